import { Link } from 'react-router-dom';
import { practiceLink } from '@/features/memory/public';
import { paths, viewQuotePath } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import type { VerseSpan } from '@/bible/passage';
import type { LibraryMark } from '../model/libraryIndex';
import { SYMBOLS } from '../model/symbols';
import styles from './VerseActions.module.scss';

/** Links to the user's own passages, nuggets, quotes and prayers about the chosen verses. */
export function VerseMarks({ marks, chosen }: { marks: readonly LibraryMark[]; chosen: VerseSpan }) {
  const unique = [...new Map(marks.map((mark) => [`${mark.kind}${mark.id}`, mark])).values()];
  /** The path of its screen, and the state that tells that screen what to show first. */
  const linkTo = ({ kind, id }: LibraryMark): { to: string; state?: object } => {
    switch (kind) {
      case 'memory':
        return practiceLink(id);
      case 'nugget':
        return { to: paths.browseBible, state: { nuggetId: id } };
      case 'quote':
        return { to: viewQuotePath(id) };
      case 'prayer':
        return { to: prayerPath(id) };
    }
  };
  return (
    <ul className={styles.marks} aria-label="Yours">
      {unique.map((mark) => (
        <li key={`${mark.kind}${mark.id}`}>
          <span aria-hidden>{SYMBOLS[mark.kind][0]} </span>
          <Link {...linkTo(mark)}>
            {partLabel(mark, chosen)}
            {mark.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Which of the chosen verses a mark is about: `Verse 1: `; '' if it is about all of them, or about the chapter. */
function partLabel({ verses }: LibraryMark, chosen: VerseSpan): string {
  if (!verses) return '';
  const startVerse = Math.max(verses.startVerse, chosen.startVerse);
  const endVerse = Math.min(verses.endVerse, chosen.endVerse);
  if (startVerse === chosen.startVerse && endVerse === chosen.endVerse) return '';
  return startVerse === endVerse ? `Verse ${startVerse}: ` : `Verses ${startVerse}-${endVerse}: `;
}

import { Link } from 'react-router-dom';
import { practiceLink } from '@/features/memory/public';
import { paths, viewQuotePath } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import type { LibraryMark } from '../model/libraryIndex';
import styles from './VerseActions.module.scss';

/** Links to the user's own passages, nuggets, quotes and prayers about the chosen verses. */
export function VerseMarks({ marks }: { marks: readonly LibraryMark[] }) {
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
          <Link {...linkTo(mark)}>{mark.label}</Link>
        </li>
      ))}
    </ul>
  );
}

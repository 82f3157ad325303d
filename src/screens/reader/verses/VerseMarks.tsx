import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths, practicePath, viewQuotePath } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import { readPracticeChoice } from '@/device/choices/practiceChoice';
import type { LibraryMark } from '@/domain/library/libraryIndex';
import styles from './VerseActions.module.scss';

/** What is one's own about the chosen verses, and the way there. */
export function VerseMarks({ marks }: { marks: readonly LibraryMark[] }) {
  const [{ mode, order }] = useState(readPracticeChoice);
  const once = [...new Map(marks.map((mark) => [`${mark.kind}${mark.id}`, mark])).values()];
  /** Where it is shown, and what that screen is asked to show first. */
  const placeOf = ({ kind, id }: LibraryMark): { to: string; state?: object } => {
    switch (kind) {
      case 'memory':
        return { to: practicePath(mode, order), state: { startAt: id } };
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
      {once.map((mark) => (
        <li key={`${mark.kind}${mark.id}`}>
          <Link {...placeOf(mark)}>{mark.label}</Link>
        </li>
      ))}
    </ul>
  );
}

import { Link, useNavigate } from 'react-router-dom';
import { paths, practicePath, viewQuotePath } from '@/routes/paths';
import { prayerPath } from '@/routes/prayerPaths';
import { useState } from 'react';
import { readPracticeChoice } from '@/device/practiceChoice';
import type { LibraryMark } from '@/domain/library/libraryIndex';
import { useAppDispatch } from '@/store/core/hooks';
import { nuggetShown } from '@/store/nuggets/nuggetBrowser';
import styles from './VerseActions.module.scss';

/** What is one's own about the chosen verses, and the way there. */
export function VerseMarks({ marks }: { marks: readonly LibraryMark[] }) {
  const [{ mode, order }] = useState(readPracticeChoice);
  const once = [...new Map(marks.map((mark) => [`${mark.kind}${mark.id}`, mark])).values()];
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <ul className={styles.marks} aria-label="Yours">
      {once.map(({ kind, id, label }) => (
        <li key={`${kind}${id}`}>
          {kind === 'nugget' ? (
            <button
              type="button"
              onClick={() => {
                dispatch(nuggetShown(id));
                void navigate(paths.browseBible);
              }}
            >
              {label}
            </button>
          ) : kind === 'memory' ? (
            <Link to={practicePath(mode, order)} state={{ startAt: id }}>
              {label}
            </Link>
          ) : (
            <Link to={kind === 'quote' ? viewQuotePath(id) : prayerPath(id)}>{label}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}

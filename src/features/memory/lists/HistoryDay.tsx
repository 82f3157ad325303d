import { useState } from 'react';
import { Link } from 'react-router-dom';
import { memoryPassagePath } from '@/routes/paths';
import { passageName } from '../model/passageEdit';
import { displayDate } from '@/platform/values/dates';
import type { MemoryPassage, PracticeHistoryEntry } from '../model/memoryPassage';
import { Button } from '@/ui/controls/Button';
import { Disclosure } from '@/ui/lists/Disclosure';
import styles from './Memory.module.scss';

/** A day shows no more rows than this until Show all. */
const FIRST_SHOWN = 200;

interface HistoryDayProps {
  /** `yyyy-MM-dd`. */
  day: string;
  views: readonly PracticeHistoryEntry[];
  byId: ReadonlyMap<number, MemoryPassage>;
  /** Shown for a passage that `byId` does not have. */
  unnamed: string;
}

/** One day of practice; its passages and times unfold. */
export function HistoryDay({ day, views, byId, unnamed }: HistoryDayProps) {
  const [all, setAll] = useState(false);
  const shown = all ? views : views.slice(0, FIRST_SHOWN);
  return (
    <Disclosure
      summary={
        <span>
          {displayDate(day)} <span className="muted">({views.length})</span>
        </span>
      }
    >
      <ul className={`plain-list ${styles.views}`}>
        {shown.map(({ passageId, viewedAt }, index) => {
          const passage = byId.get(passageId);
          return (
            <li key={index}>
              <time dateTime={new Date(viewedAt).toISOString()}>
                {new Date(viewedAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
              </time>
              {passage ? (
                <Link to={memoryPassagePath(passageId)}>{passageName(passage)}</Link>
              ) : (
                <span>{unnamed}</span>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < views.length && <Button onClick={() => setAll(true)}>Show all {views.length}</Button>}
    </Disclosure>
  );
}

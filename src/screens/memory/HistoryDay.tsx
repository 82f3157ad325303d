import { useState } from 'react';
import { Link } from 'react-router-dom';
import { memoryPassagePath } from '@/routes/paths';
import { displayDate } from '@/domain/text/dates';
import type { MemoryPassage, PracticeHistoryEntry } from '@/domain/memory/memoryPassage';
import { formatReference } from '@/domain/references/reference';
import { Disclosure } from '@/ui/lists/Disclosure';
import styles from './Memory.module.scss';

/** A day holds no more rows than this until all are asked for. */
const FIRST_SHOWN = 200;

interface HistoryDayProps {
  /** `yyyy-MM-dd`. */
  day: string;
  views: readonly PracticeHistoryEntry[];
  byId: ReadonlyMap<number, MemoryPassage>;
  /** Stands for a passage that `byId` does not have. */
  unnamed: string;
}

/** One day of practice; which passages, and when, once it is opened. */
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
              <time dateTime={new Date(viewedAt).toISOString()}>{timeOf(viewedAt)}</time>
              {passage ? (
                <Link to={memoryPassagePath(passageId)}>
                  {formatReference(passage, passage.appendLetter)}
                </Link>
              ) : (
                <span>{unnamed}</span>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < views.length && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => setAll(true)}>
          Show all {views.length}
        </button>
      )}
    </Disclosure>
  );
}

/** The time of day on this device, `7:05 AM`. */
function timeOf(epochMs: number): string {
  return new Date(epochMs).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

import { useMemo } from 'react';
import { isoDay } from '@/platform/values/dates';
import { useNow } from '@/platform/page/useNow';
import { Link, useNavigate } from 'react-router-dom';
import { passageName } from '../model/passageEdit';
import type { MemoryPassage } from '../model/memoryPassage';
import { BANDS, dueThisWeek, recallYear, strengthBands, weakestWords } from '../model/overview';
import { memoryPassagePath, paths, practicePath } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { useActions } from '@/ui/actions/useActions';
import { selectDueOf } from '../recall/log/due';
import { selectPassagesWithText } from '../store/passages';
import { useDrillAction, useRecallLog } from '../recall/log/useRecallLog';
import { Loading } from '@/ui/feedback/LoadState';
import { ByHeartCard } from './ByHeartCard';
import { DueCard } from './DueCard';
import { FiguresTable } from './FiguresTable';
import styles from './Memory.module.scss';
import { RecallCalendar } from './RecallCalendar';

const MAX_WEAKEST = 20;
const FADING_FIRST = { label: 'Practise fading first', to: practicePath('by_ref', 'by_fading') };

/** Statistics from the recall log. Each chart is a table too. */
export function RecallStats({ passages }: { passages: readonly MemoryPassage[] }) {
  const { ready, entries } = useRecallLog();
  const now = useNow();
  const today = isoDay(new Date(now));
  const dueOf = useAppSelector(selectDueOf);
  const bands = useMemo(
    () => strengthBands(passages.map((passage) => dueOf(passage, 'by_ref', today))),
    [passages, dueOf, today],
  );
  const withText = useAppSelector(selectPassagesWithText);
  const soon = useMemo(
    () => dueThisWeek(withText, (passage) => dueOf(passage, 'by_ref', today), today),
    [withText, dueOf, today],
  );
  const year = useMemo(() => recallYear(entries, now), [entries, now]);
  const weakest = useMemo(() => weakestWords(entries, MAX_WEAKEST, today), [entries, today]);
  const maxBand = Math.max(1, ...bands);
  const navigate = useNavigate();
  const drill = useDrillAction();
  useActions([{ label: FADING_FIRST.label, run: () => void navigate(FADING_FIRST.to) }, drill]);
  if (!ready) return <Loading what="the recall log" />;
  return (
    <>
      <ByHeartCard passages={passages} year={year} today={today} />
      <section className={styles.card} aria-labelledby="strength">
        <h2 id="strength">Passages by Strength</h2>
        <div className={styles.container}>
          <table className={styles.bars}>
            <caption className="visually-hidden">How long passages last until they are due</caption>
            <tbody>
              {BANDS.map(({ label }, index) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{bands[index]}</td>
                  <td aria-hidden className={styles.barCell}>
                    <div
                      className={styles.bar}
                      style={{ width: `${((bands[index] ?? 0) * 100) / maxBand}%` }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <DueCard
        id="due"
        title="Due Today"
        none="Nothing is due today."
        passages={soon.filter(({ due }) => due.isDue)}
        today={today}
        link={FADING_FIRST}
      />
      <DueCard
        id="coming"
        title="Due This Week"
        none="Nothing more is due within a week."
        passages={soon.filter(({ due }) => !due.isDue)}
        today={today}
      />
      <section className={styles.card} aria-labelledby="calendar">
        <h2 id="calendar">Recall by Day</h2>
        <RecallCalendar year={year} />
      </section>
      <section className={styles.card} aria-labelledby="weakest">
        <h2 id="weakest">Weakest Words</h2>
        {weakest.length === 0 ? (
          <p>No weak words. Words that are missed in recall are listed here until they heal.</p>
        ) : (
          <>
            <p>
              <ButtonLink to={paths.weakWords}>Drill them for half a minute</ButtonLink>
            </p>
            <FiguresTable columns={['Word', 'Passage']}>
              {weakest.map(({ passageId, at, key, before, after }) => {
                const passage = passages.find((each) => each.passageId === passageId);
                return (
                  <tr key={`${passageId} ${at} ${key}`}>
                    <td>
                      <span className="muted">{before}</span> {key} <span className="muted">{after}</span>
                    </td>
                    <td>
                      {passage ? (
                        <Link to={memoryPassagePath(passageId)}>{passageName(passage)}</Link>
                      ) : (
                        'Unknown Passage'
                      )}
                    </td>
                  </tr>
                );
              })}
            </FiguresTable>
          </>
        )}
      </section>
    </>
  );
}

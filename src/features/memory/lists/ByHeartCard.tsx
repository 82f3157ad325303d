import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { displayDate } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { memoryPassagePath } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { Disclosure } from '@/ui/lists/Disclosure';
import { byHeart } from '../model/byHeart';
import type { MemoryPassage } from '../model/memoryPassage';
import type { RecallDay } from '../model/overview';
import { passageName } from '../model/passageEdit';
import { selectDueOf } from '../recall/log/due';
import { selectEntriesOf } from '../recall/log/recallLog';
import { FiguresTable } from './FiguresTable';
import styles from './Memory.module.scss';

const ByHeartDialog = lazyDialog(async () => (await import('./ByHeartDialog')).ByHeartDialog);

interface ByHeartCardProps {
  passages: readonly MemoryPassage[];
  /** The recalls of a year, for its picture. */
  year: readonly RecallDay[];
  /** `yyyy-MM-dd`. */
  today: string;
}

/** The number of passages known by heart, their names and dates, and a picture of them to share. */
export function ByHeartCard({ passages, year, today }: ByHeartCardProps) {
  const dueOf = useAppSelector(selectDueOf);
  const entriesOf = useAppSelector(selectEntriesOf);
  const [isSharing, setSharing] = useState(false);
  const known = useMemo(
    () =>
      byHeart(
        passages,
        ({ passageId }) => entriesOf(passageId),
        (passage) => dueOf(passage, 'by_ref', today),
        today,
      ),
    [passages, entriesOf, dueOf, today],
  );
  return (
    <section className={styles.card} aria-labelledby="by-heart">
      <h2 id="by-heart">By Heart</h2>
      {known.length === 0 ? (
        <p>
          None yet. A passage that you recall with hardly a fault and no peek, by an exercise or a card, is
          listed here.
        </p>
      ) : (
        <>
          <p>
            {pluralize(known.length, 'passage')},{' '}
            <span className="muted">recalled, and not missed since</span>
          </p>
          <Disclosure summary="Which, and since when">
            <FiguresTable columns={['Passage', 'Since']}>
              {known.map(({ passage, since }) => (
                <tr key={passage.passageId}>
                  <td>
                    <Link to={memoryPassagePath(passage.passageId)}>{passageName(passage)}</Link>
                  </td>
                  <td>{displayDate(since)}</td>
                </tr>
              ))}
            </FiguresTable>
          </Disclosure>
          <p>
            <Button onClick={() => setSharing(true)}>Share as a picture</Button>
          </p>
        </>
      )}
      {isSharing && (
        <ByHeartDialog
          references={known.map(({ passage }) => passageName(passage))}
          year={year}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  );
}

import { useRowDialog } from '@/data/browse/useRowDialog';
import { useAppSelector } from '@/data/store/hooks';
import { useOutbox } from '@/data/sync/useOutbox';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { prayerTitle, type Prayer } from '../model/prayer';
import { selectRefusedSession } from '../store/prayerSelectors';
import styles from './PrayerSessions.module.scss';

interface UnclearSessionProps {
  /** The id of the waiting write. */
  id: number;
  onAnswered?: () => void;
}

/** Asks about a session whose answer was lost, because it is impossible to find out whether the server has it. */
export function UnclearSession({ id, onAnswered }: UnclearSessionProps) {
  const outbox = useOutbox();
  return (
    <div role="group" aria-label="May have been recorded" className={styles.unclear}>
      <p>
        No clear answer came when this was sent. Either it is recorded already, and would be there twice if it
        is recorded again; or it is not, and would be lost if it is not.
      </p>
      <div className="actions">
        <Button
          onClick={withFocusHandoff(() => {
            void outbox.discard(id);
            onAnswered?.();
          })}
        >
          It is recorded
        </Button>
        <Button
          onClick={withFocusHandoff(() => {
            void outbox.retry(id);
            onAnswered?.();
          })}
        >
          Record it again
        </Button>
      </div>
    </div>
  );
}

/**
 * Asks about a prayer's unclear session before another is recorded, on every screen: a person who thinks that the last one
 * failed would record it twice.
 */
export function useUnclearQuestion(prayer: Prayer | undefined) {
  const refused = useAppSelector((state) => prayer && selectRefusedSession(state, prayer.prayerId));
  const { dialog: asked, setDialog: setAsked } = useRowDialog<{ record: () => void }>({
    shownId: prayer?.prayerId,
    noun: 'prayer',
  });
  const unclear = refused?.unclear === true ? refused : null;
  const close = () => setAsked(null);
  return {
    /** Records at once if no session is unclear. */
    askFirst: (run: () => void) => (unclear ? setAsked({ record: run }) : run()),
    question: prayer && unclear && asked && (
      <Dialog
        title="Record Prayer"
        onClose={close}
        onSubmit={() => {
          close();
          asked.record();
        }}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button main type="submit">
              Record another
            </Button>
          </>
        }
      >
        <p>{prayerTitle(prayer)}: your last prayer for this may have been recorded.</p>
        <UnclearSession id={unclear.id} onAnswered={close} />
      </Dialog>
    ),
  };
}

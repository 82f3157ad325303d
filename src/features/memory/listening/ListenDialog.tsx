import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { listeningChosen, selectListening, type ListeningChoice } from './listening';
import { selectListenedTo, startListening, stopListening } from './player';
import { Button } from '@/ui/controls/Button';
import { CheckField } from '@/ui/controls/Field';
import { Dialog } from '@/ui/dialogs/Dialog';
import '@/ui/controls/forms.scss';
import styles from './ListenDialog.module.scss';
import { useVoices, VoiceFields } from './VoiceFields';

interface ListenDialogProps {
  /** The passages to hear, in order. */
  ids: readonly number[];
  onClose: () => void;
}

/** Starts listening: the device's voice reads a reference, pauses for the person to recite, reads the text, and goes on. */
export function ListenDialog({ ids, onClose }: ListenDialogProps) {
  const dispatch = useAppDispatch();
  const voices = useVoices();
  const { choice } = useAppSelector(selectListening);
  const playing = useAppSelector(selectListenedTo);
  const change = (part: Partial<ListeningChoice>) => dispatch(listeningChosen(part));
  return (
    <Dialog
      title="Listen"
      onClose={onClose}
      footer={
        <>
          {playing !== null && <Button onClick={() => dispatch(stopListening())}>Stop</Button>}
          <Button
            main
            disabled={voices.length === 0}
            onClick={() => {
              dispatch(startListening(ids));
              onClose();
            }}
          >
            {playing === null ? 'Play' : 'Play from here'}
          </Button>
        </>
      }
    >
      {voices.length === 0 ? (
        <p>This device has no voice to read with.</p>
      ) : (
        <div className={styles.fields}>
          <VoiceFields />
          <CheckField
            id="listen-repeats"
            label="Repeat"
            checked={choice.repeats}
            onChange={(repeats) => change({ repeats })}
          />
        </div>
      )}
      <p className="muted">Reading goes on while you use the app.</p>
    </Dialog>
  );
}

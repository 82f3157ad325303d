import { useSyncExternalStore } from 'react';
import { PACES, SLEEPS, type ListeningChoice } from '@/device/choices/listeningChoice';
import { deviceVoices, watchVoices } from '@/device/listening/voice';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { listeningChosen, selectListening } from '@/store/listening/listening';
import { selectListenedTo, startListening, stopListening } from '@/store/listening/player';
import { Dialog } from '@/ui/dialogs/Dialog';
import '@/ui/forms/forms.scss';
import styles from './ListenDialog.module.scss';

interface ListenDialogProps {
  /** The passages to be heard, in their order. */
  ids: readonly number[];
  onClose: () => void;
}

/** As a text, for the same voices are to be the same. */
const voicesAsText = (): string =>
  JSON.stringify(deviceVoices().map(({ voiceURI, name, lang }) => [voiceURI, `${name} (${lang})`]));

/** Reference, a pause to say it oneself, and the text, passage after passage, by the device's own voice. */
export function ListenDialog({ ids, onClose }: ListenDialogProps) {
  const dispatch = useAppDispatch();
  useSyncExternalStore(watchVoices, voicesAsText);
  const voices = deviceVoices();
  const { choice } = useAppSelector(selectListening);
  const playing = useAppSelector(selectListenedTo);
  const change = (part: Partial<ListeningChoice>) => dispatch(listeningChosen(part));
  return (
    <Dialog
      title="Listen"
      onClose={onClose}
      footer={
        <>
          {playing !== null && (
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={() => dispatch(stopListening())}
            >
              Stop
            </button>
          )}
          <button
            type="button"
            className="btn btn-primary"
            disabled={voices.length === 0}
            onClick={() => {
              dispatch(startListening(ids));
              onClose();
            }}
          >
            {playing === null ? 'Play' : 'Play from here'}
          </button>
        </>
      }
    >
      {voices.length === 0 ? (
        <p>This device has no voice to read with.</p>
      ) : (
        <>
          <label className={styles.field}>
            Voice
            <select
              className="form-select"
              value={choice.voice}
              onChange={({ target }) => change({ voice: target.value })}
            >
              <option value="">The device&apos;s own</option>
              {voices.map(({ voiceURI, name, lang }) => (
                <option key={voiceURI} value={voiceURI}>
                  {name} ({lang})
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            Pace
            <select
              className="form-select"
              value={choice.pace}
              onChange={({ target }) => change({ pace: Number(target.value) })}
            >
              {PACES.map((pace) => (
                <option key={pace} value={pace}>
                  {pace === 1 ? 'Usual' : `${pace} times`}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            Sleep timer
            <select
              className="form-select"
              value={choice.sleep}
              onChange={({ target }) => change({ sleep: Number(target.value) })}
            >
              {SLEEPS.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes === 0 ? 'Off' : `${minutes} minutes`}
                </option>
              ))}
            </select>
          </label>
          <label className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={choice.repeats}
              onChange={({ target }) => change({ repeats: target.checked })}
            />{' '}
            Repeat
          </label>
        </>
      )}
      <p className="muted">Reading goes on while you use the app.</p>
    </Dialog>
  );
}

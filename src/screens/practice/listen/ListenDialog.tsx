import { useSyncExternalStore } from 'react';
import { PACES, SLEEPS, type ListeningChoice } from '@/device/choices/listeningChoice';
import { deviceVoices, watchVoices } from '@/device/listening/voice';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { listeningChosen, selectListening } from '@/store/listening/listening';
import { selectListenedTo, startListening, stopListening } from '@/store/listening/player';
import { Button } from '@/ui/forms/Button';
import { Dialog } from '@/ui/dialogs/Dialog';
import '@/ui/forms/forms.scss';
import styles from './ListenDialog.module.scss';

interface ListenDialogProps {
  /** The passages to hear, in order. */
  ids: readonly number[];
  onClose: () => void;
}

/** As text, because `useSyncExternalStore` needs the same value for the same voices. */
const voicesAsText = (): string =>
  JSON.stringify(deviceVoices().map(({ voiceURI, name, lang }) => [voiceURI, `${name} (${lang})`]));

/** Starts listening: the device's voice reads a reference, pauses for the person to recite, reads the text, and goes on. */
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
        <>
          <Field
            label="Voice"
            value={choice.voice}
            options={[
              ['', "The device's own"],
              ...voices.map(({ voiceURI, name, lang }) => [voiceURI, `${name} (${lang})`] as const),
            ]}
            onChange={(voice) => change({ voice })}
          />
          <Field
            label="Pace"
            value={choice.pace}
            options={PACES.map((pace) => [pace, pace === 1 ? 'Usual' : `${pace} times`] as const)}
            onChange={(pace) => change({ pace: Number(pace) })}
          />
          <Field
            label="Sleep timer"
            value={choice.sleep}
            options={SLEEPS.map(
              (minutes) => [minutes, minutes === 0 ? 'Off' : `${minutes} minutes`] as const,
            )}
            onChange={(sleep) => change({ sleep: Number(sleep) })}
          />
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

interface FieldProps {
  label: string;
  value: string | number;
  options: readonly (readonly [value: string | number, name: string])[];
  onChange: (value: string) => void;
}

function Field({ label, value, options, onChange }: FieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <select className="form-select" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

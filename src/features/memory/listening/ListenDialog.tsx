import { useSyncExternalStore } from 'react';
import { PACES, SLEEPS, type ListeningChoice } from './listeningChoice';
import { deviceVoices, watchVoices } from '@/platform/speech/voice';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { listeningChosen, selectListening } from './listening';
import { selectListenedTo, startListening, stopListening } from './player';
import { Button } from '@/ui/controls/Button';
import { CheckField } from '@/ui/controls/CheckField';
import { SelectField } from '@/ui/controls/Field';
import { Dialog } from '@/ui/dialogs/Dialog';
import '@/ui/controls/forms.scss';
import styles from './ListenDialog.module.scss';

interface ListenDialogProps {
  /** The passages to hear, in order. */
  ids: readonly number[];
  onClose: () => void;
}

/** As text, because `useSyncExternalStore` needs the same value for the same voices. */
const voicesAsText = (): string =>
  JSON.stringify(deviceVoices().map((voice) => [voice.voiceURI, nameOfVoice(voice)]));

const nameOfVoice = (voice: SpeechSynthesisVoice | undefined): string =>
  voice ? `${voice.name} (${voice.lang})` : "The device's own";

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
        <div className={styles.fields}>
          <SelectField
            label="Voice"
            value={choice.voice}
            options={['', ...voices.map(({ voiceURI }) => voiceURI)]}
            nameOf={(uri) => nameOfVoice(voices.find(({ voiceURI }) => voiceURI === uri))}
            onChange={(voice) => change({ voice })}
          />
          <SelectField
            label="Pace"
            value={choice.pace}
            options={PACES}
            nameOf={(pace) => (pace === 1 ? 'Usual' : `${pace} times`)}
            onChange={(pace) => change({ pace })}
          />
          <SelectField
            label="Sleep timer"
            value={choice.sleep}
            options={SLEEPS}
            nameOf={(minutes) => (minutes === 0 ? 'Off' : `${minutes} minutes`)}
            onChange={(sleep) => change({ sleep })}
          />
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

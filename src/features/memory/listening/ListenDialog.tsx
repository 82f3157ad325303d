import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { askToHear, canRecognise, type HearingProblem } from '@/platform/speech/recognition';
import { unlockVoice } from '@/platform/speech/voice';
import { Button } from '@/ui/controls/Button';
import { CheckField } from '@/ui/controls/Field';
import { Dialog } from '@/ui/dialogs/Dialog';
import '@/ui/controls/forms.scss';
import { reportMissingCode } from '@/ui/lazyWithPreload';
import { PROBLEM_MESSAGES } from '../recall/say/problems';
import { hasAgreed, SpeechConsent } from '../recall/say/SpeechConsent';
import { listeningChosen, selectListening, type ListeningChoice } from './listening';
import { selectListenedTo, startListening, stopListening } from './player';
import styles from './ListenDialog.module.scss';
import { useVoices, VoiceFields } from './VoiceFields';

interface ListenDialogProps {
  /** The passages to hear, in order. */
  ids: readonly number[];
  onClose: () => void;
}

type Beginning = HearingProblem | 'consent' | 'permission' | null;

/** Starts listening: the device's voice reads a reference, pauses for the person to recite, or hears the answer, and reads the text. */
export function ListenDialog({ ids, onClose }: ListenDialogProps) {
  const dispatch = useAppDispatch();
  const voices = useVoices();
  const { choice } = useAppSelector(selectListening);
  const playing = useAppSelector(selectListenedTo);
  const [beginning, setBeginning] = useState<Beginning>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const asks = choice.asks && canRecognise();
  const change = (part: Partial<ListeningChoice>) => dispatch(listeningChosen(part));
  /** Called on a tap, so that the browser asks for the microphone now, and not while the person drives. */
  const beginAsking = async () => {
    unlockVoice();
    setBeginning('permission');
    const problem = await askToHear();
    const handsFree = problem === null ? await import('./handsFree/askPassage').catch(() => null) : null;
    // If the dialog was closed meanwhile, the person does not want this.
    if (!isOpen.current) return;
    if (handsFree === null) {
      setBeginning(problem);
      if (problem === null) void reportMissingCode();
      return;
    }
    dispatch(startListening(ids, handsFree));
    onClose();
  };
  const play = () => {
    if (asks && !hasAgreed()) setBeginning('consent');
    else if (asks) void beginAsking();
    else {
      dispatch(startListening(ids));
      onClose();
    }
  };
  if (beginning === 'consent')
    return (
      <Dialog title="Listen" onClose={onClose}>
        <SpeechConsent onNo={() => setBeginning(null)} onYes={() => void beginAsking()} />
      </Dialog>
    );
  return (
    <Dialog
      title="Listen"
      onClose={onClose}
      footer={
        <>
          {playing !== null && <Button onClick={() => dispatch(stopListening())}>Stop</Button>}
          <Button main disabled={voices.length === 0 || beginning === 'permission'} onClick={play}>
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
          {canRecognise() && (
            <CheckField
              id="listen-asks"
              label="Hands free: ask me, and hear my answer"
              checked={choice.asks}
              onChange={(value) => change({ asks: value })}
            >
              Say the text after its reference. “Skip”, “Again”, “Read it” and “Stop” are understood.
            </CheckField>
          )}
        </div>
      )}
      <NotBegun beginning={beginning} />
      <p className="muted">Reading goes on while you use the app.</p>
    </Dialog>
  );
}

/** Why listening has not begun yet. */
function NotBegun({ beginning }: { beginning: Exclude<Beginning, 'consent'> }) {
  if (beginning === null) return null;
  if (beginning === 'permission') return <p role="status">Allow the microphone if your browser asks…</p>;
  return <p role="alert">{PROBLEM_MESSAGES[beginning]}</p>;
}

import { Mic, Pause } from 'lucide-react';
import { useState } from 'react';
import { isBlank } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { PROBLEM_MESSAGES } from './problems';
import { hasAgreed, SpeechConsent } from './SpeechConsent';
import { useDictation } from './useDictation';
import recall from '../Recall.module.scss';
import styles from './SayIt.module.scss';

interface SpeakAndCheckProps {
  heard: string;
  onHeard: (words: string) => void;
  onCheck: (answer: string) => string | null;
  /** Records instead; undefined if this device cannot. */
  onRecord: (() => void) | undefined;
}

/** The browser hears the passage, and the heard words are corrected. */
export function SpeakAndCheck({ heard, onHeard, onCheck, onRecord }: SpeakAndCheckProps) {
  const { status, interim, problem, start, pause, goOn, end } = useDictation(onHeard);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const answer = [heard, interim].filter((words) => words !== '').join(' ');
  const isOn = status === 'starting' || status === 'listening' || status === 'quiet';
  const begin = () => {
    setRefusal(null);
    setAsking(false);
    if (status === 'paused' || status === 'hidden') goOn();
    else start();
  };
  const check = () => {
    end();
    setRefusal(onCheck(answer));
  };
  if (isAsking)
    return (
      <SpeechConsent onNo={() => setAsking(false)} onYes={begin}>
        {onRecord && <Button onClick={withFocusHandoff(onRecord)}>Record on this device instead</Button>}
      </SpeechConsent>
    );
  return (
    <>
      <p role="status" className={styles.status}>
        {statusLabel(status, !isBlank(answer))}
      </p>
      {problem && (
        <p role="alert">
          {PROBLEM_MESSAGES[problem]}
          {!isBlank(answer) && ' What was heard is kept.'}
        </p>
      )}
      {!isBlank(answer) && (
        <p className={recall.text} aria-label="Heard so far" role="group">
          {heard} <span className="muted">{interim}</span>
        </p>
      )}
      {refusal !== null && <p role="alert">{refusal}</p>}
      <div className={`${recall.actions} ${recall.inSight}`}>
        <button
          type="button"
          className={`btn btn-outline-secondary ${styles.talk}`}
          data-on={isOn || undefined}
          onClick={isOn ? pause : hasAgreed() ? begin : () => setAsking(true)}
        >
          {isOn ? <Pause aria-hidden size={28} /> : <Mic aria-hidden size={28} />}
          {isOn ? 'Pause' : isBlank(answer) ? 'Speak' : 'Go on'}
        </button>
        <Button main disabled={isBlank(answer)} hint={isBlank(answer) && 'Say it first'} onClick={check}>
          {status === 'quiet' && !isBlank(answer) ? 'Done? Check' : 'Check'}
        </Button>
      </div>
      <p className="muted">
        {isBlank(answer)
          ? 'Names that sound alike are right, and so is "comma". Take your time between the words.'
          : 'What was misheard can be changed in Write.'}
      </p>
      {onRecord && !isOn && <Button onClick={withFocusHandoff(onRecord)}>Record and hear it instead</Button>}
    </>
  );
}

function statusLabel(status: ReturnType<typeof useDictation>['status'], hasWords: boolean): string {
  switch (status) {
    case 'off':
      return hasWords ? 'Not listening.' : 'Tap Speak when you are ready.';
    case 'starting':
      return 'Allow the microphone if your browser asks…';
    case 'listening':
      return 'Listening…';
    case 'quiet':
      return hasWords ? 'Done? It still listens.' : 'Nothing was heard yet. It still listens.';
    case 'paused':
      return 'Paused.';
    case 'hidden':
      return 'Paused while the page was hidden.';
  }
}

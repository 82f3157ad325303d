import { Circle, Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { SPOKEN_MARKS, type SpokenMark } from '../../model/strength/grade';
import { lineSpokenAt } from '../model/spokenLine';
import { PROBLEM_MESSAGES } from './problems';
import { useAudioRecording } from './useAudioRecording';
import recall from '../Recall.module.scss';
import styles from './SayIt.module.scss';

interface RecordAndHearProps {
  lines: readonly string[];
  onMark: (mark: SpokenMark) => void;
  /** Lets the browser hear it instead; undefined if it cannot. */
  onSpeak: (() => void) | undefined;
}

/** Records the passage on this device, plays it beside the text, and lets the person mark it. */
export function RecordAndHear({ lines, onMark, onSpeak }: RecordAndHearProps) {
  const { state, start, stop, dropUnplayable } = useAudioRecording();
  if (state.status === 'recorded') {
    return (
      <>
        <Playback {...state} lines={lines} onAgain={() => void start()} onUnplayable={dropUnplayable} />
        <fieldset className={`${recall.marks} ${recall.inSight}`}>
          <legend>How was it?</legend>
          {SPOKEN_MARKS.map(({ mark, label }) => (
            <Button key={mark} onClick={() => onMark(mark)}>
              {label}
            </Button>
          ))}
        </fieldset>
      </>
    );
  }
  const isRecording = state.status === 'recording';
  return (
    <>
      <p role="status" className={styles.status}>
        {isRecording && 'Recording…'}
        {state.status === 'starting' && 'Allow the microphone if your browser asks…'}
        {state.status === 'none' &&
          'Say the passage, and hear it beside the text. It stays on this device, until you leave this.'}
      </p>
      {isRecording && <Elapsed />}
      {state.status === 'none' && state.problem && <p role="alert">{PROBLEM_MESSAGES[state.problem]}</p>}
      <div className={recall.actions}>
        <button
          type="button"
          className={`btn btn-outline-secondary ${styles.talk}`}
          disabled={state.status === 'starting'}
          onClick={withFocusHandoff(() => (isRecording ? stop() : void start()))}
        >
          {isRecording ? <Square aria-hidden size={28} /> : <Circle aria-hidden size={28} />}
          {isRecording ? 'Stop' : 'Record'}
        </button>
      </div>
      {onSpeak && !isRecording && (
        <Button onClick={withFocusHandoff(onSpeak)}>
          <Mic aria-hidden size={18} /> Have it checked instead
        </Button>
      )}
    </>
  );
}

/** The recorded time, as `0:07`. Not announced, because the microphone would hear that. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <p role="timer">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</p>;
}

interface PlaybackProps {
  url: string;
  seconds: number;
  lines: readonly string[];
  onAgain: () => void;
  onUnplayable: () => void;
}

/** The recording beside the text, with a mark on the verse that is probably spoken now. */
function Playback({ url, seconds, lines, onAgain, onUnplayable }: PlaybackProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [share, setShare] = useState(-1);
  const current = lineSpokenAt(lines, share);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the text is below it */}
      <audio
        ref={audio}
        src={url}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          // Chrome does not know the length of its own recordings.
          setShare(currentTime / (Number.isFinite(duration) ? duration : Math.max(seconds, 0.1)))
        }
        onEnded={() => {
          setPlaying(false);
          setShare(-1);
        }}
        onError={onUnplayable}
      />
      <div className={recall.actions}>
        <Button
          main
          onClick={() => {
            if (isPlaying) audio.current?.pause();
            // `onError` reports the reason.
            else audio.current?.play().catch(() => undefined);
          }}
        >
          {isPlaying ? 'Pause' : 'Hear it'}
        </Button>
        <Button onClick={withFocusHandoff(onAgain)}>Record again</Button>
      </div>
      <p className={recall.text}>
        {lines.map((line, index) => (
          <span
            key={index}
            className={`${recall.line} ${index === current ? styles.spoken : ''}`}
            aria-current={index === current || undefined}
          >
            {line}
          </span>
        ))}
      </p>
    </>
  );
}

import { useState } from 'react';
import { canRecognise } from '@/platform/speech/recognition';
import { canRecord } from '@/platform/speech/recorder';
import type { SpokenMark } from '../../model/strength/grade';
import { heardAs, spokenWords } from '../model/spoken/spoken';
import type { SpokenAnswer } from '../useFinishRun';
import { RecordAndHear } from './RecordAndHear';
import { SpeakAndCheck } from './SpeakAndCheck';

interface SayItProps {
  /** The words heard in this run so far. */
  heard: string;
  /** The text, one verse a line. */
  lines: readonly string[];
  onHeard: (words: string) => void;
  /** Corrects the heard words; returns why there is nothing to correct, or null. */
  onCheck: (answer: SpokenAnswer) => string | null;
  /** The person's own mark of a recording. */
  onMark: (mark: SpokenMark) => void;
}

/** The person speaks the passage: the browser hears and corrects it, or records it for the person to mark. */
export function SayIt({ heard, lines, onHeard, onCheck, onMark }: SayItProps) {
  const [isRecording, setRecording] = useState(!canRecognise());
  if (isRecording)
    return (
      <RecordAndHear
        lines={lines}
        onMark={onMark}
        onSpeak={canRecognise() ? () => setRecording(false) : undefined}
      />
    );
  return (
    <SpeakAndCheck
      heard={heard}
      onHeard={onHeard}
      onCheck={(answer) => onCheck({ answer, parseAnswer: spokenWords, heardAs })}
      onRecord={canRecord() ? () => setRecording(true) : undefined}
    />
  );
}

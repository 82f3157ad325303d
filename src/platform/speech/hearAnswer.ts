import { SILENCE_MS, startDictation } from './dictation';
import type { HearingProblem } from './recognition';

/** Why an answer is not heard: the page may also be hidden, where browsers give it no microphone. */
export type AnswerProblem = HearingProblem | 'hidden';

export interface HeardAnswer {
  /** The words between the pauses, in order; empty for silence. */
  phrases: readonly string[];
  /** Null where it was heard to its end. */
  problem: AnswerProblem | null;
}

interface Question {
  /** How long to wait for the first word. */
  waitMs: number;
  /**
   * Whether the words so far are complete, may end with a short silence, or continue.
   * @param interim words that may still change
   */
  judge: (phrases: readonly string[], interim: string) => 'whole' | 'mayEnd' | 'goesOn';
}

/** Hears one answer. It ends with the last word where it is whole, else by silence; and when `signal` aborts. */
export const hearAnswer = ({ waitMs, judge }: Question, signal: AbortSignal): Promise<HeardAnswer> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') {
      resolve({ phrases: [], problem: 'hidden' });
      return;
    }
    const phrases: string[] = [];
    let isOver = false;
    const end = (problem: AnswerProblem | null = null) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(silence);
      signal.removeEventListener('abort', onAbort);
      // A dictation may fail while it starts.
      queueMicrotask(() => {
        // Words that could still have changed count as final.
        dictation.end();
        resolve({ phrases, problem });
      });
    };
    const onAbort = () => end();
    signal.addEventListener('abort', onAbort);
    // Also while the browser asks for the microphone: nobody may answer it.
    let silence = setTimeout(onAbort, waitMs);
    const dictation = startDictation({
      onWords: (said) => void phrases.push(said),
      onChange: ({ status, interim, problem }) => {
        if (status === 'hidden') end('hidden');
        else if (problem !== null) end(problem);
        else if (phrases.length > 0 || interim !== '') {
          const judged = judge(phrases, interim);
          if (judged === 'whole' || (judged === 'mayEnd' && status === 'quiet')) end();
          else if (status === 'listening') {
            clearTimeout(silence);
            silence = setTimeout(onAbort, 2 * SILENCE_MS);
          }
        }
      },
    });
  });

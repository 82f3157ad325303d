import { listenForWords, type HearingProblem } from './recognition';

/** The state of a dictation. */
export type DictationStatus =
  /** Nothing was begun, or it was ended. */
  | 'off'
  /** Waits for the person's permission and for the browser. */
  | 'starting'
  | 'listening'
  /** Listens, but has heard nothing for a while. */
  | 'quiet'
  | 'paused'
  /** Paused because the page was hidden. */
  | 'hidden';

export interface DictationState {
  status: DictationStatus;
  /** The words that may still change. */
  interim: string;
  /** Why it ended; null where the person ended it. */
  problem: HearingProblem | null;
}

export const DICTATION_OFF: DictationState = { status: 'off', interim: '', problem: null };

/** People pause between phrases; after this long they may be done. */
export const SILENCE_MS = 4_000;

/** Attempts that end so soon, one after another, would never end. */
const SOON_MS = 500;
const MAX_SOON = 3;

interface DictationListeners {
  onChange: (state: DictationState) => void;
  /** Words that will not change any more. */
  onWords: (words: string) => void;
}

export interface Dictation {
  pause: () => void;
  goOn: () => void;
  /** Ends it; words that could still have changed count as final. */
  end: () => void;
}

/**
 * Turns speech into words until it is paused or ended. Browsers end a recognition after each sentence or after a minute; it then starts
 * another one by itself. No recognised words are lost.
 */
export function startDictation({ onChange, onWords }: DictationListeners): Dictation {
  let state = DICTATION_OFF;
  let stop: () => void = () => undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let soonEnds = 0;

  const set = (changes: Partial<DictationState>) => {
    state = { ...state, ...changes };
    onChange(state);
  };
  const waitForSilence = () => {
    clearTimeout(silence);
    silence = setTimeout(() => set({ status: 'quiet' }), SILENCE_MS);
  };
  /** Stops to hear. What may still change would be lost with the recognition. */
  const halt = (status: DictationStatus, problem: HearingProblem | null = null) => {
    stop();
    clearTimeout(silence);
    const { interim } = state;
    if (interim !== '') onWords(interim);
    set({ status, interim: '', problem });
  };
  const hear = () => {
    const beganAt = performance.now();
    stop = listenForWords({
      onStart: () => {
        // The browser started a new recognition by itself: the silence goes on.
        if (state.status !== 'starting') return;
        set({ status: 'listening' });
        waitForSilence();
      },
      onWords: (final, interim) => {
        soonEnds = 0;
        if (final !== '') onWords(final);
        set({ status: 'listening', interim });
        waitForSilence();
      },
      onProblem: (problem) => halt('off', problem),
      onEnd: () => {
        soonEnds = performance.now() - beganAt < SOON_MS ? soonEnds + 1 : 0;
        if (soonEnds >= MAX_SOON) {
          halt('off', 'failed');
          return;
        }
        const { interim } = state;
        if (interim !== '') {
          onWords(interim);
          set({ interim: '' });
        }
        hear();
      },
    });
  };
  const begin = () => {
    soonEnds = 0;
    set({ status: 'starting', problem: null });
    hear();
  };
  const isOn = () => state.status === 'starting' || state.status === 'listening' || state.status === 'quiet';
  const onVisibility = () => {
    if (document.visibilityState === 'hidden' && isOn()) halt('hidden');
  };
  document.addEventListener('visibilitychange', onVisibility);
  begin();
  return {
    pause: () => {
      if (isOn()) halt('paused');
    },
    goOn: () => {
      if (!isOn()) begin();
    },
    end: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      if (state.status !== 'off') halt('off');
    },
  };
}

/** The part of a browser's speech recognition that is used here; TypeScript knows no more of it than its results. */
interface SpeechRecogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { resultIndex: number; results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => SpeechRecogniser;
    /** Chrome, Edge and Safari. */
    webkitSpeechRecognition?: new () => SpeechRecogniser;
  }
}

const recogniserClass = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Whether the browser turns speech into words. */
export const canRecognise = (): boolean => recogniserClass() !== undefined;

/** Why nothing can be heard. */
export type HearingProblem = 'notAllowed' | 'noNetwork' | 'noMicrophone' | 'noEnglish' | 'failed';

const PROBLEMS: Readonly<Record<string, HearingProblem>> = {
  'not-allowed': 'notAllowed',
  'service-not-allowed': 'notAllowed',
  network: 'noNetwork',
  'audio-capture': 'noMicrophone',
  'language-not-supported': 'noEnglish',
};

/** These end one attempt, and another follows: there was silence, or another page took the microphone. */
const NO_PROBLEMS = ['no-speech', 'aborted'];

interface Listeners {
  /** It hears, after the person has allowed it. */
  onStart: () => void;
  /** Words that will not change any more, and those that still may. */
  onWords: (final: string, interim: string) => void;
  onProblem: (problem: HearingProblem) => void;
  /** It has ended by itself, as most do after a pause. */
  onEnd: () => void;
}

/** The texts are English; of several Englishes the device's. */
const englishOf = (language: string): string => (/^en\b/i.test(language) ? language : 'en-US');

/** On Android each result of a continuous recognition repeats the ones before it. */
const repeatsResults = (): boolean => /android/i.test(navigator.userAgent);

/** Listens until it ends by itself or is stopped. The browser may ask the person first. Returns how to stop it. */
export function listenForWords({ onStart, onWords, onProblem, onEnd }: Listeners): () => void {
  const Recogniser = recogniserClass();
  if (!Recogniser) {
    onProblem('failed');
    return () => undefined;
  }
  const recogniser = new Recogniser();
  recogniser.lang = englishOf(navigator.language);
  recogniser.continuous = !repeatsResults();
  recogniser.interimResults = true;
  recogniser.onstart = onStart;
  recogniser.onresult = ({ resultIndex, results }) => {
    const said = Array.from(results).slice(resultIndex);
    const textOf = (isFinal: boolean) =>
      said
        .flatMap((result) => (result.isFinal === isFinal ? (result[0]?.transcript.trim() ?? []) : []))
        .join(' ');
    onWords(textOf(true), textOf(false));
  };
  recogniser.onerror = ({ error }) => {
    if (!NO_PROBLEMS.includes(error)) onProblem(PROBLEMS[error] ?? 'failed');
  };
  recogniser.onend = onEnd;
  const stop = () => {
    recogniser.onstart = recogniser.onresult = recogniser.onerror = recogniser.onend = null;
    recogniser.abort();
  };
  try {
    recogniser.start();
  } catch {
    // As where the microphone is in use by another recognition.
    stop();
    onProblem('failed');
  }
  return stop;
}

/** Lets the browser ask for the microphone, on a tap. Resolves to why nothing can be heard, or null. */
export const askToHear = (): Promise<HearingProblem | null> =>
  new Promise((resolve) => {
    const stop = listenForWords({
      onStart: () => {
        stop();
        resolve(null);
      },
      onWords: () => undefined,
      onProblem: resolve,
      onEnd: () => resolve('failed'),
    });
  });

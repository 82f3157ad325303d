/** The device's voices, those of the text's language first. */
export function deviceVoices(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return [];
  const isEnglish = ({ lang }: SpeechSynthesisVoice) => /^en\b/i.test(lang);
  return speechSynthesis.getVoices().toSorted((a, b) => Number(isEnglish(b)) - Number(isEnglish(a)));
}

interface Voice {
  /** The `voiceURI`; blank for the device's default. */
  voice: string;
  /** 1 is normal speed. */
  pace: number;
}

/** The slowest voice to wait for, in letters a second at normal speed, and how long it may take to begin. */
const SLOWEST = 5;
const BEGINNING_MS = 10_000;

/** With these errors an utterance was stopped, by this app or by another page. */
const STOPPED = ['interrupted', 'canceled'];

/**
 * Speaks words. Resolves when they end, when the voice fails (better than endless silence), and when `signal` aborts; to whether the
 * voice has failed. Browsers sometimes send no `end` event, and some voices stop in the middle, so it also ends after a time in which
 * any voice would have finished; that is no failure.
 */
export async function say(words: string, { voice, pace }: Voice, signal: AbortSignal): Promise<boolean> {
  let hasFailed = false;
  await untilAborted(signal, (end) => {
    const utterance = new SpeechSynthesisUtterance(words);
    // A device of another language would otherwise read with its own voice.
    utterance.lang = 'en';
    utterance.rate = pace;
    utterance.voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === voice) ?? null;
    const silent = setTimeout(
      () => {
        speechSynthesis.cancel();
        end();
      },
      BEGINNING_MS + (words.length * 1000) / (SLOWEST * pace),
    );
    utterance.onend = () => {
      clearTimeout(silent);
      end();
    };
    utterance.onerror = ({ error }) => {
      hasFailed = !STOPPED.includes(error);
      clearTimeout(silent);
      end();
    };
    speechSynthesis.speak(utterance);
    return () => {
      clearTimeout(silent);
      // Keeps a reference to the utterance: a browser that garbage-collects it sends no `end` event.
      utterance.onend = utterance.onerror = null;
      speechSynthesis.cancel();
    };
  });
  return hasFailed;
}

/** Waits for so many milliseconds, or until `signal` aborts. */
export const waitUnlessAborted = (ms: number, signal: AbortSignal): Promise<void> =>
  untilAborted(signal, (end) => {
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  });

/** Starts something; resolves when it calls `end`, or when `signal` aborts, which stops it. */
function untilAborted(signal: AbortSignal, start: (end: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const abort = () => {
      stop();
      resolve();
    };
    const stop = start(() => {
      // Reading aloud for hours uses one signal.
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}

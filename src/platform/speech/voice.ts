/** The device's voices, those of the text's language first. */
export function deviceVoices(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return [];
  // Android writes 'en_US'.
  const isEnglish = ({ lang }: SpeechSynthesisVoice) => /^en(?![a-z])/i.test(lang);
  return speechSynthesis.getVoices().toSorted((a, b) => Number(isEnglish(b)) - Number(isEnglish(a)));
}

interface Voice {
  /** The `voiceURI`; blank for the device's default. */
  voice: string;
  /** 1 is normal speed. */
  pace: number;
}

/** A voice that has not begun by then is silent: some browsers refuse to speak without any event. One of the network may need longer. */
const BEGINNING_MS = 4_000;
const BEGINNING_REMOTE_MS = 10_000;

/** The slowest voice to wait for, in letters a second at normal speed, and the time to wait beside its letters. */
const SLOWEST = 5;
const SPARE_MS = 10_000;

/** With these errors an utterance was stopped, by this app or by another page. */
const STOPPED = ['interrupted', 'canceled'];

/**
 * Lets the app speak from now on. Call it in the handler of a tap, before anything is awaited: an iPhone is silent, without an error,
 * until the page has first spoken on a tap. Nothing is heard of it.
 */
export function unlockVoice(): void {
  if ('speechSynthesis' in window) speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/**
 * Speaks words. Resolves when they end, when the voice fails (better than endless silence), and when `signal` aborts; to whether the
 * voice has failed. One that does not begin has failed. Browsers sometimes send no `end` event, and some voices stop in the middle, so
 * it also ends after a time in which any voice would have finished; that is no failure.
 */
export async function say(text: string, { voice, pace }: Voice, signal: AbortSignal): Promise<boolean> {
  let hasFailed = false;
  await untilAborted(signal, (end) => {
    const utterance = new SpeechSynthesisUtterance(text);
    // A device of another language would otherwise read with its own voice.
    utterance.lang = 'en';
    utterance.rate = pace;
    utterance.voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === voice) ?? null;
    const clear = () => {
      clearTimeout(unbegun);
      clearTimeout(endless);
      // Keeps a reference to the utterance: a browser that garbage-collects it sends no `end` event.
      utterance.onstart = utterance.onend = utterance.onerror = null;
    };
    const finish = (isFailure = false) => {
      hasFailed = isFailure;
      clear();
      end();
    };
    const giveUp = (isFailure: boolean) => {
      finish(isFailure);
      speechSynthesis.cancel();
    };
    const isRemote = utterance.voice?.localService === false;
    const unbegun = setTimeout(() => giveUp(true), isRemote ? BEGINNING_REMOTE_MS : BEGINNING_MS);
    const endless = setTimeout(() => giveUp(false), SPARE_MS + (text.length * 1000) / (SLOWEST * pace));
    utterance.onstart = () => clearTimeout(unbegun);
    utterance.onend = () => finish();
    utterance.onerror = ({ error }) => finish(!STOPPED.includes(error));
    speechSynthesis.speak(utterance);
    return () => {
      clear();
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

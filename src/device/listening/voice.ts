/** The device's voices, those of the text's language first. */
export function deviceVoices(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return [];
  const isEnglish = ({ lang }: SpeechSynthesisVoice) => /^en\b/i.test(lang);
  return speechSynthesis.getVoices().toSorted((a, b) => Number(isEnglish(b)) - Number(isEnglish(a)));
}

/** Calls `onChange` when the list of voices changes: some browsers load it late. */
export function watchVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const { speechSynthesis: device } = window;
  device.addEventListener('voiceschanged', onChange);
  return () => device.removeEventListener('voiceschanged', onChange);
}

interface Voice {
  /** The `voiceURI`; blank for the device's own choice. */
  voice: string;
  /** 1 is the usual speed. */
  pace: number;
}

/** Speaks words; resolves at their end, when the voice fails (endless silence would be worse), and when `signal` aborts. */
export function say(words: string, { voice, pace }: Voice, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const said = new SpeechSynthesisUtterance(words);
    said.rate = pace;
    said.voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === voice) ?? null;
    said.onend = said.onerror = () => resolve();
    whenAborted(signal, () => {
      speechSynthesis.cancel();
      resolve();
    });
    speechSynthesis.speak(said);
  });
}

/** Waits for so many milliseconds, or until `signal` aborts. */
export function sayNothing(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    whenAborted(signal, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const whenAborted = (signal: AbortSignal, stop: () => void): void =>
  signal.addEventListener('abort', stop, { once: true });

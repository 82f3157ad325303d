/** The device's voices, those of the text's language first. */
export function deviceVoices(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return [];
  const isEnglish = ({ lang }: SpeechSynthesisVoice) => /^en\b/i.test(lang);
  return speechSynthesis.getVoices().toSorted((a, b) => Number(isEnglish(b)) - Number(isEnglish(a)));
}

/** Some browsers tell their voices later. */
export function watchVoices(tell: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  const { speechSynthesis: device } = window;
  device.addEventListener('voiceschanged', tell);
  return () => device.removeEventListener('voiceschanged', tell);
}

interface Voice {
  /** Its own address; blank for the device's. */
  voice: string;
  /** 1 is usual. */
  pace: number;
}

/** Says words; resolves when they are said, when the voice fails, for silence for ever would be worse, and when it is stopped. */
export function say(words: string, { voice, pace }: Voice, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const said = new SpeechSynthesisUtterance(words);
    said.rate = pace;
    said.voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === voice) ?? null;
    said.onend = () => resolve();
    said.onerror = () => resolve();
    signal.addEventListener(
      'abort',
      () => {
        speechSynthesis.cancel();
        resolve();
      },
      { once: true },
    );
    speechSynthesis.speak(said);
  });
}

/** Says nothing for so many milliseconds, or until it is stopped. */
export function sayNothing(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

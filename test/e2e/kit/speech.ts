import type { Page } from '@playwright/test';

interface FakeRecogniser {
  onstart?: () => void;
  onresult?: (event: object) => void;
  onerror?: (event: object) => void;
  onend?: () => void;
}

declare global {
  interface Window {
    /** The recogniser that was started last, how many were, and the recordings in memory. */
    hearing: { last: FakeRecogniser | null; started: number; recordings: Set<string> };
  }
}

/** A browser with speech recognition, which hears what the test says, and a microphone, which hears a tone. */
export const withSpeech = (page: Page) =>
  page.addInitScript(() => {
    window.hearing = { last: null, started: 0, recordings: new Set() };
    class Recogniser {
      onstart?: () => void;
      start() {
        window.hearing.last = this;
        window.hearing.started += 1;
        queueMicrotask(() => this.onstart?.());
      }
      abort() {
        if (window.hearing.last === this) window.hearing.last = null;
      }
    }
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: Recogniser });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (made) => {
      const url = createObjectURL(made);
      window.hearing.recordings.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      window.hearing.recordings.delete(url);
      revokeObjectURL(url);
    };
    navigator.mediaDevices.getUserMedia = () => {
      const sound = new AudioContext();
      const microphone = sound.createMediaStreamDestination();
      const tone = sound.createOscillator();
      tone.connect(microphone);
      tone.start();
      return Promise.resolve(microphone.stream);
    };
  });

/** The recogniser hears words, which may still change unless they are final. */
export const hear = (page: Page, words: string, { isFinal = true } = {}) =>
  page.evaluate(
    ({ transcript, isLast }) => {
      const result = Object.assign([{ transcript }], { isFinal: isLast });
      window.hearing.last?.onresult?.({ resultIndex: 0, results: [result] });
    },
    { transcript: words, isLast: isFinal },
  );

/** The recogniser ends, as browsers' do after a sentence, or with an error. */
export const endHearing = (page: Page, error?: string) =>
  page.evaluate((why) => {
    const { last } = window.hearing;
    if (why !== undefined) last?.onerror?.({ error: why });
    last?.onend?.();
  }, error);

/** How many times it began to hear. */
export const hearings = (page: Page) => page.evaluate(() => window.hearing.started);

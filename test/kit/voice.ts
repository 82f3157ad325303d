import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

interface Spoken {
  text: string;
  lang: string;
  rate: number;
  onstart?: (() => void) | null;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
}

/** A voice of the device; the test decides when its utterances end. */
export class TestVoice extends EventTarget {
  spoken: string[] = [];
  pace = 0;
  #isUnlocked = true;
  #isInTap = false;
  #utterance: Spoken | null = null;
  constructor(readonly voices: readonly object[]) {
    super();
  }
  getVoices = () => this.voices;
  cancel = vi.fn(() => (this.#utterance = null));
  speak = (utterance: Spoken) => {
    this.#isUnlocked ||= this.#isInTap;
    if (!this.#isUnlocked || utterance.text === '') return;
    // The texts are English, whatever the device's language is.
    expect(utterance.lang).toBe('en');
    this.spoken.push(utterance.text);
    this.pace = utterance.rate;
    this.#utterance = utterance;
    utterance.onstart?.();
  };
  /** As on an iPhone: it is silent, without any event, until it is first told to speak by the handler of a tap. */
  lock = () => {
    this.#isUnlocked = false;
    window.addEventListener('click', () => (this.#isInTap = true), { capture: true });
    window.addEventListener('click', () => (this.#isInTap = false));
  };
  /** Ends the current utterance. */
  end = () => act(() => this.#utterance?.onend?.());
  /** Fails at the current utterance. */
  fail = (error = 'synthesis-failed') => act(() => this.#utterance?.onerror?.({ error }));
  /** Lets it speak everything up to some words. */
  until = (words: string) =>
    waitFor(
      () => {
        if (this.spoken.at(-1)?.startsWith(words)) return;
        this.end();
        throw new Error(`It says: ${this.spoken.at(-1)}`);
      },
      { interval: 5 },
    );
}

export const ANN = { voiceURI: 'ann', name: 'Ann', lang: 'en-GB' };

/** Gives this device a voice, until the stubs of globals are removed. */
export function deviceVoice(voices: readonly object[] = [ANN]): TestVoice {
  const voice = new TestVoice(voices);
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  return voice;
}

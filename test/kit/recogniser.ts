import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Alternative {
  transcript: string;
}

/** A recogniser of a browser; the test decides what it hears, and when it ends. */
export class TestRecogniser {
  static readonly made: TestRecogniser[] = [];
  lang = '';
  continuous = false;
  interimResults = false;
  onstart: (() => void) | null = null;
  onresult: ((event: { resultIndex: number; results: object[] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  isOn = false;
  #results: (Alternative[] & { isFinal: boolean })[] = [];

  constructor() {
    TestRecogniser.made.push(this);
  }
  start() {
    this.isOn = true;
    // As after the person has allowed it.
    queueMicrotask(() => act(() => this.onstart?.()));
  }
  stop() {
    this.end();
  }
  abort() {
    this.isOn = false;
  }
  #say(transcript: string, isFinal: boolean) {
    const last = this.#results.at(-1);
    if (last && !last.isFinal) this.#results.pop();
    this.#results.push(Object.assign([{ transcript }], { isFinal }));
    act(() => this.onresult?.({ resultIndex: this.#results.length - 1, results: this.#results }));
  }
  /** Words that may still change. */
  interim(words: string) {
    this.#say(words, false);
  }
  final(words: string) {
    this.#say(words, true);
  }
  /** Ends by itself. */
  end() {
    this.isOn = false;
    act(() => this.onend?.());
  }
  /** Fails, and ends as a browser's does then. */
  fail(error: string) {
    act(() => this.onerror?.({ error }));
    this.end();
  }
}

/** Gives this browser a recogniser, until the stubs of globals are removed. Returns the one that listens. */
export function deviceRecogniser(): () => TestRecogniser {
  TestRecogniser.made.length = 0;
  vi.stubGlobal('webkitSpeechRecognition', TestRecogniser);
  return () => {
    const listening = TestRecogniser.made.at(-1);
    if (!listening) throw new Error('Nothing listens');
    return listening;
  };
}

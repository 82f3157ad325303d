import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './server';
import { shiftClock } from './shiftClock';

shiftClock(process.env.TEST_NOW);

// What a browser has and jsdom lacks.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Element.prototype.scrollIntoView = () => undefined;
  Blob.prototype.stream = function () {
    const reading = this.arrayBuffer();
    return new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(await reading));
        controller.close();
      },
    });
  };
}

// What is waited for comes within milliseconds on an idle machine; a busy one is slow, and not wrong.
configure({ asyncUtilTimeout: 20_000 });

const errors: unknown[][] = [];

beforeAll(() =>
  server.listen({
    // Without any handlers nobody renders: what still comes then is the last words of a test that has ended.
    onUnhandledRequest: (_, print) => {
      if (server.listHandlers().length > 0) print.error();
    },
  }),
);

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void errors.push(words));
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  server.resetHandlers();
  // Any console error fails the test in which it was said.
  expect(errors).toEqual([]);
});

afterAll(() => server.close());

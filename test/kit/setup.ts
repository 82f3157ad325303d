import '@testing-library/jest-dom/vitest';
import * as React from 'react';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { quickComputedStyle } from './computedStyle';
import { server } from './server';
import { shiftClock } from './shiftClock';

shiftClock(process.env.TEST_NOW);

// For the stack of a warning React notes where each element was made: a tenth of the screens' time. The warning comes without it, too.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React counts up, and starts over each second.
    },
  });

// Browser features that jsdom lacks.
if (typeof window !== 'undefined') {
  // No test depends on the direction of a text, and jsdom builds a table of all characters for each element that asks
  // for it.
  Object.defineProperty(HTMLElement.prototype, 'dir', { get: () => 'ltr' });
  window.getComputedStyle = quickComputedStyle(window.getComputedStyle.bind(window));
  // jsdom finds all elements faster than the first, seven times as fast with several selectors.
  for (const { prototype } of [Document, Element, DocumentFragment])
    Object.defineProperty(prototype, 'querySelector', {
      value(this: ParentNode, selectors: string) {
        return this.querySelectorAll(selectors)[0] ?? null;
      },
    });
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
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollBy = () => undefined;
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

// On an idle machine everything appears within milliseconds; a busy one may be slow.
configure({
  asyncUtilTimeout: 20_000,
  // The markup of a whole screen would be cut long before its text.
  getElementError: (message, container) =>
    Object.assign(new Error(`${message ?? ''}\n\nOn the screen: ${container.textContent}`), {
      name: 'TestingLibraryElementError',
    }),
});

const errors: unknown[][] = [];

beforeAll(() =>
  server.listen({
    // Without handlers no app is rendered, so such a request comes from a test that has ended.
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
  // Any console error fails its test.
  expect(errors).toEqual([]);
});

afterAll(() => server.close());

import 'fake-indexeddb/auto';
import * as React from 'react';
import { quickComputedStyle } from './computedStyle';

/** Given by the environment. */
declare const jsdom: { window: Window };

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
// The document has its handlers on a window of its own.
Object.defineProperty(window, 'onkeydown', {
  get: () => jsdom.window.onkeydown,
  set: (onKey: Window['onkeydown']) => {
    jsdom.window.onkeydown = onKey;
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

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { openDB } from 'idb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { nextFrame } from '@/platform/scheduling/yieldToMain';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { cleanUpTest } from './afterTest';
import { server } from './server';
import { shiftClock } from './shiftClock';

shiftClock(process.env.TEST_NOW);
if (typeof window !== 'undefined') {
  await import('./browserFeatures');
  // The app always has it, and so do the files that share a process with one that has loaded it.
  await import('@/ui/focus/pointerFocus');
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

afterEach(async () => {
  vi.useRealTimers();
  const hasRendered = typeof window !== 'undefined' && document.body.hasChildNodes();
  await cleanUpTest();
  if (typeof window !== 'undefined') {
    cleanup();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
    window.onkeydown = null;
    globalThis.nuggetsEarlyRequest = undefined;
    globalThis.nuggetsCommandKey = undefined;
    // A test may have broken frames or the database.
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    // What a closed dialog does after a frame is not to reach the next test's screen.
    if (hasRendered) await nextFrame();
    await emptyDatabases();
    for (const user of ['demo', 'reader']) setSessionOnly(user, false);
    localStorage.clear();
    sessionStorage.clear();
  }
  server.resetHandlers();
  // Any console error fails its test.
  expect(errors).toEqual([]);
});

// Files share a process and its document.
afterAll(() => server.close());

/** Empties what the app has stored. Other connections remain open. */
async function emptyDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    const db = await openDB(name ?? '');
    const stores = [...db.objectStoreNames];
    if (stores.length > 0) {
      const emptying = db.transaction(stores, 'readwrite');
      for (const store of stores) void emptying.objectStore(store).clear();
      await emptying.done;
    }
    db.close();
  }
}

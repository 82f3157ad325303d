import { beforeEach, vi } from 'vitest';
import { ApiError } from '@/data/client/ApiError';
import type { Engine } from '@/data/engine';
import { createOutbox, type Outbox } from '@/data/outbox/outbox';
import type { OutboxChange } from '@/data/outbox/outboxState';
import { appEngine } from '@/app/store';
import { afterTest } from './afterTest';
import { cachedLists, subjects } from './engine';
import { startMockApi } from './startMockApi';

type Watcher = (change: OutboxChange) => void;

interface Tab extends Outbox {
  engine: Engine;
  /** Calls `watcher` with what it reports; returns the unsubscriber. */
  watch: (watcher: Watcher) => () => void;
}

/** The mock API of the running test, and the outbox of its tab. */
export let api: ReturnType<typeof startMockApi>;
export let outbox: Tab;

/** The outbox of a new tab, and what a test does with it. */
function openTab(): Tab {
  const watchers = new Set<Watcher>();
  const report = (change: OutboxChange) => {
    for (const watcher of watchers) watcher(change);
  };
  const engine = appEngine();
  const opened = createOutbox({ ...engine, subjects, lists: cachedLists, report });
  const tab = {
    ...opened,
    engine,
    watch: (watcher: Watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  afterTest(tab.close);
  return tab;
}

/**
 * The outbox of another tab, over the shared storage.
 * @param hears false for a browser in which tabs receive no messages from each other
 */
export function otherTab({ hears = true } = {}): Tab {
  if (!hears) vi.stubGlobal('BroadcastChannel', undefined);
  try {
    return openTab();
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Gives each test of a file a mock API and an outbox. */
export function withOutbox(): void {
  beforeEach(() => {
    api = startMockApi();
    outbox = openTab();
  });
}

export const user = 'demo';
export const data = () => api.db.user(user);
export const called = (endpoint: string) =>
  api.requests.filter((request) => request.endpoint === endpoint).length;

/** The device's time as ISO text. */
export const now = () => new Date().toISOString().slice(0, 19);
export const session = (prayerId: number, note = '') => ({
  kind: 'session' as const,
  payload: { prayerId, note, dateTime: now() },
});
export const view = (passageId: number, epochMs = 1_000_000) => ({
  kind: 'view' as const,
  payload: { passageId, epochMs, text: '11-21-26 07:29:31' },
});
export const box = (passageId: number, to: number, was?: number) => ({
  kind: 'box' as const,
  payload: { passageId, box: to, ...(was !== undefined && { was }) },
});
export const explanation = (passageId: number, words: string, was?: string) => ({
  kind: 'explanation' as const,
  payload: { passageId, explanation: words, ...(was !== undefined && { was }) },
});
export const prayer = (title: string) => ({
  kind: 'prayer' as const,
  payload: { title, details: '', personName: '', archived: false, daily: false },
});
export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.failure : error),
  );
/** The item, or the test fails. */
export function the<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('There is none');
  return item;
}
export const passage = () => the(data().memoryPassages[0]);
export const ids = async () => (await outbox.refresh()).map(({ id }) => id);
export const sessionsNoted = (note: string) =>
  data().prayerSessions.filter((each) => each.note === note).length;

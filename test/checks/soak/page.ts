import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { chapterKeyOf } from './writes';

/**
 * The outcome of a write as shown to the user: `conflict` if a dialog asks about a change by another page, `left` if
 * the page was left before anything was shown.
 */
export type Outcome = 'success' | 'failed' | 'conflict' | 'unsaid' | 'left' | 'not written';

/** The longest wait for a message. A silent write only gets the time in which it could be refused. */
const SHOWN_WITHIN_MS = 14_000;
const REFUSED_WITHIN_MS = 2_000;

/** Records every notice of the page from now on, because they disappear after three seconds. */
export async function collectNotices(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notices: string[] = [];
    Object.assign(window, { __notices: notices });
    const region = document.querySelector('[role="status"][aria-label="Notices"]') ?? document.body;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const toast =
            node instanceof Element
              ? (node.closest('[data-variant]') ?? node.querySelector('[data-variant]'))
              : null;
          if (toast) notices.push(`${toast.getAttribute('data-variant')}: ${toast.textContent}`);
        }
    }).observe(region, { childList: true, subtree: true });
  });
}

async function noticesOf(page: Page): Promise<string[]> {
  const all: unknown = await page.evaluate('window.__notices').catch(() => undefined);
  return v.parse(v.optional(v.array(v.string()), []), all);
}

/**
 * The page's message about the last write.
 * @param kind for a write that cannot be undone, what sessions and readings say is ignored: it belongs to writes of an
 * earlier page
 */
export async function outcomeOf(
  page: Page,
  { silent: isSilent, undoable: isUndoable }: { silent?: true; undoable?: true },
): Promise<Outcome> {
  const notices = async () =>
    (await noticesOf(page)).filter((text) => isUndoable === true || !/Undo|recorded/.test(text));
  const end = Date.now() + (isSilent ? REFUSED_WITHIN_MS : SHOWN_WITHIN_MS);
  while (Date.now() < end) {
    const shown = await notices();
    if (shown.some((text) => text.startsWith('success'))) return 'success';
    if (
      shown.some((text) => text.startsWith('error') && !/Error (loading|fetching)|Failed to load/.test(text))
    )
      return 'failed';
    if (await asksAboutConflict(page)) return 'conflict';
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return 'unsaid';
}

/** The chapter that the last notice says is recorded as read, as the server names it: `1-samuel 3`. */
export async function chapterRecorded(page: Page): Promise<string | undefined> {
  const notices = await noticesOf(page);
  const name = notices.map((text) => /: (.+) recorded as read/.exec(text)?.[1]).findLast(Boolean);
  return name === undefined ? undefined : chapterKeyOf(name);
}

const asksAboutConflict = (page: Page): Promise<boolean> =>
  page
    .getByRole('dialog')
    .getByRole('alert')
    .getByText('changed on another device')
    .isVisible()
    .catch(() => false);

const stored = v.array(
  v.object({
    command: v.string(),
    localId: v.optional(v.number()),
    refused: v.optional(v.unknown()),
    unclear: v.optional(v.unknown()),
  }),
);

export interface Waiting {
  /** The write as JSON. */
  command: string;
  /** True if the user is asked to decide about it, or about the new row that it needs. */
  decided: boolean;
}

/** The pending writes of this device. */
export async function outboxOf(page: Page): Promise<Waiting[]> {
  const rows: unknown = await page.evaluate(async () => {
    const all: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase | null>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => resolve(null);
      });
      if (db?.objectStoreNames.contains('outbox')) {
        all.push(
          ...(await new Promise<unknown[]>((resolve) => {
            const reading = db.transaction('outbox').objectStore('outbox').getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => resolve([]);
          })),
        );
      }
      db?.close();
    }
    return all;
  });
  const waiting = v.parse(stored, rows);
  const isAsked = (write: (typeof waiting)[number]) => Boolean(write.refused) || Boolean(write.unclear);
  const asked = waiting.filter(isAsked).flatMap(({ localId = 0 }) => (localId < 0 ? [String(localId)] : []));
  return waiting.map((write) => ({
    command: write.command,
    decided: isAsked(write) || asked.some((id) => write.command.includes(id)),
  }));
}

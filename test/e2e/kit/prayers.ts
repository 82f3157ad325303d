import type { Page } from '@playwright/test';
import { createDb } from '../../api/db';
import type { DemoServer } from './server';

export const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
export const toast = (page: Page, text: string) =>
  page.getByRole('status', { name: 'Notices' }).getByText(text);

/** Opens the dialog that records a prayer with a note. */
export const WITH_NOTE = 'Record With a Note...';

export async function choose(page: Page, title: string, item: string): Promise<void> {
  await card(page, title).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
}

/** Chooses from the menu of the list. */
export async function chooseOfList(page: Page, item: string): Promise<void> {
  const tools = page.getByRole('group', { name: 'Prayers', exact: true });
  await tools.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function record(page: Page, title: string, note = ''): Promise<void> {
  await choose(page, title, WITH_NOTE);
  await page.getByLabel('Note (optional)').fill(note);
  await page.getByRole('dialog').getByRole('button', { name: 'Record' }).click();
}

/**
 * The last change can be undone for ten seconds and is not sent before that, unless the network comes back, as here.
 */
export async function sendUndoable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** The notes of a prayer's sessions in the mock's database, without the demo's own. */
export async function notesOf(demo: DemoServer, prayerId: number): Promise<(string | null)[]> {
  const { prayerSessions } = await demo.dataOf('demo');
  return prayerSessions
    .filter((session) => session.prayerId === prayerId && session.sessionId > DEMO_SESSIONS)
    .map(({ note }) => note);
}

/** The number of sessions in the demo data, on any day. */
const DEMO_SESSIONS = createDb().user('demo').prayerSessions.length;

/** `11/20/2026 7:38 AM` for a time in the mock's database. */
export function asShown(dateTime: string): string {
  const [, year, month, day, hour, minute] = /(\d+)-(\d+)-(\d+) (\d+):(\d+)/.exec(dateTime) ?? [];
  return `${month}/${day}/${year} ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { goOffline, goOnline, installed } from './kit/offline';
import { login, nameUser } from './kit/page';
import { choose, WITH_NOTE } from './kit/prayers';

test.use({ serviceWorkers: 'allow' });

test('opens again offline, with the chapters that were read, and signs in by itself', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await expect(page.locator('#v16')).toBeVisible();
  await installed(page);
  // The neighbours were prefetched, and are cached like the chapters that were read.
  await expect.poll(async () => (await demo.calls('get_passage_text')).length).toBe(3);

  await goOffline(context);
  await page.reload();
  await expect(page.locator('#v16')).toContainText('God so loved the world');
  await expect(page.getByText('User: demo')).toBeVisible();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 4');
  await expect(page.locator('#v1')).toBeVisible();
  expect(await demo.calls('get_passage_text')).toHaveLength(3);
});

test('says that a text is not available offline, and shows the text when online again', async ({
  page,
  open,
  context,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await installed(page);
  await goOffline(context);
  await page.getByLabel('Translation').selectOption('asv');
  await expect(page.getByText('You are offline, and John 3 is not on this device')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await goOnline(context);
  await expect(page.locator('#v16')).toBeVisible();
});

/** Every list with its call and a text that only the server has. */
const LISTS = [
  ['/practiceSetup', 'get_mempsg_list', /^Box 1: \d+/],
  ['/memoryPassages', 'get_mempsg_text_overrides', /^\d+ passages/],
  ['/memoryPracticeHistory', 'get_mem_practice_history', /^\(\d+\)$/],
  ['/browseBible', 'get_nugget_id_list', /^1 of 200$/],
  ['/viewQuotes', 'get_quote_list', /^Quote 1$/],
  ['/prayers', 'get_prayers', /^Exams$/],
  ['/readingPlan', 'get_all_reading_plan_progress', /^Re-read/],
  ['/links', 'get_additional_links', /^Hymnary/],
] as const;

/** The calls with a cached answer, as JSON. */
const keptCalls = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('nuggets');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          keys.onsuccess = () => resolve(JSON.stringify(keys.result));
        };
      }),
  );

test('every list opens from the cache, which says its age, until online again', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/links');
  await installed(page);
  for (const [path, call, words] of LISTS) {
    await page.goto(`${demo.url}/nuggets${path}`);
    await expect(page.getByText(words).first(), path).toBeVisible();
    // A list is shown before it is cached.
    await expect.poll(() => keptCalls(page), path).toContain(`"${call}?`);
  }
  await goOffline(context);
  const age = page.getByText(/Offline copy from/);
  for (const [path, , words] of LISTS) {
    await page.goto(`${demo.url}/nuggets${path}`);
    await expect(page.getByText(words).first(), path).toBeVisible();
    await expect(age, path).toBeVisible();
  }
  await goOnline(context);
  await expect(age).toHaveCount(0);

  // The next user finds nothing of this.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await nameUser(page, 'reader');
  await page.getByLabel('Remember Me').uncheck();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('User: reader')).toBeVisible();
  await goOffline(context);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Prayers', exact: true }).click();
  await expect(page.getByText('You are offline, and your prayers are not on this device')).toBeVisible();
  await expect(page.getByText('Exams')).toHaveCount(0);
});

test('the time of the last sync is known after a reload', async ({ page, open }) => {
  await open('/prayers');
  const status = page.getByRole('button', { name: 'All changes synced' });
  await status.click();
  await expect(page.getByText('Last sync just now')).toBeVisible();
  await page.route('**/bible/api/**', (route) => route.abort());
  await page.reload();
  await status.click();
  await expect(page.getByText(/Last sync/)).toBeVisible();
  await expect(page.getByText('Not synced yet')).toHaveCount(0);
});

test('a user without Remember Me leaves nothing on the device', async ({ page, open, context, demo }) => {
  await open('/login', null);
  await nameUser(page, 'demo');
  await page.getByLabel('Remember Me').uncheck();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('User: demo')).toBeVisible();
  const go = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name, exact: true }).click();
  };
  await go('View Quotes');
  await expect(page.locator('blockquote')).toBeVisible();
  await go('Prayers');
  await choose(page, 'Exams', WITH_NOTE);
  await page.getByLabel('Note (optional)').fill('A word of mine');
  await goOffline(context);
  await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
  await goOnline(context);
  await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible();
  const notes = (await demo.dataOf('demo')).prayerSessions.map(({ note }) => note);
  expect(notes.filter((note) => note === 'A word of mine')).toHaveLength(1);

  await page.close();
  const next = await context.newPage();
  await next.goto(`${demo.url}/nuggets/login`);
  await nameUser(next, 'demo');
  await expect(login(next)).toBeEnabled();
  const kept = await next.evaluate(async () => {
    const all: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const reading = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (reading.onsuccess = resolve));
        all.push(reading.result);
      }
    }
    return JSON.stringify(all);
  });
  for (const word of ['"user":"demo"', '/demo', 'Exams', 'A word of mine', 'quoteTx'])
    expect(kept).not.toContain(word);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './kit/fixtures';

const manifestSchema = v.object({ shortcuts: v.array(v.object({ name: v.string(), url: v.string() })) });

/** What each way in leads to: where the thing itself is, not a page that asks for more. */
const ARRIVED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Today: (page) => expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible(),
  Practice: async (page) => {
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show text' })).toBeVisible();
  },
  Reading: (page) => expect(page.getByRole('heading', { level: 1, name: 'Reading Plan' })).toBeVisible(),
  Prayers: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  Prayer: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  Search: (page) => expect(page.getByRole('searchbox')).toBeVisible(),
};

test('each shortcut of the installed app leads where its name says', async ({ page, open, demo }) => {
  await open('/today');
  const { shortcuts } = v.parse(
    manifestSchema,
    await (await page.request.get(`${demo.url}/nuggets/manifest.webmanifest`)).json(),
  );
  expect(shortcuts.map(({ name }) => name)).toEqual(['Today', 'Practice', 'Prayers', 'Search']);
  for (const { name, url } of shortcuts) {
    await page.goto(demo.url + url);
    await ARRIVED[name]?.(page);
  }
});

test('each reminder of the calendar leads where its name says', async ({ page, open }) => {
  await open('/yourData');
  for (const name of ['Reading', 'Prayer']) await page.getByRole('checkbox', { name, exact: true }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Remind me' }).click();
  // A long line of a calendar file goes on in the next, after a space or a tab.
  const file = (await readFile(await (await download).path(), 'utf8')).replace(/\r\n[ \t]/g, '');
  const urls = [...file.matchAll(/^URL:(.*)\r$/gm)].flatMap(([, url]) => url ?? []);
  expect(urls).toHaveLength(3);
  for (const [index, name] of ['Practice', 'Reading', 'Prayer'].entries()) {
    await page.goto(urls[index] ?? '');
    await ARRIVED[name]?.(page);
  }
});

test('practice without a mode is that of the last time, and Back leads out', async ({ page, open, demo }) => {
  await open('/practiceSetup');
  await page.getByRole('radio', { name: 'By Passage Text' }).check();
  await page.getByRole('radio', { name: 'By Last Practiced Date/Time' }).check();
  await page.goto(`${demo.url}/nuggets/links`);
  await page.getByRole('heading', { level: 1, name: 'Links' }).waitFor();
  await page.goto(`${demo.url}/nuggets/practice`);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page).toHaveURL(/\/practice\/by_psgtxt\/by_last_practiced_time$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/links$/);
});

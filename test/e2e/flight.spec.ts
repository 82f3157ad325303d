import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { goOffline, goOnline, installed } from './kit/offline';

test.use({ serviceWorkers: 'allow' });

test('a translation kept at the gate is read, searched and practised in the air', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/addQuote');
  await page.getByLabel('Quote text').fill('He often came back to Romans 8:28 (KJV).');
  await page.getByRole('main').getByRole('button', { name: 'Add Quote' }).click();
  await expect(page).toHaveURL(/\/viewQuotes\/81$/);
  // Of the person's library the device stores only what was shown here.
  await page.goto(`${demo.url}/nuggets/practice/by_ref/by_freq`);
  await expect(page.getByRole('button', { name: 'Next passage' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto(`${demo.url}/nuggets/prayers`);
  await expect(page.getByRole('button', { name: /^Record/ }).first()).toBeVisible();
  await page.goto(`${demo.url}/nuggets/yourData#bibles`);
  const kjv = page.getByRole('listitem', { name: 'KJV', exact: true });
  await kjv.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(kjv.getByText(/^4\.\d MB, kept on/)).toBeVisible({ timeout: 45_000 });
  expect(await demo.calls('bible_search')).toHaveLength(66);
  await installed(page);

  const before = await demo.dataOf('demo');
  await demo.clearCalls();
  await goOffline(context);
  for (const [chapter, verse, words] of [
    ['psalms/119', 176, 'I have gone astray like a lost sheep'],
    ['obadiah/1', 1, 'The vision of Obadiah'],
    ['john/3', 3, 'Except a man be born again'],
  ] as const) {
    await page.goto(`${demo.url}/nuggets/readBibleChapter/kjv/${chapter}`);
    await expect(page.locator(`#v${verse}`)).toContainText(words);
  }
  await page.goto(`${demo.url}/nuggets/compare/psalms/23/1?with=kjv`);
  await expect(page.getByText('The LORD is my shepherd')).toBeVisible();

  await page.goto(`${demo.url}/nuggets/search?phrase=lord+god&translation=kjv`);
  await expect(page.getByText('531 verses found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Phrase' }).fill('jesus we');
  await expect(page.getByText(/^\d+ verses found/)).not.toHaveText('531 verses found');
  await page.getByRole('searchbox', { name: 'Phrase' }).fill('jesus wept');
  await expect(page.getByRole('link', { name: 'John 11:35' })).toBeVisible();
  await expect(page.getByText('KJV on this device')).toBeVisible();

  await page.goto(`${demo.url}/nuggets/practice/by_ref/by_freq`);
  await page.getByRole('button', { name: 'Next passage' }).click();
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('kjv');
  await page.getByRole('button', { name: 'Show text' }).click();
  await expect(page.locator('main .verse').first()).toHaveText(/\w+ \w+/);
  await page.goto(`${demo.url}/nuggets/viewQuotes/81`);
  await page.getByRole('link', { name: /^Romans 8:28/ }).click();
  await expect(page.locator('#v28')).toContainText('we know that all things work together for good');
  await page.goto(`${demo.url}/nuggets/prayers`);
  await page
    .getByRole('button', { name: /^Record/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /\d waiting to be sent/ })).toBeVisible();
  expect(await demo.calls('get_passage_text')).toEqual([]);

  const sent = async () => {
    const { memoryPassages, prayerSessions } = await demo.dataOf('demo');
    const isViewed = memoryPassages.some(
      ({ lastViewedNum }, index) => lastViewedNum !== before.memoryPassages[index]?.lastViewedNum,
    );
    return { sessions: prayerSessions.length - before.prayerSessions.length, isViewed };
  };
  expect(await sent()).toEqual({ sessions: 0, isViewed: false });
  await goOnline(context);
  await expect.poll(sent, { timeout: 30_000 }).toEqual({ sessions: 1, isViewed: true });
  // The call of a page that was left may run for half a minute.
  await expect(page.getByRole('button', { name: 'All changes synced' })).toBeVisible({ timeout: 45_000 });
});

test('one of two tabs downloads a translation, the other goes on when that is closed', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/yourData#bibles');
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('user.name', 'demo'));
  await other.goto(`${demo.url}/nuggets/yourData#bibles`);
  const kjv = (tab: Page) => tab.getByRole('listitem', { name: 'KJV', exact: true });
  await kjv(other).getByRole('button', { name: 'Keep on this device' }).waitFor();
  await demo.latency(100);
  await kjv(page).getByRole('button', { name: 'Keep on this device' }).click();
  await expect(kjv(other).getByText(/^\d+ of 66 books/)).toBeVisible();
  const asked = async () => (await demo.calls('bible_search')).map(({ body }) => JSON.stringify(body));
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(10);
  await page.close();
  await demo.latency(0);
  await expect(kjv(other).getByText(/^4\.\d MB, kept on/)).toBeVisible({ timeout: 45_000 });
  const all = await asked();
  expect(new Set(all).size).toBe(66);
  // Only the requests that the closed tab had in flight are made again.
  expect(all.length).toBeLessThanOrEqual(68);
});

import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import type { KeptPage } from './kit/keptPage';

test.describe.configure({ mode: 'serial' });

let used: KeptPage | null = null;

const left = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    name: window.name,
    history: history.length,
    size: [innerWidth, innerHeight],
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    added: 'added' in window,
    addedToAll: 'addedToAll' in window,
    online: navigator.onLine,
    year: new Date().getFullYear(),
  }));

const CLEAN = {
  local: 0,
  session: 0,
  cookie: '',
  databases: 0,
  caches: 0,
  name: '',
  dark: false,
  still: true,
  added: false,
  addedToAll: false,
  online: true,
};
const YEAR = new Date().getFullYear();

/** A file of the server that runs nothing. */
const bare = (page: Page) => page.goto('/nuggets/robots.txt');

test('a page is left with all that a test can leave there', async ({ page, context, open, kept }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.addInitScript(() => Object.assign(window, { added: true }));
  await context.addInitScript(() => Object.assign(window, { addedToAll: true }));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'changed' }));
  await open('/prayers');
  await page.getByRole('article').first().waitFor();
  await page.setViewportSize({ width: 500, height: 500 });
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    document.cookie = 'left=1';
    window.name = 'left';
    await caches.open('left');
    history.pushState(null, '', '/nuggets/links');
    // As a screen that keeps its place when it is left.
    addEventListener('pagehide', () => sessionStorage.setItem('late', '1'));
    addEventListener('pagehide', () => {
      void fetch('/bible/api/nuggets_login.php?user=late', { keepalive: true });
    });
  });
  const other = await context.newPage();
  await other.goto('/nuggets/links');
  await other.evaluate(() => addEventListener('pagehide', () => localStorage.setItem('late', '1')));
  await context.setOffline(true);
  expect(await left(page)).toMatchObject({
    added: true,
    addedToAll: true,
    dark: true,
    still: false,
    online: false,
    name: 'left',
    size: [500, 500],
  });
  used = kept.page;
});

test('the next test gets the same page, empty and alone', async ({ page, context, demo, kept }) => {
  expect(kept.page).toBe(used);
  expect(used).not.toBeNull();
  expect(context.pages()).toEqual([page]);
  await bare(page);
  const { history, size, year, ...rest } = await left(page);
  expect(rest).toEqual(CLEAN);
  expect([history, size, year]).toEqual([2, [390, 844], YEAR]);
  expect(await page.locator('body').textContent()).not.toBe('changed');
  expect(await page.evaluate(() => confirm('Really?'))).toBe(false);
  expect(await demo.calls()).toEqual([]);
});

test('a page with a set clock is used up', async ({ page, kept }) => {
  await page.clock.setFixedTime(new Date(2001, 1, 1));
  await bare(page);
  expect(await left(page)).toMatchObject({ year: 2001 });
  used = kept.page;
});

test('the test after that gets another page', async ({ page, kept }) => {
  expect(kept.page).not.toBe(used);
  await bare(page);
  expect(await left(page)).toMatchObject({ ...CLEAN, year: YEAR });
  used = kept.page;
});

test('a page that crashed is used up', async ({ page }) => {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
});

test('the test after a crash gets another page', async ({ page, kept }) => {
  expect(kept.page).not.toBe(used);
  await bare(page);
  expect(await left(page)).toMatchObject(CLEAN);
});

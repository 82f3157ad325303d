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
    added: 'added' in window,
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
  added: false,
};
const YEAR = new Date().getFullYear();

/** A file of the server that runs nothing. */
const bare = (page: Page) => page.goto('/nuggets/robots.txt');

test('a page is left with all that a test can leave there', async ({ page, open, kept }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.addInitScript(() => Object.assign(window, { added: true }));
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
  expect(await left(page)).toMatchObject({ added: true, name: 'left', size: [500, 500] });
  used = kept.page;
});

test('the next test gets the same page, empty', async ({ page, demo, kept }) => {
  expect(kept.page).toBe(used);
  expect(used).not.toBeNull();
  await bare(page);
  const { history, size, year, ...rest } = await left(page);
  expect(rest).toEqual(CLEAN);
  expect([history, size, year]).toEqual([2, [390, 844], YEAR]);
  expect(await page.locator('body').textContent()).not.toBe('changed');
  expect(await page.evaluate(() => confirm('Really?'))).toBe(false);
  expect(await demo.calls()).toEqual([]);
});

test('a page with a set clock and dark colours is used up', async ({ page, kept }) => {
  await page.clock.setFixedTime(new Date(2001, 1, 1));
  await page.emulateMedia({ colorScheme: 'dark' });
  await bare(page);
  expect(await left(page)).toMatchObject({ dark: true, year: 2001 });
  used = kept.page;
});

test('the test after that gets another page', async ({ page, kept }) => {
  expect(kept.page).not.toBe(used);
  await bare(page);
  expect(await left(page)).toMatchObject({ ...CLEAN, year: YEAR });
  used = kept.page;
});

test('a context without a network is used up', async ({ page, context }) => {
  await bare(page);
  await context.setOffline(true);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
});

test('the test after that has a network', async ({ page, kept }) => {
  expect(kept.page).not.toBe(used);
  await bare(page);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
});

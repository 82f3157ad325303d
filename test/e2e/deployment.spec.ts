import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { startDemoServer } from './kit/server';

/** Above the ports of the workers' servers. */
const PORT = Number(process.env.E2E_PORT ?? 4310) + 50;

/** A mark that is lost when the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { __same: true }));
const isSame = (page: Page) => page.evaluate(() => '__same' in window);

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is offered, and never forced on unfinished input', async ({ context }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nuggets-dist-'));
    cpSync('dist', folder, { recursive: true });
    const server = await startDemoServer(PORT, folder);
    const offer = (page: Page) => page.getByRole('button', { name: /· A new version is ready$/ });
    const take = (page: Page) => page.getByRole('button', { name: 'A new version is ready: reload' }).click();
    const comesBack = (page: Page) =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    try {
      const opened = async () => {
        const page = await context.newPage();
        await page.addInitScript(() => localStorage.setItem('user.name', 'demo'));
        await page.goto(`${server.url}/nuggets/links`);
        await expect(page.getByRole('link', { name: /Hymnary/ })).toBeVisible();
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
        });
        await mark(page);
        return page;
      };
      const first = await opened();
      const second = await opened();
      await second.getByRole('button', { name: 'Add Link' }).click();
      await second.getByLabel('Label').fill('Half typed');

      appendFileSync(path.join(folder, 'sw.js'), '\n// Another version.\n');
      for (const page of [first, second]) await comesBack(page);
      await expect(offer(second)).toBeAttached();
      await offer(first).click();
      await take(first);
      await expect.poll(() => isSame(first).catch(() => true)).toBe(false);
      await expect(first.getByRole('link', { name: /Hymnary/ })).toBeVisible();
      await expect(offer(first)).toHaveCount(0);

      await expect(second.getByLabel('Label')).toHaveValue('Half typed');
      expect(await isSame(second)).toBe(true);
      await second.keyboard.press('Escape');
      await offer(second).click();
      await take(second);
      await expect.poll(() => isSame(second).catch(() => true)).toBe(false);
      await expect(offer(second)).toHaveCount(0);
    } finally {
      server.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

test('a tab from before a deployment finds its way to the new files by itself', async ({ page, open }) => {
  await open('/memoryStats');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory Stats');
  await mark(page);
  // The file of the old version no longer exists; the reloaded page finds its files.
  let gone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone = false;
  });
  await page.route(/\/assets\/LinksScreen/, (route) =>
    gone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Links' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Links');
  expect(await isSame(page)).toBe(false);
});

test('carries the licences of the bundled packages', () => {
  const licences = readFileSync('dist/licenses.md', 'utf8');
  for (const name of [
    'axios',
    'bootstrap',
    'date-fns',
    'react',
    'react-router',
    'workbox-core',
    'workbox-window',
  ]) {
    expect(licences).toMatch(new RegExp(`^## ${name}( |$)`, 'm'));
  }
  expect(licences.match(/Permission is hereby granted|Permission to use/g)?.length).toBeGreaterThan(20);
});

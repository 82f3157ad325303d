import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { deployNext } from './kit/deployNext';
import { goOffline, goOnline, installed } from './kit/offline';
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
    const server = await startDemoServer(PORT + test.info().parallelIndex, folder);
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

test.describe('a page by its URL', () => {
  test.use({ serviceWorkers: 'allow' });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  /** The sync panel's message once the service worker has stored the whole app. */
  const saysStored = async (page: Page) => {
    await page.getByRole('button', { name: 'All changes synced' }).click();
    await expect(page.getByText('All of the app is on this device')).toBeVisible();
    await page.keyboard.press('Escape');
  };

  test('opens offline on the first day, Your data too', async ({ page, open, context, demo }) => {
    await open('/links');
    await installed(page);
    await saysStored(page);
    await goOffline(context);
    for (const [path, title] of [
      ['/yourData', 'Your data'],
      ['/yourData/print/week', 'A week of the plan'],
      ['/share?text=Fear+not', 'Add Quote'],
    ] as const) {
      await page.goto(`${demo.url}/nuggets${path}`);
      await expect(heading(page)).toHaveText(title);
    }
  });

  test('opens after a deployment, while the version before still has the page', async ({ page }) => {
    await deployed(page, async ({ url, folder }) => {
      deployNext(folder);
      await page.goto(`${url}/nuggets/yourData`);
      await expect(heading(page)).toHaveText('Your data');
      await expect(page.getByRole('button', { name: /· A new version is ready$/ })).toBeAttached();
    });
  });

  test('takes on the new version where its code cannot come', async ({ page }) => {
    await deployed(page, async ({ url, folder }) => {
      deployNext(folder);
      await forgetFile(page, 'LinksScreen');
      await page.goto(`${url}/nuggets/links`);
      await expect(page.getByRole('link', { name: /Hymnary/ })).toBeVisible();
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    });
  });

  test('says in the shell that its code is not there, and comes when the network does', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await deployed(page, async ({ url }) => {
      await forgetFile(page, 'LinksScreen');
      await goOffline(context);
      await page.goto(`${url}/nuggets/links`);
      await expect(heading(page)).toHaveText('This page is not on this device');
      await expect(
        page.getByText('You are offline, and this part of the app is not on this device').first(),
      ).toBeVisible();
      await expectAccessible();
      // The rest of the app is there.
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Your data' }).click();
      await expect(heading(page)).toHaveText('Your data');
      await page.goto(`${url}/nuggets/links`);
      await expect(heading(page)).toHaveText('This page is not on this device');
      await goOnline(context);
      await page.getByRole('button', { name: 'Load it again' }).click();
      await expect(page.getByRole('link', { name: /Hymnary/ })).toBeVisible();
    });
  });

  test('leaves a service worker behind that has nothing newer and not its code', async ({ page }) => {
    await deployed(page, async ({ url, folder }) => {
      await forgetFile(page, 'LinksScreen');
      const assets = path.join(folder, 'assets');
      const file = readdirSync(assets).find((name) => /^LinksScreen.*\.js$/.test(name)) ?? '';
      renameSync(path.join(assets, file), path.join(folder, file));
      await page.goto(`${url}/nuggets/links`);
      await expect(heading(page)).toHaveText('This page could not be loaded');
      // The server has another page by now, and a service worker that cannot be read.
      renameSync(path.join(folder, file), path.join(assets, file));
      deployNext(folder);
      writeFileSync(path.join(folder, 'sw.js'), 'not a script');
      await page.getByRole('button', { name: 'Load it again' }).click();
      await expect(page.getByRole('link', { name: /Hymnary/ })).toBeVisible();
    });
  });

  /** Opens the links of a server of its own, whose files the work may change once the service worker has them. */
  async function deployed(page: Page, work: (server: { url: string; folder: string }) => Promise<void>) {
    const folder = mkdtempSync(path.join(tmpdir(), 'nuggets-dist-'));
    cpSync('dist', folder, { recursive: true });
    const server = await startDemoServer(PORT + test.info().parallelIndex, folder);
    try {
      await page.addInitScript(() => localStorage.setItem('user.name', 'demo'));
      await page.goto(`${server.url}/nuggets/prayers`);
      await expect(heading(page)).toHaveText('Prayers');
      await installed(page);
      await work({ url: server.url, folder });
    } finally {
      server.stop();
      rmSync(folder, { recursive: true });
    }
  }

  /** As a browser that has lost a file of what the service worker had stored. */
  const forgetFile = (page: Page, name: string) =>
    page.evaluate(async (wanted) => {
      for (const key of await caches.keys()) {
        const cache = await caches.open(key);
        for (const request of await cache.keys())
          if (new RegExp(`${wanted}[^/]*\\.js`).test(request.url)) await cache.delete(request);
      }
    }, name);
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

test('a page that no service worker has stays open while its server is gone', async ({ page, open }) => {
  await open('/memoryStats');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory Stats');
  await mark(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Links' })).toBeVisible();
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Links' }).click();
  await expect(page.getByText('This part of the app could not be loaded. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory Stats');
  expect(await isSame(page)).toBe(true);
  // Once it answers again.
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Links' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Links');
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

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { notice, writeCell } from './kit/faultCells';
import { faultRow } from './kit/faultRow';
import { expect, test as appTest } from './kit/fixtures';
import { inBothThemes } from './kit/looks';
import { startDemoServer } from './kit/server';

/** Above the ports of the workers' servers. */
const PORT = Number(process.env.E2E_PORT ?? 4310) + 60;

/** The app built for the owner `demo`. */
const test = appTest.extend<object, { workerServer: Awaited<ReturnType<typeof startDemoServer>> }>({
  workerServer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'nuggets-owner-'));
      const build = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'];
      execFileSync(process.execPath, [...build, '--logLevel', 'error'], {
        env: { ...process.env, VITE_OWNER_USER: 'demo' },
      });
      const server = await startDemoServer(PORT, folder);
      await provide(server);
      server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One build is used for all tests.
test.describe.configure({ mode: 'default' });

const COPY = 'Copy This DB to Guest';

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: COPY }).click();
  await page.getByRole('dialog', { name: COPY }).waitFor();
}

const copyButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true });

test('the owner copies everything to Guest, once told what that overwrites', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  await open('/links');
  await page.getByRole('button', { name: 'Add Link' }).click();
  await page.getByLabel('Label').fill('Not yet with Guest');
  await page.getByLabel('URL').fill('https://example.org');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Link' }).click();
  await expect(page.getByRole('link', { name: 'Not yet with Guest' })).toBeVisible();
  await openDialog(page);
  await expect(page.getByText(/Everything Guest has will be overwritten with what demo has/)).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await demo.calls('copy_db_to_another')).toEqual([]);
  expect(await demo.dataOf('Guest')).not.toEqual(await demo.dataOf('demo'));

  await openDialog(page);
  await copyButton(page).dblclick();
  await expect(notice(page, 'Successfully copied database to Guest user')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await demo.dataOf('Guest')).toEqual(await demo.dataOf('demo'));
  expect(await demo.calls('copy_db_to_another')).toMatchObject([
    { query: { dbSource: 'demo', dbDest: 'Guest' } },
  ]);
});

for (const user of ['reader', 'Guest']) {
  test(`${user} is not offered to copy anything`, async ({ page, open }) => {
    await open('/links', user);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('button', { name: COPY })).toHaveCount(0);
  });
}

faultRow(
  test,
  {
    endpoint: 'copy_db_to_another',
    path: '/links',
    fill: openDialog,
    send: (page) => copyButton(page).click(),
    rejected: 'Failed to copy database: error',
    failed: 'Error copying database',
    busy: (page) => page.getByRole('dialog').getByRole('button', { name: 'Copying…', disabled: true }),
    success: (page) => notice(page, 'Successfully copied database to Guest user'),
  },
  writeCell,
);

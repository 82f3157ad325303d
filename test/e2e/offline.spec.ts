import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

test.use({ serviceWorkers: 'allow' });

/** Until the service worker holds the whole app. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const cached = async () =>
      (
        await Promise.all(
          (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
        )
      ).some((count) => count > 10);
    while (!(await cached())) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

test('opens again without a network, with the chapters that were read, and signs in by itself', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await expect(page.locator('#v16')).toBeVisible();
  await installed(page);
  // The neighbours were prefetched, and are kept like what was read.
  await expect.poll(async () => (await demo.calls('get_passage_text')).length).toBe(3);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#v16')).toContainText('God so loved the world');
  await expect(page.getByText('User: demo')).toBeVisible();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 4');
  await expect(page.locator('#v1')).toBeVisible();
  expect(await demo.calls('get_passage_text')).toHaveLength(3);
});

test('says what cannot be had without a network, and shows it when it is back', async ({
  page,
  open,
  context,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await installed(page);
  await context.setOffline(true);
  await page.getByLabel('Translation').selectOption('asv');
  await expect(page.getByText('Error loading verses')).toBeVisible();
  await expect(page.getByText('Offline')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#v16')).toBeVisible();
});

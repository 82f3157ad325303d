import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

/* After a reload, which a phone also does to a tab in the background, the user finds the same state. */

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function readAndReload(page: Page): Promise<void> {
  const reader = page.getByRole('button', { name: 'Next chapter' });
  await expect(reader).toBeVisible();
  await page.reload();
  await expect(reader).toBeVisible();
}

const shown = async (page: Page): Promise<string | null> =>
  page.getByRole('heading', { level: 2 }).textContent();

test('practice goes on in its random order, and a reload does not count as a view', async ({
  page,
  open,
  demo,
}) => {
  await open('/practiceSetup');
  await page.getByRole('radio', { name: 'By Random' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  const next = page.getByRole('button', { name: 'Next passage' });
  // A view whose answer a reload cuts off is sent again; it is the same view.
  const views = async () =>
    new Set((await demo.calls('update_last_viewed')).map(({ query }) => JSON.stringify(query)));
  const viewed = (count: number) => expect.poll(async () => (await views()).size).toBe(count);
  const order: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await expect(page.getByText(`${step + 1} of`)).toBeVisible();
    order.push(await shown(page));
    // None is viewed before its text is shown.
    await viewed(step + 1);
    await next.click();
  }
  await expect(page.getByText('4 of')).toBeVisible();
  const fourth = await shown(page);
  await viewed(4);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: fourth ?? '' })).toBeVisible();
  await choose(page, 'View In Context');
  await readAndReload(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: fourth ?? '' })).toBeVisible();
  for (const before of order.reverse()) {
    await page.getByRole('button', { name: 'Previous passage' }).click();
    await expect(page.getByRole('heading', { level: 2, name: before ?? '' })).toBeVisible();
  }
  // Four views, and three on the way back.
  await viewed(7);
});

test('the nugget browser shows the same nugget; an entered URL starts afresh', async ({
  page,
  open,
  demo,
}) => {
  await open('/links');
  await page.getByRole('link', { name: 'Bible Nuggets' }).click();
  await page.getByRole('button', { name: 'Next passage' }).click();
  await expect(page.getByText('2 of 200')).toBeVisible();
  const second = await shown(page);
  await choose(page, 'View In Context');
  await readAndReload(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: second ?? '' })).toBeVisible();
  await expect(page.getByText('2 of 200')).toBeVisible();
  await choose(page, 'Filter by Topic');
  await page.getByRole('checkbox', { name: /^Hope / }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter Hope' })).toBeVisible();
  await page.goto(`${demo.url}/nuggets/links`);
  await page.goto(`${demo.url}/nuggets/browseBible`);
  await expect(page.getByText('1 of 200')).toBeVisible();
});

test('the results of a quote search remain until they are cleared', async ({ page, open }) => {
  await open('/searchQuotes');
  await page.getByRole('searchbox').fill('god the');
  await page.getByRole('button', { name: 'Browse Results' }).click();
  const header = page.getByText(/^Search Results for "god the"/);
  await expect(header).toBeVisible();
  const quote = page.getByRole('article', { name: 'Quote' });
  await expect(quote).toContainText(/\w/);
  // Its topics come with a list of their own.
  await expect(quote).not.toContainText('…');
  const first = await quote.textContent();
  await page.reload();
  await expect(header).toBeVisible();
  await expect(quote).toHaveText(first ?? '');
  await choose(page, 'Clear Search Results');
  await expect(page.getByText('Showing 80 of 80 quotes')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Showing 80 of 80 quotes')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('god the');
});

test('quotes are still filtered by their topics, at the quote that was read', async ({
  page,
  open,
  demo,
}) => {
  await open('/viewQuotes');
  const quote = page.getByRole('article', { name: 'Quote' }).locator('blockquote');
  await choose(page, 'Filter by Topic');
  await page.getByRole('checkbox', { name: /^Hope / }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Next quote' }).click();
  await expect(page).toHaveURL(/viewQuotes\/\d+$/);
  const second = await quote.textContent();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter Hope' })).toBeVisible();
  await expect(quote).toHaveText(second ?? '');
  await page.goto(`${demo.url}/nuggets/links`);
  await page.goto(`${demo.url}/nuggets/viewQuotes`);
  await expect(page.getByText('Showing 80 of 80 quotes')).toBeVisible();
});

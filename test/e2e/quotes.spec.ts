import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

const toast = (page: Page, text: string) => page.getByRole('status', { name: 'Notices' }).getByText(text);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const quote = (page: Page) => page.locator('article blockquote');

async function choose(page: Page, item: string): Promise<void> {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const HOSTILE = [
  '<script>window.hacked = true</script><img src=x onerror="window.hacked=true">',
  'https://example.org/' + 'a'.repeat(3000),
  '\u202Eright to left \u05E9\u05DC\u05D5\u05DD \u{1F54A}\uFE0F',
].join('\n');

test('adds, shows, edits and copies a quote', async ({ page, open, demo, expectAccessible }) => {
  await open('/addQuote');
  const field = page.getByLabel('Quote text');
  await button(page, 'Add Quote').last().click();
  await expect(toast(page, 'Please enter quote text')).toBeVisible();
  await field.fill(HOSTILE);
  await button(page, 'Topics').click();
  await page.getByRole('region', { name: 'Topics' }).getByRole('checkbox').first().waitFor();
  await expectAccessible();
  await page.reload();
  await expect(field).toHaveValue(HOSTILE);
  await page.getByRole('main').getByRole('button', { name: 'Add Quote' }).dblclick();
  await expect(toast(page, 'Quote added successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/viewQuotes\/81$/);
  await expect(quote(page)).toHaveText(HOSTILE);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await demo.dataOf('demo')).quotes.slice(80)).toMatchObject([{ quoteId: 81, text: HOSTILE }]);
  expect(await demo.calls('add_nonbible_memory_fact')).toHaveLength(1);

  await choose(page, 'Edit Quote');
  const dialog = page.getByRole('dialog', { name: 'Edit Quote' });
  await dialog.getByLabel('Quote text').fill(' \n ');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  const long = 'word '.repeat(10_000).trim();
  await dialog.getByLabel('Quote text').fill(long);
  await demo.faults({ update_quote: 'error:once' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Failed to update quote')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Quote updated successfully!')).toBeVisible();
  expect((await demo.dataOf('demo')).quotes[80]?.text).toBe(long);
  await page.evaluate(() => window.scrollTo({ top: 400 }));
  await expect(button(page, 'Copy')).toHaveCount(1);
  await button(page, 'Copy').click();
  await expect(toast(page, 'Quote copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long);
  await button(page, 'Scroll to top').click();
  await expect(button(page, 'Scroll to top')).toBeHidden();
  await page.reload();
  await expect(quote(page)).toHaveText(long);
});

test('the field of Add Quote keeps its size over a reload', async ({ page, open }) => {
  // First another screen's style sheets are loaded, then, after the reload, the page's own order applies.
  await open('/search');
  const look = async () =>
    page.getByLabel('Quote text').evaluate((field) => {
      const { fontSize, fontFamily, lineHeight } = getComputedStyle(field);
      return [fontSize, fontFamily, lineHeight, field.getBoundingClientRect().height].join(' ');
    });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Add Quote' }).click();
  const before = await look();
  await page.reload();
  await page.getByLabel('Quote text').waitFor();
  expect(await look()).toBe(before);
});

for (const [fault, words] of [
  ['error', 'Failed to add quote'],
  ['500', 'Error adding quote'],
  ['401', 'Error adding quote'],
  ['html', 'Error adding quote'],
] as const) {
  test(`a quote that is refused (${fault}) remains in its field`, async ({ page, open, demo }) => {
    await demo.faults({ add_nonbible_memory_fact: fault });
    await open('/addQuote');
    await page.getByLabel('Quote text').fill('Hold fast.');
    await page.getByRole('main').getByRole('button', { name: 'Add Quote' }).click();
    await expect(toast(page, words)).toBeVisible();
    await expect(page.getByLabel('Quote text')).toHaveValue('Hold fast.');
    await expect(page).toHaveURL(/addQuote$/);
  });
}

test('step through quotes with keys; the URL follows, also after a return', async ({ page, open, demo }) => {
  await open('/viewQuotes');
  const { quotes } = await demo.dataOf('demo');
  await expect(quote(page)).toHaveText(quotes[0]?.text ?? '');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(quote(page)).toHaveText(quotes[5]?.text ?? '');
  await expect(page).toHaveURL(/\/viewQuotes\/6$/);
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/searchQuotes$/);
  await page.goBack();
  await expect(quote(page)).toHaveText(quotes[5]?.text ?? '');
  const asked = (await demo.calls('get_quote_text')).map(({ query }) => query?.quoteId);
  expect(new Set(asked).size).toBe(asked.length);
});

test('search, page through the results, browse them, and clear', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  await open('/searchQuotes');
  await page.getByRole('searchbox', { name: 'Search quotes' }).fill('the GOD');
  const { quotes } = await demo.dataOf('demo');
  const found = quotes.filter(({ text }) => /the/i.test(text) && /god/i.test(text));
  await expect(page.getByText(`${found.length} quotes found`)).toBeVisible();
  await expect(page.locator('main li blockquote')).toHaveCount(4);
  await expect(page.locator('mark').first()).toBeVisible();
  await expectAccessible();
  // No focus ring if only code has moved the focus.
  await page.keyboard.press('Enter');
  await expect(page.locator('main div:focus')).toHaveCSS('outline-style', 'none');
  await button(page, 'More...').first().click();
  await expect(button(page, 'Less...')).toHaveCount(1);
  await button(page, 'Page 2').click();
  await expect(page.locator('main li blockquote')).toHaveCount(Math.min(4, found.length - 4));
  await button(page, 'Browse Results').click();
  await expect(page.getByText(`Search Results for "the GOD" (${found.length} quotes)`)).toBeVisible();
  await expectAccessible();
  await choose(page, 'Clear Search Results');
  await expect(page.getByText('Showing 80 of 80 quotes')).toBeVisible();
  expect((await demo.calls('get_quote_list')).map(({ query }) => query?.includeQuoteText)).toEqual([
    'false',
    'true',
  ]);
});

test('filter quotes by topic, and put a topic on one', async ({ page, open, demo, expectAccessible }) => {
  await open('/viewQuotes');
  await quote(page).waitFor();
  const dialog = page.getByRole('dialog');
  const { quotes, topics } = await demo.dataOf('demo');
  const idOf = (wanted: string) => topics.find(({ name }) => name === wanted)?.id ?? 0;
  const hopeful = quotes.filter(
    ({ topicIds }) => topicIds.includes(idOf('Hope')) || topicIds.includes(idOf('Fear')),
  );
  await choose(page, 'Filter by Topic');
  await dialog.getByRole('checkbox', { name: /^Hope / }).check();
  await dialog.getByRole('checkbox', { name: /^Fear / }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`Showing ${hopeful.length} of 80 quotes (2 filters active)`)).toBeVisible();
  await expect(quote(page)).toHaveText(hopeful[0]?.text ?? '');
  await expectAccessible();
  await choose(page, 'Clear Filter');
  await expect(page.getByText('Showing 80 of 80 quotes')).toBeVisible();

  const bare = quotes.find(({ topicIds }) => topicIds.length === 0);
  await page.goto(`${demo.url}/nuggets/viewQuotes/${bare?.quoteId}`);
  await expect(page.getByText('No topics associated with this quote')).toBeVisible();
  await demo.faults({ add_quote_topic: '500:once' });
  await choose(page, 'Manage Topics');
  await expect(dialog.getByRole('button', { name: 'Add Topics' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^Hope / }).check();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add Topics' }).click();
  await expect(toast(page, 'Error updating topics')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove Hope' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Topics' }).click();
  await expect(toast(page, 'Topics updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Topics (1)' })).toBeVisible();
  const after = (await demo.dataOf('demo')).quotes.find(({ quoteId }) => quoteId === bare?.quoteId);
  expect(after?.topicIds).toEqual([idOf('Hope')]);
});

test('a visitor opens a public link, and an invalid one', async ({ page, open, demo, expectAccessible }) => {
  await open('/quotes/7', null);
  const { quotes } = await demo.dataOf('Guest');
  await expect(quote(page)).toHaveText(quotes[6]?.text ?? '');
  await expectAccessible();
  await choose(page, 'Share Public Link');
  await expect(toast(page, 'Public link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${demo.url}/nuggets/quotes/7`);
  await button(page, 'More actions').click();
  await expect(page.getByRole('menuitem', { name: 'Edit Quote' })).toHaveCount(0);
  await page.goto(`${demo.url}/nuggets/quotes/999`);
  await expect(page.getByText('There is no quote 999 here.')).toBeVisible();
  await page.getByRole('link', { name: 'View all quotes' }).click();
  await expect(page.getByText('Showing 80 of 80 quotes')).toBeVisible();
});

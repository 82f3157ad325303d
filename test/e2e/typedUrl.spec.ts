import { expect, test } from './kit/fixtures';

for (const [typed, path, marked] of [
  ['jn/3/16', 'john/3/16', ['v16']],
  ['mt/5', 'matthew/5', []],
  ['john/3:16', 'john/3/16', ['v16']],
  ['john/3:16-18', 'john/3/16?to=18', ['v16', 'v17', 'v18']],
  ['John%203', 'john/3', []],
  ['1cor/13/4', '1-corinthians/13/4', ['v4']],
] as const) {
  test(`the typed URL ${typed} opens its chapter`, async ({ page, demo }) => {
    await page.goto(`${demo.url}/nuggets/read/kjv/${typed}`);
    await expect(page).toHaveURL(`${demo.url}/nuggets/read/kjv/${path}`);
    await expect(page.locator('#v1')).toBeVisible();
    expect(await page.locator('.verse.marked').evaluateAll((all) => all.map(({ id }) => id))).toEqual(marked);
  });
}

test.describe('on a first visit', () => {
  // What is loaded, and when, is seen with nothing in the browser's cache.
  test.use({ isFirstVisit: true });

  test('the reader of references is loaded for a typed URL, and not for an exact one', async ({
    page,
    demo,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${demo.url}/nuggets/read/kjv/john/3/16`, { waitUntil: 'networkidle' });
    await expect(page.locator('#v16')).toBeVisible();
    expect(scripts.filter((url) => url.includes('readReferences'))).toEqual([]);
    await page.goto(`${demo.url}/nuggets/read/kjv/jn/3/16`);
    await expect(page.locator('#v16')).toBeVisible();
    expect(scripts.some((url) => url.includes('readReferences'))).toBe(true);
  });
});

test('a misspelt book in a URL is offered by its name, and not opened', async ({ page, demo }) => {
  await page.goto(`${demo.url}/nuggets/read/kjv/Phillipians/4`);
  await expect(page.getByText('There is no book “Phillipians”.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read Philippians 4 (KJV)' })).toBeVisible();
});

import { expect, test } from './kit/fixtures';
import { goOffline, installed } from './kit/offline';

test.use({ serviceWorkers: 'allow' });

test('a translation kept at the gate is read, compared and searched in the air', async ({
  page,
  open,
  context,
  demo,
}) => {
  await open('/yourData#bibles');
  const kjv = page.getByRole('listitem', { name: 'KJV', exact: true });
  await kjv.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(kjv.getByText(/^4\.\d MB, kept on/)).toBeVisible({ timeout: 45_000 });
  expect(await demo.calls('bible_search')).toHaveLength(66);
  await installed(page);

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
  expect(await demo.calls('get_passage_text')).toEqual([]);
});

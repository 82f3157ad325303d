import { expect, test } from './kit/fixtures';
import { inBothThemes } from './kit/looks';

/** The lists that give marks; none of them may be requested again for every chapter. */
const LISTS = ['get_nugget_id_list', 'get_mempsg_list', 'get_quote_list', 'get_prayers'];

test('the user’s own items are marked in the text, listed in the bar, and linked', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  await open('/browseBible');
  const nugget = page.getByRole('article');
  await expect(nugget.locator('.verse').first()).toBeVisible();
  const [first] = (await demo.dataOf('demo')).nuggets;
  if (!first) throw new Error('no nuggets');
  const { bookName, chapter, startVerse } = first;
  await demo.clearCalls();
  await page.goto(`${demo.url}/nuggets/readBibleChapter/kjv/${bookName}/${chapter}`);
  const verse = page.locator(`#v${startVerse}`);
  await expect(verse).toHaveAttribute('data-marks', /★/);
  for (const list of LISTS) expect(await demo.calls(list)).toEqual([]);
  await verse.click();
  const bar = page.getByRole('region', { name: /^Actions for / });
  const own = bar.getByRole('link', { name: /^Nugget/ }).first();
  await expect(own).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await own.click();
  await expect(page).toHaveURL(/browseBible$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(` ${chapter}:`);
});

test('verses are shared as text and as a picture, and compared in other translations', async ({
  page,
  open,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/readBibleChapter/kjv/psalms/23');
  // With the keyboard alone: down to verse 2, up again, and select.
  await page.locator('#v1').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Actions for Psalms 23:1' });
  await bar.getByRole('button', { name: 'Share' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Copy and Share' });
  const preview = panel.getByRole('region', { name: 'Preview' });
  await expect(preview).toHaveText(/^Psalms 23:1\s+The LORD is my/);
  await panel.getByRole('checkbox', { name: 'Short reference' }).check();
  await panel.getByRole('checkbox', { name: 'Name the translation' }).check();
  await expect(preview).toHaveText(/^Ps 23:1 \(KJV\)/);
  await panel.getByRole('button', { name: 'As a picture' }).click();
  await expect(panel.locator('canvas')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await panel.getByRole('button', { name: 'As text' }).click();
  await panel.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Ps 23:1 \(KJV\)\nThe LORD is/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Psalms 23:1' })).toBeVisible();
  await page.getByRole('button', { name: 'Add translation' }).click();
  await page.getByRole('combobox', { name: 'Translation 2' }).selectOption('asv');
  await expect(page).toHaveURL(/compare\/psalms\/23\/1\?with=kjv(,|%2C)asv(,|%2C)/);
  await expect(page.locator('main mark').first()).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('link', { name: 'Read Psalms 23 (KJV, ASV)' }).click();
  await expect(page.locator('#v1.marked')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('compare john 11 35');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare John 11:35' })).toBeVisible();
  // The set is remembered.
  await expect(page.getByRole('combobox', { name: 'Translation 2' })).toHaveValue('asv');
});

test('from a phrase to a practised passage, without typing a reference', async ({
  page,
  open,
  demo,
  expectAccessible,
}, testInfo) => {
  let step = 0;
  const record = async (name: string) => {
    step += 1;
    await testInfo.attach(`${step} ${name}`, { body: await page.screenshot(), contentType: 'image/png' });
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/search');
  await page.getByRole('searchbox').fill('"love one another"');
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('all');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/verses found, .* in all translations together/)).toBeVisible();
  await record('found, each verse once');
  await page.getByRole('button', { name: /^By book/ }).click();
  await page.getByRole('button', { name: /^1 John \d/ }).click();
  await expect(page.getByText(/verses in 1 John/)).toBeVisible();
  await record('narrowed to a book');
  const pane = page.getByRole('region', { name: 'Search' });
  await pane.getByRole('link', { name: '1 John 4:12', exact: true }).click();
  await expect(page.locator('#v12.marked')).toBeInViewport();
  await record('in its chapter');
  await page.getByRole('checkbox', { name: 'Select 1 John 4:12' }).check();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'Practise' }).click();
  await expect(page).toHaveURL(/practice\/by_ref/);
  await expect(page.getByRole('heading', { name: /1 John 4:12/ })).toBeVisible();
  await record('practised');
  await page.keyboard.press('Space');
  await expect(page.locator('.verse').first()).toContainText('love one another');
  await record('recalled');
  await expect
    .poll(async () => (await demo.dataOf('demo')).memoryPassages.at(-1))
    .toMatchObject({ bookName: '1-john', chapter: 4, startVerse: 12 });
});

test('the map leads to a chapter, and has words and numbers for its colours', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/bibleMap');
  await expect(page.getByRole('heading', { level: 1, name: 'Map of the Bible' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Coloured by' }).selectOption('read');
  await page.getByRole('button', { name: /^Matthew: / }).click();
  const read = page.getByRole('link', { name: /^Matthew \d+: .*read/ }).first();
  await expect(read).toHaveText(/\d+×\d+$/);
  await inBothThemes(page, expectAccessible);
  await read.click();
  await expect(page).toHaveURL(/readBibleChapter\/\w+\/matthew\/\d+$/);
});

test('the plan forecasts, takes a chapter read elsewhere, and has its own translation', async ({
  page,
  open,
  demo,
  expectAccessible,
}) => {
  await open('/readingPlan');
  const week = page.getByRole('region', { name: 'The Week' });
  await expect(week.getByText(/ a week$/)).toHaveCount(7);
  await page.getByRole('combobox', { name: 'Translation of the plan' }).selectOption('asv');
  await week.getByRole('button', { name: 'Books of Wednesday' }).click();
  await expect(week.getByRole('progressbar', { name: 'Psalms' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await week.getByRole('button', { name: 'Mark a chapter as read...' }).click();
  const dialog = page.getByRole('dialog');
  await inBothThemes(page, expectAccessible);
  await dialog.getByRole('button', { name: /mark|record|save/i }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await demo.dataOf('demo')).readingProgress.at(-1))
    .toMatchObject({ dayOfWeek: 'Wednesday', bookName: 'psalms' });
  await page.getByRole('region', { name: "Today's Reading" }).getByRole('button', { name: 'Read' }).click();
  await expect(page).toHaveURL(/readBibleChapter\/asv\//);
});

test('a note is in sight beside its verse, and is marked in the text', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/readBibleChapter/kjv/john/3');
  await page.locator('#v1').click();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Note on John 3:1' });
  await expect(dialog.getByLabel('Note', { exact: true })).toBeFocused();
  await expect(page.locator('#v1')).toBeInViewport();
  await page.keyboard.type('He came by night.');
  await inBothThemes(page, expectAccessible);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Quote: He came by night. John 3:1 (KJV)' }).click();
  await expect(page.locator('blockquote')).toContainText('John 3:1 (KJV)');
});

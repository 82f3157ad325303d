import { expect, test } from './kit/fixtures';
import { inBothThemes } from './kit/looks';

test('Go To Passage by keyboard alone', async ({ page, open, expectAccessible }) => {
  await open('/links');
  await page.getByRole('heading', { name: 'Links', exact: true }).waitFor();
  await page.keyboard.press('g');
  const field = page.getByRole('combobox', { name: 'Reference' });
  await expect(field).toBeFocused();
  await page.keyboard.type('phil');
  await page.keyboard.press('ArrowDown');
  await inBothThemes(page, expectAccessible);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Philippians');
  await page.keyboard.type(' 5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Philippians has 4 chapters.')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2:11');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/readBibleChapter\/niv\/philippians\/2\/11$/);
  await expect(page.locator('#v11')).toBeInViewport();
});

test('the first Escape closes the suggestions, the second the dialog', async ({ page, open }) => {
  await open('/links');
  await page.getByRole('heading', { name: 'Links', exact: true }).waitFor();
  await page.keyboard.press('g');
  await expect(page.getByRole('combobox', { name: 'Reference' })).toBeFocused();
  await page.keyboard.type('joh');
  await expect(page.getByRole('option', { name: '1 John', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: '1 John', exact: true })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Reference' })).toHaveValue('joh');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a low window shows at least three suggestions', async ({ page, open }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open('/links');
  await page.getByRole('heading', { name: 'Links', exact: true }).waitFor();
  await page.keyboard.press('g');
  await expect(page.getByRole('combobox', { name: 'Reference' })).toBeFocused();
  await page.keyboard.type('joh');
  for (const name of ['John', '1 John', '2 John']) {
    await expect(page.getByRole('option', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: 'Go', exact: true })).toBeInViewport({ ratio: 1 });
});

test('Tab goes from the reference past its suggestions to Go', async ({ page, open }) => {
  await open('/links');
  await page.getByRole('heading', { name: 'Links', exact: true }).waitFor();
  await page.keyboard.press('g');
  await expect(page.getByRole('combobox', { name: 'Reference' })).toBeFocused();
  await page.keyboard.type('psalms');
  await expect(page.getByRole('option', { name: 'Psalms 20', exact: true })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go', exact: true })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Reference' })).toHaveValue('psalms');
});

test('picks a chapter, and remembers the book and the translation', async ({ page, open }) => {
  await open('/viewChapter');
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('kjv');
  await page.getByRole('radio', { name: 'Jude' }).click();
  await expect(page.getByRole('radio', { name: 'Jude' })).toBeHidden();
  await page.getByRole('link', { name: '1', exact: true }).click();
  await expect(page).toHaveURL(/readBibleChapter\/kjv\/jude\/1$/);
  await open('/viewChapter');
  await expect(page.getByRole('button', { name: 'Book: Jude' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Translation' })).toHaveValue('kjv');
});

test('letters typed at once after `g` are in its field', async ({ page, open }) => {
  await open('/readBibleChapter/kjv/john/3');
  await expect(page.locator('#v16')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('gpsalms 23:2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kjv\/psalms\/23\/2$/);
});

import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { SCREENS } from './kit/screens';
import { TOUR, walk } from './kit/tour';
import { translate, WAYS } from './kit/translator';

/** Whether the text of the page is that of the translator. */
const expectTranslated = (page: Page) => expect(page.locator('main font font').first()).toBeAttached();

test('only what anyone may open without signing in is to be translated', async ({ page, open }) => {
  const html = page.locator('html');
  await open('/prayers');
  // Said by the page itself, before its scripts are there.
  await expect(html).toHaveAttribute('translate', 'no');
  await page.getByRole('heading', { level: 1, name: 'Prayers' }).waitFor();
  for (const [path, ready] of SCREENS) {
    await page.goto(`/nuggets${path}`);
    await page.locator(ready).first().waitFor();
    await expect(html, path).toHaveAttribute(
      'translate',
      path.startsWith('/read/') || path.startsWith('/quotes/') ? 'yes' : 'no',
    );
  }
});

for (const way of WAYS) {
  test.describe(`a translation that ${way} each text`, () => {
    test.beforeEach(({ page }) => translate(page, way));

    test('Prayers are searched, letter by letter and back', async ({ page, open }) => {
      await open('/prayers');
      await expect(page.getByText('25 prayers')).toBeVisible();
      await expectTranslated(page);
      const field = page.getByRole('searchbox', { name: 'Search prayers' });
      await field.pressSequentially('exam');
      await expect(page.getByText('1 of 25 prayers')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await field.press('Backspace');
      await field.fill('');
      await expect(page.getByText('25 prayers', { exact: true })).toBeVisible();
    });

    test('Go To Passage leads to the verse', async ({ page, open }) => {
      await open('/links');
      await page.getByRole('heading', { level: 1, name: 'Links' }).waitFor();
      await expectTranslated(page);
      await page.keyboard.press('g');
      await expect(page.getByRole('combobox', { name: 'Reference' })).toBeFocused();
      await page.keyboard.type('phil');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.type(' 5');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Philippians has 4 chapters.')).toBeVisible();
      await page.keyboard.press('Backspace');
      await page.keyboard.type('2:11');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/philippians\/2\/11$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Philippians 2');
      await expect(page.locator('#v11')).toBeInViewport();
    });

    test('My Memory Passages are searched, and one after another opened', async ({ page, open }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open('/memoryPassages');
      const rows = page.locator('main [role="listitem"], main li').filter({ visible: true });
      await expect(rows.first()).toBeVisible();
      await expectTranslated(page);
      const field = page.getByRole('searchbox');
      await field.pressSequentially('john');
      await expect(rows.first()).toContainText('John');
      await field.fill('');
      await expect(rows.first()).toContainText('Genesis');
      const pane = page.getByRole('region', { name: 'Passage', exact: true });
      for (const index of [0, 1, 2]) {
        const row = rows.nth(index);
        const [name] = /^\D+\d+:\d+/.exec((await row.textContent()) ?? '') ?? [];
        await row.locator('a, button').first().click();
        await expect(pane.getByRole('heading', { level: 2 })).toContainText(name ?? 'a reference');
      }
    });

    test('the reader shows the translation and the chapter that are chosen', async ({ page, open }) => {
      await open('/read/kjv/john/3/16', null);
      await expect(page.locator('#v16')).toContainText('For God so loved the world');
      await expectTranslated(page);
      await page.getByRole('combobox', { name: 'Translation' }).selectOption('asv');
      await expect(page).toHaveURL(/\/read\/asv\/john\/3/);
      await expect(page.locator('#v16')).toContainText(
        'gave his only begotten Son, that whosoever believeth on him',
      );
      await page
        .getByRole('button', { name: 'Next chapter' })
        .or(page.getByRole('link', { name: 'Next chapter' }))
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 4');
      await expect(page.locator('#v7')).toHaveText(/^7There cometh a woman of Samaria to draw water/);
    });

    test('View Quotes shows the quote that Edit Quote opens', async ({ page, open }) => {
      await open('/viewQuotes');
      const quote = page.locator('blockquote');
      await expect(quote).toBeVisible();
      await expectTranslated(page);
      for (let step = 1; step <= 3; step += 1) {
        const before = await quote.textContent();
        await page.getByRole('button', { name: 'Next quote' }).click();
        await expect(quote).not.toHaveText(before ?? '');
      }
      const shown = await quote.innerText();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Edit Quote' }).click();
      const edited = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
      expect(edited.replace(/\s+/g, ' ')).toContain(shown.replace(/\s+/g, ' ').slice(0, 60));
    });
  });
}

for (const [part, views] of Object.entries(TOUR)) {
  test(`a translation leaves every screen, menu and dialog of ${part} whole`, async ({ page, open }) => {
    test.slow();
    await translate(page, 'replaces');
    await page.setViewportSize({ width: 1280, height: 800 });
    await open('/links');
    await page.getByRole('heading', { level: 1, name: 'Links' }).waitFor();
    await walk(page, views, () => Promise.resolve());
  });
}

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

/** Resolves once the page shows the effect of a key press. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Opens the command box by its button, and types. */
async function find(page: Page, press: (button: Locator) => Promise<void>, typed: string, wanted: RegExp) {
  await press(page.getByRole('button', { name: 'Find or do anything' }));
  await expect(page.getByRole('combobox', { name: /Reference, screen/ })).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('grid', { name: 'Found' }).getByRole('row', { selected: true })).toContainText(
    wanted,
  );
}

for (const [by, size, press] of [
  ['a tap on a phone', { width: 390, height: 844 }, (button: Locator) => button.tap()],
  ['a click at a desk', { width: 1280, height: 800 }, (button: Locator) => button.click()],
] as const) {
  test.describe(`the command box, opened by ${by}`, () => {
    test.use({ hasTouch: true, viewport: size });

    test('a reference and Enter lead to the chapter, and the box is gone', async ({ page, open }) => {
      await open('/links');
      await page.getByRole('button', { name: 'Add Link' }).waitFor();
      await find(page, press, 'jn 3 16', /John 3:16/);
      await page.keyboard.press('Enter');
      await expect(page.locator('#v16')).toBeInViewport();
      await settled(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/links$/);
    });

    test('its dialog comes for Add Prayer, over the same page', async ({ page, open }) => {
      await open('/links');
      await page.getByRole('button', { name: 'Add Link' }).waitFor();
      await find(page, press, 'add prayer', /Add Prayer/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Add Prayer' })).toBeVisible();
      await settled(page);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page).toHaveURL(/links$/);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/links$/);
    });

    test('the second step of a row by Ctrl Enter closes the box too', async ({ page, open }) => {
      await open('/links');
      await page.getByRole('button', { name: 'Add Link' }).waitFor();
      await find(page, press, 'jn 3 16', /John 3:16/);
      await page.keyboard.press('Control+Enter');
      await settled(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('Escape closes the box, and its button has the focus', async ({ page, open }) => {
      await open('/links');
      await page.getByRole('button', { name: 'Add Link' }).waitFor();
      await find(page, press, 'jn', /John/);
      await page.keyboard.press('Escape');
      await settled(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Find or do anything' })).toBeFocused();
    });
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

/** Presses an item of a menu with a pointer. */
const item = async (page: Page, name: string) => {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Dialogs opened with a pointer, as most people do, and the text typed in them before Enter closes them. */
const CLOSED_BY_ENTER: readonly {
  dialog: string;
  path: string;
  open: (page: Page) => Promise<void>;
  fill: (page: Page) => Promise<void>;
}[] = [
  {
    dialog: 'Go To Passage',
    path: '/links',
    open: async (page) => {
      await button(page, 'Read').click();
      await button(page, 'Go To Passage').click();
    },
    fill: (page) => page.getByRole('combobox', { name: 'Reference' }).fill('John 3:16'),
  },
  {
    dialog: 'Add Link',
    path: '/links',
    open: (page) => button(page, 'Add Link').click(),
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Label' }).fill('A site');
      await page.getByRole('textbox', { name: 'URL' }).fill('https://example.org');
    },
  },
  {
    dialog: 'Go to Passage',
    path: '/practice/by_ref/by_freq',
    open: (page) => item(page, 'Go to Passage'),
    fill: (page) => page.getByRole('searchbox', { name: 'Search passages' }).fill('john'),
  },
  {
    dialog: 'Edit Prayer',
    path: '/prayers/8',
    open: (page) => button(page, 'Edit Prayer...').click(),
    fill: (page) => page.getByRole('textbox', { name: 'Title' }).fill('Another title'),
  },
  {
    dialog: 'Display settings',
    path: '/links',
    open: (page) => button(page, 'Display settings').click(),
    fill: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus(),
  },
  {
    dialog: 'Keys',
    path: '/links',
    open: async (page) => {
      await button(page, 'Find or do anything').click();
      await page.getByRole('combobox', { name: /Reference, screen/ }).fill('keys');
      await page.getByRole('row', { name: /^Keys/ }).click();
    },
    fill: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus(),
  },
];

for (const { dialog, path, open: openIt, fill } of CLOSED_BY_ENTER) {
  for (const key of ['Enter', 'Escape']) {
    test(`${dialog}: the ${key} that closes the dialog presses nothing else`, async ({ page, open }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(path);
      await openIt(page);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await fill(page);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await settled(page);
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
    });
  }
}

import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

/** A form whose write cannot wait in the outbox. */
interface Form {
  name: string;
  path: string;
  show: (page: Page) => Promise<void>;
  field: string;
  endpoint: string;
  save: string;
  success: string;
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Goes to a certain passage, because the first one depends on earlier views. */
async function goToJohn(page: Page): Promise<void> {
  await choose(page, 'Go to Passage');
  await page.getByRole('dialog').getByRole('searchbox').fill('john 3:16');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^John 3:16a? KJV/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const FORMS: readonly Form[] = [
  {
    name: 'a prayer',
    path: '/prayers',
    show: (page) =>
      page.getByRole('group', { name: 'Prayers' }).getByRole('button', { name: 'Add Prayer' }).click(),
    field: 'Title',
    endpoint: 'add_prayer',
    save: 'Save',
    success: 'Prayer added successfully',
  },
  {
    name: 'a link',
    path: '/links',
    show: (page) => page.getByRole('main').getByRole('button', { name: 'Add Link' }).click(),
    field: 'URL',
    endpoint: 'add_additional_link',
    save: 'Add Link',
    success: 'Link added successfully!',
  },
  {
    name: 'an explanation',
    path: '/practice/by_ref/by_freq',
    show: async (page) => {
      await goToJohn(page);
      await choose(page, 'Explanation');
    },
    field: 'Explanation of John 3:16',
    endpoint: 'update_passage',
    save: 'Save',
    success: 'Explanation saved successfully',
  },
  {
    name: 'a custom text',
    path: '/practice/by_ref/by_freq',
    show: async (page) => {
      await goToJohn(page);
      await choose(page, 'Edit Mem Passage...');
    },
    field: 'Passage Text',
    endpoint: 'update_passage',
    save: 'Save',
    success: 'Passage updated successfully',
  },
  {
    name: "a quote's new text",
    path: '/viewQuotes/3',
    show: async (page) => {
      await page.locator('blockquote').waitFor();
      await choose(page, 'Edit Quote');
    },
    field: 'Quote text',
    endpoint: 'update_quote',
    save: 'Save',
    success: 'Quote updated successfully!',
  },
];

const TYPED = 'https://example.org/typed';

for (const { name, path, show, field, endpoint, save, success } of FORMS) {
  test(`${name} survives a failure and a reload, until saved or cancelled`, async ({ page, open, demo }) => {
    const dialog = page.getByRole('dialog');
    const kept = dialog.getByText('This is what you had typed before.');
    const input = dialog.getByLabel(field, { exact: true });
    const typeIn = async () => {
      await show(page);
      await input.fill(TYPED);
      if (endpoint === 'add_additional_link') await dialog.getByLabel('Label').fill('Typed');
    };
    await open(path);
    await typeIn();
    await demo.faults({ [endpoint]: '500' });
    await dialog.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByRole('status', { name: 'Notices' }).getByText(/^Error /)).toBeVisible();

    await page.reload();
    await show(page);
    await expect(input).toHaveValue(TYPED);
    await expect(kept).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await show(page);
    await expect(input).not.toHaveValue(TYPED);
    await expect(kept).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await demo.faults({});
    await typeIn();
    await dialog.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByRole('status', { name: 'Notices' }).getByText(success)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await show(page);
    await expect(dialog).toBeVisible();
    await expect(kept).toHaveCount(0);
  });
}

import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const exercise = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Exercises' }).getByRole('button', { name, exact: true });

export const recall = (page: Page) => page.getByRole('region', { name: 'Recall' });

export const JOHN_3_16 = { bookName: 'john', bookId: 43, chapter: 3, startVerse: 16, endVerse: 16 };

/** Practice of one passage that was never viewed. */
export async function onlyOne(page: Page, path: string, range = JOHN_3_16) {
  await page.route('**/get_mempsg_list.php*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const list: unknown = await response.json();
    if (!Array.isArray(list)) throw new Error('there is no list');
    await route.fulfill({
      response,
      json: [
        {
          ...list[0],
          ...range,
          translationName: 'kjv',
          last_viewed_num: -1,
          frequencyDays: 1,
        },
      ],
    });
  });
  await page.route('**/get_mempsg_text_overrides.php*', (route) => route.fulfill({ json: [] }));
  await page.goto(path);
  // Attached, not visible: in a low window it is only for screen readers.
  await expect(page.getByText('1 of 1')).toBeAttached();
}

import type { Page } from '@playwright/test';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

export const position = (page: Page) => page.getByText(/^\d+ of \d+$/);

export async function chooseFromMenu(page: Page, name: string) {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name }).click();
}

import type { Page } from '@playwright/test';

/** How many elements the page has. */
export const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

export const login = (page: Page) => page.getByRole('button', { name: 'Login' });

/** Names an existing user at the login. */
export async function nameUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'I have a name' }).click();
  await page.getByLabel('Your name').fill(name);
}

/** Names a new user at the login, who starts as a copy of the guest. */
export async function nameNewUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'I am new' }).click();
  await page.getByLabel('New user name').fill(name);
}

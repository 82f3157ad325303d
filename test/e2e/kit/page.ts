import type { Page } from '@playwright/test';

/** How many elements the page has. */
export const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

export const login = (page: Page) => page.getByRole('button', { name: 'Login' });

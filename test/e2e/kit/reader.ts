import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status', { name: 'Notices' }).getByText(text);

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Picks verses in the open dialog, and submits. */
export async function pick(page: Page, submit: string, ...verses: number[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: submit, exact: true })).toBeDisabled();
  for (const verse of verses) await dialog.getByRole('button', { name: String(verse), exact: true }).click();
  await dialog.getByRole('button', { name: submit, exact: true }).click();
}

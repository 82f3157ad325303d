import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
// Code that the app loads later is loaded here, so that no test waits for it on a busy machine.
import '@/features/prayers/PrayersScreen';
import '@/features/prayers/dialogs/PrayerDialogs';
import '@/ui/dialogs/MenuPanel';
import type { renderApp } from './renderApp';

export type App = ReturnType<typeof renderApp>;

export function dataOf({ api }: App, user = 'demo') {
  const data = api.db.find(user);
  if (!data) throw new Error(`no user ${user}`);
  return data;
}
export const card = (title: string) => screen.findByRole('article', { name: title });
export const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
export const toast = (text: string) =>
  within(screen.getByRole('status', { name: 'Notices' })).findByText(text);
export const calls = ({ api }: App, endpoint: string) =>
  api.requests.filter((request) => request.endpoint === endpoint);

/** Chooses from the menu of a prayer's card. */
export async function choose({ user }: App, title: string, item: string): Promise<HTMLElement> {
  await user.click(within(await card(title)).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog');
}

/** Chooses from the menu of the list. */
export async function chooseOfList({ user }: App, item: string | RegExp): Promise<void> {
  const tools = await screen.findByRole('group', { name: 'Prayers' });
  await user.click(within(tools).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

export async function openRecord({ user }: App, title: string): Promise<HTMLElement> {
  await user.click(within(await card(title)).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Record With a Note...' }));
  return screen.findByRole('dialog', { name: 'Record Prayer' });
}

/** Records the shown prayer and goes to the next. */
export async function recordAndGoOn({ user }: App): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Record and go on' });
  await user.click(button);
}

/** Runs every test of the file at noon, on the device and on the server, so that none reaches midnight. */
export function atNoon(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

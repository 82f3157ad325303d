import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** A day of the demo's plan: six Saturdays after Matthew 24. */
export const SATURDAY = new Date(2026, 10, 21, 7);

export const atClock = (now: Date) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return { now: () => new Date() };
};

export const today = () => within(screen.getByRole('region', { name: "Today's Reading" }));
export const readButton = async () =>
  within(await screen.findByRole('region', { name: "Today's Reading" })).getByRole('button', {
    name: 'Read',
  });
export const read = async (user: UserEvent) => user.click(await readButton());

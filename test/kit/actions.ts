import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { screenActions } from '@/ui/actions/useActions';

/** The labels of the screen's actions in the command box. */
export const actionLabels = (): string[] => screenActions().map(({ label }) => label);

/** Runs the screen's action with a label, as the command box does. */
export const runAction = (label: string): void =>
  act(() => (screenActions().find((action) => action.label === label) ?? expect.fail(label)).run());

/** Opens the screen's menu, once it is rendered, and chooses an item, once it can be chosen. */
export async function chooseFromMenu(user: UserEvent, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: item })).toBeEnabled());
  await user.click(screen.getByRole('menuitem', { name: item }));
}

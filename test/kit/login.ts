import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the list of users at the login, which is closed until it is asked for. */
export async function openUserList(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'I have a name' }));
  await user.click(screen.getByRole('button', { name: 'Choose from the list' }));
  return screen.findByLabelText('Existing user');
}

/** Names an existing user at the login. */
export async function nameUser(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'I have a name' }));
  const field = screen.getByLabelText('Your name');
  await user.clear(field);
  await user.type(field, name);
}

/** Names a new user at the login, who starts as a copy of the guest. */
export async function nameNewUser(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'I am new' }));
  await user.type(screen.getByLabelText('New user name'), name);
}

/** Signs in with the fields as they are, once the list of users is loaded. */
export const logIn = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Login' }));

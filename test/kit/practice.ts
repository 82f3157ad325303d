import { screen } from '@testing-library/react';
import { renderApp } from '@test/kit/renderApp';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The reference of the passage, if it is shown. */
export const reference = () => screen.getByRole('heading', { level: 2 });

/** Opens a practice, and waits for its first passage. */
export async function practise(path = '/practice/by_ref/by_freq', options = {}) {
  const app = renderApp(path, options);
  await screen.findByText(/^1 of \d+$/);
  return app;
}

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

it('shows the chapter of a public link to a stranger, as the guest', async () => {
  renderApp('/read/kjv/john/3/16', { user: null });
  expect(await screen.findByText(/For God so loved the world/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('John 3');
  expect(screen.getByText('User: Guest')).toBeVisible();
});

it('turns past the end of a book, and round from revelation to genesis', async () => {
  const { user } = renderApp('/readBibleChapter/kjv/revelation/22');
  await screen.findByText(/I Jesus have sent mine angel/);
  await user.click(screen.getByRole('button', { name: 'Next chapter' }));
  expect(await screen.findByText(/In the beginning God created/)).toBeVisible();
  expect(currentPath()).toBe('/readBibleChapter/kjv/genesis/1');
});

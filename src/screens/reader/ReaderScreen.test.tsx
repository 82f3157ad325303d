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

it.each([
  ['Add to Memory Verses...', 'add_memory_passage', 'Error adding memory passage', /added to your memory/],
  ['Add to Nuggets...', 'add_nonmemory_passage', 'Error adding nugget', /added to your nuggets/],
])('keeps what was picked for %s until the server has it', async (item, endpoint, message, success) => {
  const { user, api } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  api.faults.set(endpoint, '500:once');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await user.click(await screen.findByRole('button', { name: '16' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: '16' })).toHaveAttribute('aria-pressed', 'true');
  await user.dblClick(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(success)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requests.filter((request) => request.endpoint === endpoint)).toHaveLength(2);
});

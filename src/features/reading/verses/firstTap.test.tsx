import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

const HINT = /^Tap a verse to copy, memorise/;

it('says that a verse can be tapped, until it was done once', async () => {
  const first = renderApp('/readBibleChapter/kjv/john/11');
  await first.user.click(await screen.findByRole('button', { name: 'Verse 35, actions' }));
  expect(await screen.findByRole('region', { name: 'Actions for John 11:35' })).toBeVisible();
  expect(screen.getByText(HINT)).toBeVisible();
  first.unmount();
  renderApp('/readBibleChapter/kjv/john/11');
  expect(await screen.findByText(/Jesus wept/)).toBeVisible();
  expect(screen.queryByText(HINT)).toBeNull();
});

it.each(['/readBibleChapter', '/read'])('the title of %s opens a picker of chapters', async (path) => {
  const { user } = renderApp(`${path}/kjv/john/3`);
  const heading = await screen.findByRole('heading', { level: 1, name: 'John 3' });
  await user.click(within(heading).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to Chapter' }));
  expect(dialog.getByRole('link', { name: '3' })).toHaveAttribute('aria-current', 'page');
  await user.click(dialog.getByRole('button', { name: 'Book: John' }));
  await user.click(dialog.getByRole('radio', { name: 'Jude' }));
  await user.click(dialog.getByRole('link', { name: '1' }));
  await waitFor(() => expect(currentPath()).toBe(`${path}/kjv/jude/1`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

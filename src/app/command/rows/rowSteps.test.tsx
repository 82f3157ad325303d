import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { currentPath } from '@test/kit/renderApp';
import { LONG, first, opened, options, rows } from '@test/kit/command';

it('finds a passage, which Enter practises and Ctrl-Enter reads', async () => {
  const { user } = await opened();
  await user.keyboard('trials');
  await waitFor(() => expect(first()).toContain('James 1:2-4, Memory passages'));
  const [row] = rows();
  expect(row).toHaveAttribute('aria-selected', 'true');
  expect(row).toHaveTextContent('Practise');
  expect(row).toHaveTextContent('ReadCtrl ↵');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(currentPath()).toBe('/readBibleChapter/niv/james/1/2?to=4');
});

it('practises what a verb says', async () => {
  const { user } = await opened();
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  await user.keyboard('practise james 1:3');
  await waitFor(() => expect(first()).toContain('Practise'));
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/practice/by_ref/by_freq');
  expect(await screen.findByText('James 1:2-4')).toBeVisible();
});

it('copies verses by their reference', async () => {
  const { user } = await opened();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('copy jn 11:35{Enter}');
  await waitFor(() => expect(written).toHaveBeenCalledWith('John 11:35\nJesus wept.'));
});

it('practises all passages of a book', async () => {
  const { user } = await opened();
  await user.keyboard('practise john');
  await waitFor(() => expect(first()).toContain('John · 6 passages'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 of 6', {}, LONG)).toBeVisible();
  expect(screen.getByText('John 1:1-5')).toBeVisible();
});

it('has verses once, with all that can be done with them', async () => {
  const { user } = await opened();
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('jn 3:16 kjv');
  await waitFor(() => expect(first()).toContain('John 3:16 · KJV'));
  await waitFor(() => expect(first()).toContain('Practise'));
  const ofVerse = options().filter((option) => /^John 3:16\D/.test(option));
  expect(ofVerse).toHaveLength(1);
  const steps = within(screen.getAllByRole('row')[0] ?? document.body).getAllByRole('button');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'PractiseCtrl ↵',
    'Compare',
    'Copy',
    'Share',
    'Browse',
  ]);
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  await waitFor(() => expect(written).toHaveBeenCalledWith(expect.stringContaining('John 3:16')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows another row’s steps at a tap, which does none of them', async () => {
  const { user } = await opened();
  await user.keyboard('grace');
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  const before = currentPath();
  const [more] = screen.getAllByRole('button', { name: /^More for / });
  if (!more) throw new Error('There is one row only');
  await user.click(more);
  expect(currentPath()).toBe(before);
  expect(rows().findIndex((each) => each.getAttribute('aria-selected') === 'true')).toBeGreaterThan(0);
});

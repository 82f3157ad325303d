import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Pager, pageWindow } from './Pager';

it.each([
  [1, 1, [1], false, false],
  [1, 5, [1, 2, 3, 4, 5], false, false],
  [1, 9, [1, 2, 3, 4, 5], false, true],
  [3, 9, [1, 2, 3, 4, 5], false, true],
  [4, 9, [2, 3, 4, 5, 6], true, true],
  [7, 9, [5, 6, 7, 8, 9], true, false],
  [9, 9, [5, 6, 7, 8, 9], true, false],
])('page %i of %i shows %j', (page, pageCount, numbers, before, after) => {
  expect(pageWindow(page, pageCount)).toEqual({ numbers, before, after });
});

it('always shows the page itself among five neighbours that exist', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pageCount, seed) => {
      const page = (seed % pageCount) + 1;
      const { numbers } = pageWindow(page, pageCount);
      expect(numbers).toContain(page);
      expect(numbers).toHaveLength(Math.min(5, pageCount));
      expect(numbers.every((number) => number >= 1 && number <= pageCount)).toBe(true);
    }),
  );
});

it('goes to the first, previous, next and last page, and to a number', async () => {
  const onPage = vi.fn();
  const user = userEvent.setup();
  render(<Pager page={4} pageCount={9} onPage={onPage} label="Pages of days" />);
  for (const name of ['First', 'Prev', 'Page 6', 'Next', 'Last'])
    await user.click(screen.getByRole('button', { name }));
  expect(onPage.mock.calls).toEqual([[1], [3], [6], [5], [9]]);
  expect(screen.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByText('…')).toHaveLength(2);
});

it('moves the focus to the page number at an end, where the button is disabled', async () => {
  function Paged() {
    const [page, setPage] = useState(2);
    return <Pager page={page} pageCount={3} onPage={setPage} label="Pages of days" />;
  }
  const user = userEvent.setup();
  render(<Paged />);
  screen.getByRole('button', { name: 'Next' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveFocus();
  screen.getByRole('button', { name: 'Prev' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Prev' })).toHaveFocus();
});

it('does not go past its ends', () => {
  render(<Pager page={1} pageCount={2} onPage={() => undefined} label="Pages of days" />);
  expect(screen.getByRole('button', { name: 'First' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Last' })).toBeEnabled();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LongList } from './LongList';

const show = (count: number) =>
  render(
    <LongList
      label="Rows"
      items={Array.from({ length: count }, (_, index) => index)}
      keyOf={(index) => index}
      estimate={40}
    >
      {(index) => `Row ${index}`}
    </LongList>,
    { wrapper: MemoryRouter },
  );

const rowCount = () => screen.getAllByText(/^Row \d+$/).length;

it.each([
  [200, 200, null],
  [1700, 500, '1,200 more are not printed.'],
])('of %i rows prints %i, and says how many are not printed', (count, printed, rest) => {
  show(count);
  const before = rowCount();
  expect(before).toBeLessThan(100);
  fireEvent(window, new Event('beforeprint'));
  expect(rowCount()).toBe(printed);
  expect(screen.queryByText(/not printed/)?.textContent ?? null).toBe(rest);
  fireEvent(window, new Event('afterprint'));
  expect(rowCount()).toBe(before);
  expect(screen.queryByText(/not printed/)).toBeNull();
});

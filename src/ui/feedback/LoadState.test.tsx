import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Loading, Refetch } from './LoadState';

beforeEach(() => vi.useFakeTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const tryAgain = () => screen.queryByRole('button', { name: 'Try again' });

it('says after ten seconds that the server is slow, refetches on a click, waits', () => {
  const refetch = vi.fn();
  render(
    <Refetch value={refetch}>
      <Loading what="topics" fallbackAction={<button type="button">Elsewhere</button>} />
    </Refetch>,
  );
  pass(9_999);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading topics…$/);
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('The server is taking long.');
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toBeInTheDocument();

  const button = tryAgain();
  if (button) fireEvent.click(button);
  expect(refetch).toHaveBeenCalledOnce();
  expect(tryAgain()).toBeNull();
  pass(10_000);
  expect(tryAgain()).not.toBeNull();
});

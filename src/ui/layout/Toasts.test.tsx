import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from './Toasts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('closes a notice after 3000 ms, however often rendered meanwhile', () => {
  const onClose = vi.fn<(id: string) => void>();
  const toasts = () => (
    <Toasts notices={[{ id: '1', variant: 'success', text: 'Saved' }]} onClose={(id) => onClose(id)} />
  );
  const { rerender } = render(toasts());
  act(() => void vi.advanceTimersByTime(2_000));
  rerender(toasts());
  act(() => void vi.advanceTimersByTime(999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledExactlyOnceWith('1');
});

it('is not an alert: the region around announces the notice', () => {
  render(<Toasts notices={[{ id: '1', variant: 'error', text: 'Failed' }]} onClose={() => undefined} />);
  expect(screen.getByText('Failed')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

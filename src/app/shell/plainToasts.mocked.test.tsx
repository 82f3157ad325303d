import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noticeShown } from '@/data/notices/notices';
import { renderApp } from '@test/kit/renderApp';

/** Fails as the browser does offline for a file that is not on the device. */
vi.mock('@/ui/layout/Toasts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('shows and closes a plain notice where the code of its design is not there', async () => {
  // Loaded with the app, and not when the first notice appears.
  await import('./ShellExtras');
  const { store } = renderApp('/links');
  await screen.findByRole('heading', { level: 1, name: 'Links' }, { timeout: 60_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const text of ['Added', 'Moved'])
      act(() => void store.dispatch(noticeShown({ variant: 'success', text })));
    await vi.waitFor(() => expect(screen.getByText('Added')).toBeVisible());
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(screen.queryByText('Added')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(screen.queryByText('Moved')).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

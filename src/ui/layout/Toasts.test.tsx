import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ComponentProps } from 'react';
import { Toasts } from './Toasts';

beforeEach(() => vi.useFakeTimers());

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

type Notices = ComponentProps<typeof Toasts>['notices'];

/** Shows notices, the first one's Undo with the focus; returns how to show others in their place. */
function focused(initial: Notices): (notices: Notices) => void {
  const page = (notices: Notices) => (
    <>
      <main id="main">
        <h1 tabIndex={-1}>Prayers</h1>
      </main>
      <div role="status">
        <Toasts
          notices={notices}
          onClose={(id) => show((shown = shown.filter((each) => each.id !== id)))}
          onUndo={() => undefined}
        />
      </div>
    </>
  );
  let shown = initial;
  const { rerender } = render(page(initial));
  const show = (notices: Notices) => rerender(page(notices));
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  act(() => undo?.focus());
  expect(undo).toHaveFocus();
  return show;
}

const recorded = (id: string) => ({ id, variant: 'success' as const, text: 'Recorded', undo: 1 });

it('leaves the focus to the screen when a notice ends with its Undo focused', async () => {
  focused([recorded('1')]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText('Recorded')).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the focus to the screen when Escape closes all notices', async () => {
  focused([recorded('1'), recorded('2')]);
  await act(() => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    return Promise.resolve();
  });
  expect(screen.queryByText('Recorded')).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});

it.each([
  ['the notice beside it', [recorded('2')], 'Undo'],
  ['the notice that replaces it', [{ ...recorded('3'), undo: undefined }], 'Close notice'],
  ['Close, once there is no more to undo', [{ ...recorded('1'), undo: undefined }], 'Close notice'],
])('leaves the focus of an Undo to %s', async (_, then, button) => {
  const show = focused([recorded('1'), recorded('2')]);
  await act(() => {
    show(then);
    return Promise.resolve();
  });
  expect(screen.getByRole('button', { name: button })).toHaveFocus();
});

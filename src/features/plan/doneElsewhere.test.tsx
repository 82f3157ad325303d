import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { selectWaitingLabels } from '@/features/yourData/store/waitingLabels';
import { recordReading } from './store/plan';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { SATURDAY, atClock, readButton, today } from '@test/kit/plan';
import { sendUndoable } from '@test/kit/testStore';

it('records a chapter that was read elsewhere without leaving the screen', async () => {
  const { user, api } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  await user.click(today().getByRole('button', { name: 'Done elsewhere' }));
  expect(await screen.findByText('Read today: Mark 3')).toBeVisible();
  expect(currentPath()).toBe('/readingPlan');
  expect(today().getByText('Mark 4')).toBeVisible();
  await sendUndoable();
  await waitFor(() =>
    expect(api.db.user('demo').readingProgress.at(-1)).toMatchObject({ bookName: 'mark', chapter: 3 }),
  );
});

it('undoes a chapter done elsewhere before the server is told', async () => {
  const { user, api, store, outbox } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const rows = api.db.user('demo').readingProgress.length;
  await user.click(today().getByRole('button', { name: 'Done elsewhere' }));
  const notices = within(screen.getByRole('status', { name: 'Notices' }));
  expect(await notices.findByText('Mark 3 recorded as read')).toBeVisible();
  // Waits for the network or for the next retry; neither comes within ten seconds.
  await act(() => outbox.flush());
  expect(api.requests.some(({ endpoint }) => endpoint === 'update_reading_plan')).toBe(false);
  await user.click(notices.getByRole('button', { name: 'Undo' }));
  expect(await notices.findByText('Undone')).toBeVisible();
  expect(today().getByText('Mark 3')).toBeVisible();
  expect(screen.queryByText(/^Read today/)).toBeNull();
  await sendUndoable();
  expect(selectWaitingLabels(store.getState())).toEqual([]);
  expect(api.db.user('demo').readingProgress).toHaveLength(rows);
});

it('undoes a later chapter together with the earlier one', async () => {
  const { user, api, store } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const rows = api.db.user('demo').readingProgress.length;
  await user.click(today().getByRole('button', { name: 'Done elsewhere' }));
  expect(await today().findByText('Mark 4')).toBeVisible();
  await user.click(today().getByRole('button', { name: 'Done elsewhere' }));
  expect(await screen.findByText('Read today: Mark 3, Mark 4')).toBeVisible();
  const notices = within(screen.getByRole('status', { name: 'Notices' }));
  const [first] = await notices.findAllByRole('button', { name: 'Undo' });
  if (!first) throw new Error('nothing can be undone');
  await user.click(first);
  expect(await notices.findByText('Undone, and what came after it')).toBeVisible();
  expect(notices.queryByText(/recorded as read/)).toBeNull();
  expect(today().getByText('Mark 3')).toBeVisible();
  expect(screen.queryByText(/^Read today/)).toBeNull();
  await sendUndoable();
  expect(selectWaitingLabels(store.getState())).toEqual([]);
  expect(api.db.user('demo').readingProgress).toHaveLength(rows);
});

it("says '(waiting to be sent)' of no reading while there is a network", async () => {
  const { user, api } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const shownTexts = new Set<string>();
  const notices = screen.getByRole('status', { name: 'Notices' });
  const observer = new MutationObserver(() => shownTexts.add(notices.textContent));
  observer.observe(notices, { childList: true, characterData: true, subtree: true });
  for (const chapter of [3, 4]) {
    await user.click(today().getByRole('button', { name: 'Done elsewhere' }));
    expect(await within(notices).findByText(`Mark ${chapter} recorded as read`)).toBeVisible();
  }
  await sendUndoable();
  await waitFor(() =>
    expect(api.db.user('demo').readingProgress.at(-1)).toMatchObject({ bookName: 'mark', chapter: 4 }),
  );
  observer.disconnect();
  expect([...shownTexts].join()).not.toContain('waiting');
});

it('sends a reading of a day though one of another day gets no answer', async () => {
  const { api, store, outbox } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const reading = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, today: '2026-11-21' } as const;
  const held = api.hold('update_reading_plan');
  const first = store.dispatch(recordReading(reading));
  await held.arrived;
  await act(() =>
    store.dispatch(recordReading({ ...reading, dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1 })),
  );
  expect(api.db.user('demo').readingProgress.at(-1)).toMatchObject({ dayOfWeek: 'Sunday', bookName: 'jude' });
  held.release();
  await act(() => first);
  expect(await outbox.refresh()).toEqual([]);
});

it('sends what was done elsewhere by itself after ten seconds', async () => {
  vi.useFakeTimers({ now: SATURDAY, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { api, store } = renderApp('/readingPlan', { now: () => new Date() });
  const reading = { dayOfWeek: 'Saturday', bookName: 'mark', chapter: 3, today: '2026-11-21' } as const;
  const sent = () => api.requests.filter(({ endpoint }) => endpoint === 'update_reading_plan').length;
  void store.dispatch(recordReading({ ...reading, undoable: true }));
  await vi.advanceTimersByTimeAsync(9_900);
  expect(sent()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await waitFor(() => expect(sent()).toBe(1));
});

it('records one chapter at a double tap', async () => {
  const { user } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  await user.dblClick(today().getByRole('button', { name: 'Done elsewhere' }));
  expect(await screen.findByText('Read today: Mark 3')).toBeVisible();
  expect(today().getByText('Mark 4')).toBeVisible();
});

it('marks any chapter of a day as read, and the day goes on after that chapter', async () => {
  const { user, api } = renderApp('/readingPlan', atClock(SATURDAY));
  await readButton();
  const week = within(screen.getByRole('region', { name: 'The Week' }));
  await user.click(week.getByRole('button', { name: 'Books of Monday' }));
  await user.click(week.getByRole('button', { name: 'Mark a chapter as read...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as Read, Monday' }));
  expect(dialog.getByLabelText('Book')).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText('Book'), 'leviticus');
  expect(dialog.getByLabelText('Chapter')).toHaveValue('1');
  expect(within(dialog.getByLabelText('Chapter')).getAllByRole('option')).toHaveLength(27);
  expect(dialog.getByText('Monday then goes on with Leviticus 2.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Chapter'), '27');
  expect(dialog.getByText('Monday then goes on with Numbers 1.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Mark as read' }));
  expect(await week.findByText('Numbers 1')).toBeVisible();
  await sendUndoable();
  await waitFor(() =>
    expect(api.db.user('demo').readingProgress.at(-1)).toMatchObject({
      dayOfWeek: 'Monday',
      bookName: 'leviticus',
      chapter: 27,
    }),
  );
});

it('offers a guest nothing to record', async () => {
  const { user } = renderApp('/readingPlan', { user: 'Guest', ...atClock(SATURDAY) });
  await readButton();
  expect(screen.queryByRole('button', { name: 'Done elsewhere' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Books of Monday' }));
  expect(screen.queryByRole('button', { name: /Mark a chapter/ })).toBeNull();
});

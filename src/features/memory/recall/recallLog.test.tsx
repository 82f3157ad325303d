import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { appendRecallRow, replacePassageId, readRecallRows } from '../api/recallStorage';
import type { RecallEntry } from '../model/strength/recallEntry';
import { writeConfirmed } from '@/data/sync/sync';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { renderApp } from '@test/kit/renderApp';
import { selectVisit } from '../practice/practice';
import { practiceOfOne, recallOfOne } from '@test/kit/practiceOfOne';
import { sendUndoable } from '@test/kit/testStore';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const exercise = (name: string) =>
  within(screen.getByRole('group', { name: 'Exercises' })).getByRole('button', { name });
const TEXT = 'Jesus wept for the twelve.';

/** By reference, in box 1, with a custom text. */
const ONE = { passage: { box: 1, lastViewedNum: 0 }, text: TEXT };

const entry = (at: number, change: Partial<RecallEntry> = {}) =>
  recallEntry({ id: `run at ${at}`, at, score: 1, ...change });
const DAY = 86_400_000;
describe('the box', () => {
  it('is offered after three clean recalls on three days, changed by a tap, and undone', async () => {
    const now = Date.now();
    await logRecalls([entry(now - 2 * DAY), entry(now - DAY)]);
    const { user, api } = await recallOfOne(ONE);
    const box = () => api.db.user('demo').memoryPassages[0]?.box;
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), TEXT);
    await user.click(button('Check'));
    await user.click(await screen.findByRole('button', { name: 'Move to Box 2' }));
    expect(await screen.findByText('Moved to Box 2.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Move to Box 2' })).toBeVisible();
    await sendUndoable();
    expect(box()).toBe(1);
  });

  it('is not offered to a guest', async () => {
    const { user, entries } = await recallOfOne({ ...ONE, user: 'Guest' });
    for (let time = 0; time < 2; time += 1) {
      await user.click(exercise('Write'));
      await user.click(button('I said it aloud'));
      await user.click(button('Not yet'));
    }
    expect(screen.queryByRole('button', { name: /^Move to Box/ })).toBeNull();
    expect(entries()).toHaveLength(2);
  });
});

describe('the log', () => {
  it('is restored in the next visit', async () => {
    const { user, unmount } = await recallOfOne(ONE);
    await user.click(button('I have read it'));
    unmount();
    const { entries } = practiceOfOne(ONE);
    await screen.findByText('1 of 1');
    await user.click(button(/^Passage info/));
    await waitFor(() => expect(entries()).toHaveLength(1));
  });

  it('of a passage added offline continues under the id that the server gives', async () => {
    await appendRecallRow({
      id: 'made here',
      user: 'demo',
      entry: entry(Date.now() - DAY, { passageId: -1e12 }),
    });
    const { entries, store } = await recallOfOne(ONE);
    await waitFor(() => expect(entries()).toHaveLength(1));
    await replacePassageId('demo', -1e12, 7);
    act(() => {
      const confirmed = {
        kind: 'passage' as const,
        payload: {},
        user: 'demo',
        id: 7,
        provisionalId: -1e12,
        at: 0,
      };
      store.dispatch(writeConfirmed(confirmed));
    });
    expect(entries()).toMatchObject([{ passageId: 7 }]);
    const rows = await readRecallRows('demo');
    expect(rows?.map((row) => row.entry)).toMatchObject([{ passageId: 7 }]);
    // Entries of other passages or users do not change.
    await replacePassageId('other', 7, 8);
    expect((await readRecallRows('demo'))?.map((row) => row.entry)).toMatchObject([{ passageId: 7 }]);
  });

  it('sets aside damaged entries, and says so', async () => {
    await appendRecallRow({ id: 'broken', user: 'demo', entry: { at: 'never' } });
    await logRecalls([entry(Date.now() - DAY)]);
    const { entries } = await recallOfOne(ONE);
    expect(await screen.findByText(/^1 entry of the recall log could not be read/)).toBeVisible();
    expect(entries()).toHaveLength(1);
  });

  it('says when this browser cannot store the log, and continues', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, entries } = await recallOfOne(ONE);
    await user.click(button('I have read it'));
    expect(await screen.findByText(/^This browser keeps no recall log/)).toBeVisible();
    expect(entries()).toHaveLength(1);
  });

  it('loses no entry of two tabs', async () => {
    const { user, entries } = await recallOfOne(ONE);
    await logRecalls([entry(Date.now() - DAY)]);
    await user.click(button('I have read it'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(entries()).toHaveLength(2));
  });
});

it('practises fading first, the least likely recalled passage first', async () => {
  const { store } = renderApp('/practice/by_ref/by_fading', {
    prepare: (db) => {
      const data = db.user('demo');
      const [first, second, third] = data.memoryPassages.splice(0, Infinity);
      if (!first || !second || !third) throw new Error('too few');
      const viewed = Date.now() - 10 * DAY;
      data.memoryPassages.push(
        { ...first, passageId: 1, box: 3, lastViewedNum: viewed },
        { ...second, passageId: 2, box: 1, lastViewedNum: viewed },
        { ...third, passageId: 3, box: 2, lastViewedNum: viewed },
      );
    },
  });
  await screen.findByText('1 of 1');
  expect(selectVisit(store.getState())?.ids).toEqual([2, 3, 1]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
// The app loads this code on demand; loaded here, no test waits for it on a busy machine.
import './PracticeScreen';
import './card/SessionEnd';
import './setup/DueToday';
import '@/features/today/TodayScreen';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { sendUndoable } from '@test/kit/testStore';
import { currentPath, renderApp } from '@test/kit/renderApp';

const DAY = 86_400_000;

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 7), toFake: ['Date'] }));

/** An app with the first psalms in box 1, viewed on another device a month ago; taps are counted. */
function morning(path: string, count: number) {
  const app = renderApp(path, {
    now: () => new Date(),
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages;
      const verse = { ...row, bookName: 'psalms', startVerse: 1, endVerse: 1, box: 1 } as const;
      Object.assign(data, {
        overrides: [],
        prayers: [],
        nuggets: [],
        quotes: [],
        practiceHistory: [],
        readingProgress: [],
      });
      data.memoryPassages = Array.from({ length: count }, (_, index) => ({
        ...verse,
        passageId: index + 1,
        chapter: index + 1,
        lastViewedNum: Date.now() - 30 * DAY - (count - index) * DAY,
      }));
    },
  });
  let taps = 0;
  const tap = async (role: 'button' | 'link', name: string) => {
    taps += 1;
    await app.user.click(await screen.findByRole(role, { name }));
  };
  return {
    ...app,
    tap,
    /** Recalls the passage on the screen, and grades it. */
    grade: async (mark: string) => {
      vi.setSystemTime(Date.now() + 5_000);
      await tap('button', 'Show text');
      await tap('button', mark);
    },
    /** The number of taps since the last call. */
    taps: () => {
      const count = taps;
      taps = 0;
      return count;
    },
  };
}

const end = async () => within(await screen.findByRole('region', { name: 'Session' }));
const figures = async () =>
  (await end()).getAllByRole('definition').map(({ textContent }) => Number(textContent));
const title = async () => (await end()).getByRole('heading', { level: 2 }).textContent;

it('a session with one miss takes two taps a passage, and one to repeat the miss', async () => {
  const { tap, grade, taps, api } = morning('/practiceSetup', 3);
  await tap('link', 'Practise 3 due');
  await screen.findByText('1 of 3');
  taps();
  await grade('Right');
  expect(taps()).toBe(2);
  // It moves a box down, after a confirmation.
  await tap('button', 'Move down a box');
  await tap('button', 'Confirm');
  expect(taps()).toBe(2);
  await sendUndoable();
  await waitFor(() => expect(api.db.user('demo').memoryPassages[1]?.box).toBe(2));
  await grade('Not yet');
  await screen.findByText('3 of 3');
  await grade('Nearly');
  expect(await title()).toBe('That was all that was due today');
  expect(await figures()).toEqual([1, 1, 1]);
  expect((await end()).getByText('The next one is due tomorrow.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
  taps();
  await tap('link', 'Practise the missed one again');
  expect(taps()).toBe(1);
  expect(await screen.findByText('1 of 1')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Psalms 2:1');
  await grade('Right');
  expect(await title()).toBe('That was all that was due today');
  expect(await figures()).toEqual([1, 0, 0]);
  expect((await end()).queryByRole('link', { name: /again$/ })).toBeNull();
  expect((await end()).getByRole('link', { name: 'Done' })).toHaveClass('btn-primary');
  await tap('link', 'Done');
  // The missed one was repeated, so the next due one is the nearly right one.
  expect(await screen.findByText('Nothing is due today. The next one is due in 2 days.')).toBeVisible();
  // The session has ended, so there is no position to continue from.
  expect(screen.queryByRole('link', { name: /^Go on/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start' })).toHaveClass('btn-primary');
});

it.each([
  ['none', 0, '3 are still due today.'],
  ['two', 2, '1 is still due today.'],
])('says how many of three due passages are still due, with %s marked', async (_, marked, left) => {
  const runs = [1, 2, 3].map((passageId) =>
    recallEntry({ id: `run ${passageId}`, passageId, at: Date.now() - 60 * DAY, score: 1 }),
  );
  await logRecalls(runs);
  const { tap, grade, user } = morning('/practiceSetup', 3);
  await tap('link', 'Practise 3 due');
  for (let at = 1; at <= 3; at += 1) {
    await screen.findByText(`${at} of 3`);
    if (at <= marked) await grade('Right');
    else {
      await tap('button', 'Show text');
      await screen.findByRole('group', { name: 'How was it?' });
      await user.keyboard('{ArrowRight}');
    }
  }
  expect(await title()).toBe('That was this session');
  expect((await end()).getByText(left)).toBeVisible();
  expect((await end()).queryByText(/next one/)).toBeNull();
  await tap('link', 'Done');
  expect(await screen.findByRole('link', { name: `Practise ${3 - marked} due` })).toBeVisible();
});

it('Back from the missed ones leads to the screen where practice was started', async () => {
  const { tap, grade } = morning('/practiceSetup', 2);
  await tap('link', 'Practise 2 due');
  await screen.findByText('1 of 2');
  await grade('Right');
  await screen.findByText('2 of 2');
  await grade('Not yet');
  await end();
  await tap('link', 'Practise the missed one again');
  await screen.findByText('1 of 1');
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Practice Setup' })).toBeVisible();
});

it('a day’s portion ends after the missed ones without mentioning the rest', async () => {
  const { tap, grade, user } = morning('/practiceSetup', 12);
  await screen.findByRole('link', { name: 'Practise 12 due' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'At a time' }), '10');
  await tap('link', 'Practise 10 of 12 due');
  await screen.findByText('1 of 10');
  await grade('Not yet');
  await grade('Not yet');
  await screen.findByText('3 of 10');
  await user.keyboard('{ArrowRight}'.repeat(8));
  expect((await figures()).slice(0, 3)).toEqual([0, 0, 2]);
  await tap('link', 'Practise the missed ones again');
  await screen.findByText('1 of 2');
  await grade('Right');
  await grade('Right');
  expect(await figures()).toEqual([2, 0, 0]);
  expect((await end()).queryByText(/due today|next one/)).toBeNull();
});

it('continues with the next item of Today', async () => {
  const { grade, user } = morning('/today', 2);
  const queue = within(await screen.findByRole('group', { name: "Today's queue" }));
  await user.click(await queue.findByRole('button', { name: /^Psalms 1:1/ }));
  await screen.findByText('1 of 2');
  await grade('Right');
  await screen.findByText('2 of 2');
  await grade('Right');
  expect(await figures()).toEqual([2, 0, 0]);
  const goOn = (await end()).getByRole('button', { name: 'Continue: Matthew 1' });
  expect(goOn).toHaveClass('btn-primary');
  expect((await end()).getByRole('link', { name: 'Done' })).not.toHaveClass('btn-primary');
  await user.click(goOn);
  await waitFor(() => expect(currentPath()).toMatch(/\/matthew\/1$/));
});

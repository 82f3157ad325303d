import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answers } from '@test/kit/engine';
import { renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';
import { textsIn } from '@test/kit/textsIn';
import { MODES, ORDERS } from '../model/practiceOrder';
import './PracticeScreen';
import './setup/DueToday';
import './card/SessionEnd';

const DAY = 86_400_000;

/** Passages of box 1, none of them graded, the first the longest unviewed. */
const open = (path: string, count: number, daysAgo = 30, historyState: unknown = null) =>
  renderApp(path, {
    historyState,
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      data.overrides.splice(0, Infinity);
      const verse = { bookName: 'psalms', startVerse: 1, endVerse: 1, box: 1 } as const;
      for (let chapter = 1; chapter <= count; chapter += 1) {
        const lastViewedNum = Date.now() - (daysAgo + count - chapter) * DAY;
        data.memoryPassages.push({ ...row, ...verse, passageId: chapter, chapter, lastViewedNum });
      }
    },
  });

it('offers many due passages in portions, and then not the rest that day', async () => {
  const { user } = open('/practiceSetup', 27);
  expect(await screen.findByRole('link', { name: 'Practise 20 of 27 due' })).toHaveClass('btn-primary');
  expect(screen.getByRole('button', { name: 'Start' })).not.toHaveClass('btn-primary');
  await user.selectOptions(screen.getByRole('combobox', { name: 'At a time' }), '10');
  await user.click(screen.getByRole('link', { name: 'Practise 10 of 27 due' }));
  await screen.findByText('1 of 10');
  // The most faded first.
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Psalms 1:1');
  await user.keyboard('{ArrowRight}'.repeat(10));
  const session = within(await screen.findByRole('region', { name: 'Session' }));
  expect(session.getByRole('heading')).toHaveTextContent('That was today’s portion');
  expect(session.queryByText(/17|more (?:is|are) due/)).toBeNull();
  expect(session.getByRole('link', { name: 'Go on' })).toBeVisible();
  await user.click(session.getByRole('link', { name: 'Done' }));
  expect(await screen.findByText('Today’s portion is done.')).toBeVisible();
  expect(screen.queryByText(/\d+ due/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Practise more' }));
  await screen.findByText('1 of 10');
});

it('continues with the next portion, which ends like the first', async () => {
  const { user } = open('/practiceSetup', 27);
  await screen.findByRole('link', { name: 'Practise 20 of 27 due' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'At a time' }), '10');
  await user.click(screen.getByRole('link', { name: 'Practise 10 of 27 due' }));
  const endOf = async (count: number) => {
    for (let at = 1; at <= count; at += 1) {
      await screen.findByText(`${at} of ${count}`);
      // A passage skipped before its text was loaded is still to do.
      await user.keyboard(' ');
      await screen.findByRole('group', { name: 'How was it?' });
      await user.keyboard('{ArrowRight}');
    }
    return within(await screen.findByRole('region', { name: 'Session' }));
  };
  await user.click((await endOf(10)).getByRole('link', { name: 'Go on' }));
  const second = await endOf(10);
  expect(screen.getByText('10 of 10')).toBeVisible();
  expect(second.getByRole('heading')).toHaveTextContent('That was today’s portion');
  await user.click(second.getByRole('link', { name: 'Go on' }));
  expect(await screen.findByText('1 of 7')).toBeVisible();
  // No passage of the first two portions comes again, marked or not.
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Psalms 21:1');
  const last = await endOf(7);
  expect(last.queryByRole('link', { name: 'Go on' })).toBeNull();
});

it('remembers the portion, and offers no choice if fewer are due', async () => {
  const { user } = open('/practiceSetup', 12);
  await screen.findByRole('link', { name: 'Practise 12 due' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'At a time' }), 'all');
  expect(await screen.findByRole('link', { name: 'Practise 12 due' })).toBeVisible();
  cleanup();
  open('/practiceSetup', 60);
  expect(await screen.findByRole('link', { name: 'Practise 60 due' })).toBeVisible();
  cleanup();
  open('/practiceSetup', 3);
  expect(await screen.findByRole('link', { name: 'Practise 3 due' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'At a time' })).toBeNull();
});

it('has the due ones and Start first, then mode and order, a line for each', async () => {
  open('/practiceSetup', 27);
  await screen.findByRole('link', { name: 'Practise 20 of 27 due' });
  const texts = textsIn();
  const inOrder = ['Practise 20 of 27 due', 'Start', 'Practice Mode', 'Display Order', 'Your passages'];
  expect(texts.filter((words) => inOrder.includes(words))).toEqual(inOrder);
  for (const { label, hint } of [...MODES, ...ORDERS])
    expect(screen.getByRole('radio', { name: label })).toHaveAccessibleDescription(hint);
});

it('explains if nothing is due, and when the next one is', async () => {
  open('/practiceSetup', 2, 1);
  expect(await screen.findByText('Nothing is due today. The next one is due tomorrow.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toHaveClass('btn-primary'));
});

describe('a portion that was finished yesterday', () => {
  /** In the evening the first of a portion is missed, the rest are skipped; the next morning the page is loaded again. */
  const nextMorning = async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 21) });
    const { user } = open('/practiceSetup', 27);
    await screen.findByRole('link', { name: 'Practise 20 of 27 due' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'At a time' }), '10');
    await user.click(screen.getByRole('link', { name: 'Practise 10 of 27 due' }));
    await screen.findByText('1 of 10');
    await user.click(await screen.findByRole('button', { name: 'Show text' }));
    await user.click(await screen.findByRole('button', { name: 'Not yet' }));
    await screen.findByText('2 of 10');
    await user.keyboard('{ArrowRight}'.repeat(9));
    await screen.findByRole('region', { name: 'Session' });
    const state: unknown = window.history.state;
    await sendUndoable();
    cleanup();
    await answers.forgetUser('demo');
    vi.setSystemTime(new Date(2026, 10, 21, 7));
    const app = open('/practice/by_ref/by_fading', 27, 31, state);
    return { app, session: within(await screen.findByRole('region', { name: 'Session' })) };
  };

  it('is not the portion of today, when Practice Setup offers the due ones', async () => {
    const { app, session } = await nextMorning();
    await app.user.click(session.getByRole('link', { name: 'Done' }));
    expect(await screen.findByRole('link', { name: 'Practise 10 of 27 due' })).toHaveClass('btn-primary');
    expect(screen.queryByText('Today’s portion is done.')).toBeNull();
  });

  it('ends without a word of today, and with all that is due, its own missed one too', async () => {
    const { session } = await nextMorning();
    expect(session.getByRole('heading')).toHaveTextContent('That was this session');
    expect(session.getByText('27 are due today.')).toBeVisible();
  });

  it('and left on the screen over midnight, no longer speaks of today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 21) });
    const { user, api } = open('/practiceSetup', 12);
    const views = () => api.requests.filter(({ endpoint }) => endpoint === 'update_last_viewed').length;
    await screen.findByRole('link', { name: 'Practise 12 due' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'At a time' }), '10');
    await user.click(screen.getByRole('link', { name: 'Practise 10 of 12 due' }));
    await screen.findByText('1 of 10');
    for (let seen = 1; seen <= 10; seen += 1) {
      await waitFor(() => expect(views()).toBe(seen));
      await user.keyboard('{ArrowRight}');
    }
    const session = within(await screen.findByRole('region', { name: 'Session' }));
    expect(session.getByRole('heading')).toHaveTextContent('That was today’s portion');
    vi.setSystemTime(new Date(2026, 10, 21, 7));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(session.getByRole('heading')).toHaveTextContent('That was this session');
    await user.click(session.getByRole('link', { name: 'Done' }));
    expect(await screen.findByRole('link', { name: /^Practise \d+ due$/ })).toHaveClass('btn-primary');
  });
});

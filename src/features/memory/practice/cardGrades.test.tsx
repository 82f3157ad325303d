import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { renderApp } from '@test/kit/renderApp';
import { selectVisit } from './practice';
import { selectPractisedOn } from '../recall/log/practised';
import { readRecallRows } from '../api/recallStorage';
import { sendUndoable } from '@test/kit/testStore';
const DAY = 86_400_000;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const reference = () => screen.getByRole('heading', { level: 2 }).textContent;
const answerIsThere = () => screen.findByRole('group', { name: 'How was it?' });
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** The figures at the session's end: right, nearly, not yet, and not marked. */
const figures = () => screen.getAllByRole('definition').map(({ textContent }) => Number(textContent));
const midnight = () => new Date().setHours(0, 0, 0, 0);

interface PractiseOptions {
  path?: string;
  daysAgo?: number;
  first?: number;
  /** How many of them are the session's goal; all if absent. */
  goal?: number;
  faults?: Record<string, string>;
  name?: string;
}

/** Practice of some passages in box 1, consecutive psalms, last viewed on another device long ago, or (0) never. */
async function practise(
  count: number,
  {
    path = 'by_ref/by_freq',
    daysAgo = 9,
    first = 1,
    goal = count,
    faults,
    name = 'demo',
  }: PractiseOptions = {},
) {
  const app = renderApp(`/practice/${path}`, {
    ...(faults && { faults }),
    user: name,
    prepare: (db) => {
      const { memoryPassages } = db.user(name);
      const [row = expect.fail()] = memoryPassages.splice(0, Infinity);
      for (let chapter = first; chapter < first + count; chapter += 1) {
        const verse = { bookName: 'psalms', chapter, startVerse: 1, endVerse: 1 } as const;
        const lastViewedNum = daysAgo === 0 ? -1 : Date.now() - daysAgo * DAY - chapter;
        memoryPassages.push({ ...row, ...verse, passageId: chapter, box: 1, lastViewedNum });
      }
    },
  });
  await screen.findByText(`1 of ${goal}`);
  await waitFor(() => expect(app.store.getState().recallLog?.status).toBe('ready'));
  const graded = () =>
    (app.store.getState().recallLog?.entries ?? [])
      .filter(({ exercise }) => exercise !== 'shown')
      .map(({ exercise, score }) => [exercise, score]);
  return { ...app, graded };
}

it('marks the card by one tap or key, continues, and undoes a mark', async () => {
  const { user, graded } = await practise(3);
  const first = reference();
  expect(screen.queryByRole('group', { name: 'How was it?' })).toBeNull();
  await user.keyboard('2');
  expect(reference()).toBe(first);
  await user.keyboard(' ');
  await answerIsThere();
  await user.click(button('Nearly'));
  expect(screen.getByText('2 of 3')).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  await waitFor(() => expect(statuses()).toContain(`${first}: Nearly`));
  expect(graded()).toEqual([['aloud', 0.95]]);
  await user.click(button('Undo'));
  expect(reference()).toBe(first);
  expect(heading).toHaveFocus();
  expect(graded()).toEqual([]);
  await waitFor(async () =>
    expect((await readRecallRows('demo'))?.map(({ entry }) => entry)).toEqual([
      expect.objectContaining({ exercise: 'shown' }),
    ]),
  );
  await user.keyboard(' ');
  await answerIsThere();
  await user.keyboard('3 ');
  await answerIsThere();
  await user.keyboard('1');
  expect(await screen.findByText('3 of 3')).toBeVisible();
  await waitFor(() =>
    expect(graded()).toEqual([
      ['aloud', 1],
      ['aloud', 0],
    ]),
  );
});

it('counts no card that was only paged through, nor changes its likelihood', async () => {
  const { user, store, graded } = await practise(9);
  const likely = () => screen.getByText(/^Likely recalled: /).textContent;
  const first = await waitFor(() => {
    expect(likely()).toBe('Likely recalled: not known yet');
    return likely();
  });
  for (let index = 0; index < 9; index += 1) await user.keyboard('{ArrowRight}');
  expect(screen.getByText('1 of 9')).toBeVisible();
  expect(likely()).toBe(first);
  expect(graded()).toEqual([]);
  expect(selectPractisedOn(store.getState(), midnight()).size).toBe(0);
  await user.keyboard(' ');
  await waitFor(() => expect(selectPractisedOn(store.getState(), midnight()).size).toBe(1));
});

it('shows the result of a mark with the same text as the line below', async () => {
  const { user } = await practise(1);
  await user.keyboard(' ');
  await answerIsThere();
  await user.keyboard('1');
  expect(await screen.findByText('Missed today')).toBeVisible();
  expect(screen.getByText('due tomorrow')).toBeVisible();
  await user.keyboard(' 3');
  expect(await screen.findByText('Likely recalled: 100 %')).toBeVisible();
  expect(screen.getByText('due tomorrow')).toBeVisible();
});

it('offers the next box after marks on three days, and moves the passage marked', async () => {
  await logRecalls(
    [2, 1].map((days) =>
      recallEntry({ id: `${days}`, passageId: 1, at: Date.now() - days * DAY, score: 1, exercise: 'aloud' }),
    ),
  );
  const { user, api } = await practise(1);
  await user.keyboard(' ');
  await answerIsThere();
  expect(screen.queryByText(/Known on three days/)).toBeNull();
  await user.keyboard('3');
  expect(await screen.findByText('Psalms 1:1: Known on three days.')).toBeVisible();
  act(() => button('Move to Box 2').focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Moved to Box 2.')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  await sendUndoable();
  expect(api.db.user('demo').memoryPassages).toMatchObject([{ passageId: 1, box: 2 }]);
});

it('ends a session of due passages, shows its results, and offers the rest', async () => {
  await logRecalls([
    recallEntry({ id: 'known', passageId: 3, at: Date.now() - DAY / 24, score: 1, exercise: 'aloud' }),
  ]);
  const { user } = await practise(3, { path: 'by_ref/by_fading', goal: 2 });
  await user.keyboard(' ');
  await answerIsThere();
  await user.keyboard('3');
  await screen.findByText('2 of 2');
  await user.keyboard(' ');
  await answerIsThere();
  await user.keyboard('1');
  const session = within(await screen.findByRole('region', { name: 'Session' }));
  expect(figures()).toEqual([1, 0, 1]);
  expect(session.getByText('The next one is due tomorrow.')).toBeVisible();
  expect(session.getByRole('heading')).toHaveTextContent('That was all that was due today');
  expect(session.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/nuggets/practiceSetup');
  await user.click(session.getByRole('button', { name: 'Go on with 1 other passage' }));
  expect(screen.getByText('3 of 3')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('1 of 3')).toBeVisible();
});

it('ends a session of one box without claiming that no other passage is due', async () => {
  const app = renderApp('/practiceSetup', {
    prepare: (db) => {
      const { memoryPassages } = db.user('demo');
      const [row = expect.fail()] = memoryPassages.splice(0, Infinity);
      const verse = { bookName: 'psalms', startVerse: 1, endVerse: 1 } as const;
      const lastViewedNum = Date.now() - 90 * DAY;
      for (const [chapter, box] of [
        [1, 1],
        [2, 2],
        [3, 2],
      ] as const)
        memoryPassages.push({ ...row, ...verse, chapter, passageId: chapter, box, lastViewedNum });
    },
  });
  await app.user.click(await screen.findByRole('radio', { name: /^Fading First/ }));
  await app.user.click(await screen.findByRole('link', { name: 'Box 1: 1 passage' }));
  await screen.findByText('1 of 1');
  await app.user.keyboard(' ');
  await answerIsThere();
  await app.user.keyboard('3');
  const session = within(await screen.findByRole('region', { name: 'Session' }));
  expect(session.getByRole('heading')).toHaveTextContent('That was this session');
  expect(figures()).toEqual([1, 0, 0]);
  expect(session.getByText('2 more are due today.')).toBeVisible();
});

it('counts only the shown passages in a session', async () => {
  const { user, api, store } = await practise(2, {
    path: 'by_ref/by_fading',
    first: 99,
    faults: { get_passage_text: '500' },
  });
  await waitFor(() =>
    expect(api.requests.some(({ endpoint }) => endpoint === 'get_passage_text')).toBe(true),
  );
  expect(selectVisit(store.getState())?.recorded).toEqual({});
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const session = within(await screen.findByRole('region', { name: 'Session' }));
  expect(figures()).toEqual([0, 0, 0]);
  expect(session.getByText('2 more are due today.')).toBeVisible();
});

it('counts no answer whose text is not loaded, and offers no mark until then', async () => {
  const { user, store, api } = await practise(1, { first: 99, faults: { get_passage_text: '500' } });
  await user.keyboard(' ');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('group', { name: 'How was it?' })).toBeNull();
  const logged = () => store.getState().recallLog?.entries.map(({ exercise }) => exercise);
  await user.keyboard('2');
  expect(logged()).toEqual([]);
  api.faults.clear();
  await user.click(button('Try again'));
  expect(await answerIsThere()).toBeVisible();
  await waitFor(() => expect(logged()).toEqual(['shown']));
});

it('counts an answer shown on the card as a peek when the run is resumed', async () => {
  const { user } = await practise(1);
  await user.keyboard(' ');
  await answerIsThere();
  await user.keyboard('r');
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'Blessed');
  await user.click(button('Back to the card'));
  await answerIsThere();
  await user.keyboard('r');
  expect(await screen.findByRole('button', { name: 'Peek (1)' })).toBeVisible();
});

it('continues recalling with Next, until the card is opened', async () => {
  const { user } = await practise(3);
  await user.keyboard('r');
  expect(await screen.findByRole('region', { name: 'Recall' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Recall' })).toBeVisible();
  await user.keyboard('r{ArrowRight}');
  expect(screen.queryByRole('region', { name: 'Recall' })).toBeNull();
});

it.each(['demo', 'Guest'])('never tells %s that a marked passage was not practised', async (name) => {
  const { user } = await practise(1, { daysAgo: 0, name });
  const known = () => screen.getByText('Passage info:').parentElement;
  await waitFor(() => expect(known()).toHaveTextContent('Not practised yetLikely recalled: not known yet'));
  await user.keyboard(' ');
  await answerIsThere();
  await user.keyboard('3');
  await waitFor(() => expect(known()).toHaveTextContent('Likely recalled: 100 %'));
  expect(known()).not.toHaveTextContent('Not practised yet');
});

it('says that another device practised a passage that was new on arrival', async () => {
  const { api } = await practise(1, { daysAgo: 0 });
  const known = () => screen.getByText('Passage info:').parentElement;
  await waitFor(() => expect(known()).toHaveTextContent('Not practised yet'));
  await waitFor(() => expect(api.requests.map(({ endpoint }) => endpoint)).toContain('update_last_viewed'));
  const later = Date.now() + 6 * 60_000;
  const [row = expect.fail()] = api.db.user('demo').memoryPassages;
  row.lastViewedNum = later - 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  // A view is no evidence of knowing the passage.
  await waitFor(() => expect(known()).not.toHaveTextContent('Not practised yet'));
  expect(known()).toHaveTextContent('Likely recalled: not known yet');
});

it('shows when a just read passage is due, like the lists', async () => {
  const { user } = await practise(1, { daysAgo: 0 });
  const known = () => screen.getByText('Passage info:').parentElement;
  await waitFor(() => expect(known()).toHaveTextContent('due today'));
  await user.keyboard('r');
  await user.click(await screen.findByRole('button', { name: 'I have read it' }));
  await waitFor(() => expect(known()).toHaveTextContent('due in 3 days'));
  expect(known()).toHaveTextContent('just now');
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { appendRecallRow, replacePassageId, readRecallRows } from '../api/recallStorage';
import type { RecallEntry } from '../model/strength/recallEntry';
import { editPassage } from '../store/passageWrites';
import { selectPassages } from '../store/passages';
import { writeSettled } from '@/data/sync/sync';
import { recallEntry } from '@test/kit/recallEntry';
import { forgetRecalls, logRecalls } from '@test/kit/recallLog';
import { renderApp } from '@test/kit/renderApp';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rung = (name: string) =>
  within(screen.getByRole('group', { name: 'Ladder' })).getByRole('button', { name });
const TEXT = 'Jesus wept for the twelve.';

/** Practice of one passage with an own wording. */
function only(path: string, user = 'demo', change: { startVerse?: number; endVerse?: number } = {}) {
  return renderApp(path, {
    user,
    prepare: (db) => {
      const data = db.user(user);
      const [first] = data.memoryPassages.splice(0, Infinity);
      if (!first) throw new Error('there is no passage');
      data.memoryPassages.push({ ...first, passageId: 7, box: 1, lastViewedNum: 0, ...change });
      data.overrides.splice(0, Infinity, { passageId: 7, letter: 'a', verseNumber: 1, text: TEXT });
    },
  });
}

async function recall(
  path = '/practice/by_ref/by_freq',
  user = 'demo',
  change: Parameters<typeof only>[2] = {},
) {
  const app = only(path, user, change);
  await screen.findByText('1 of 1');
  await app.user.keyboard('r');
  await screen.findByRole('region', { name: 'Recall' });
  await waitFor(() => expect(screen.queryByText('Loading the recall log…')).toBeNull());
  return app;
}

const entries = (store: ReturnType<typeof only>['store']) => store.getState().recallLog?.entries ?? [];

const entry = (at: number, change: Partial<RecallEntry> = {}) =>
  recallEntry({ id: `run at ${at}`, at, score: 1, ...change });
const DAY = 86_400_000;

forgetRecalls();

describe('the ladder', () => {
  it('starts with Read, and offers Fade next', async () => {
    const { user, store } = await recall();
    expect(rung('Read')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('I have read it'));
    await user.click(within(await screen.findByRole('group', { name: 'What next' })).getByText('Fade'));
    expect(rung('Fade')).toHaveAttribute('aria-pressed', 'true');
    expect(entries(store)).toMatchObject([{ passageId: 7, rung: 'read', box: 1, viewedBefore: null }]);
  });

  it('hides words step by step, shows one for a tap, and restores both after a reload', async () => {
    const { user, unmount, store } = await recall();
    await user.click(rung('Fade'));
    const gaps = () => screen.getAllByRole('button', { name: /^Hidden word/ });
    expect(gaps()).toHaveLength(1);
    await user.click(button('Hide more'));
    const before = gaps().map(({ ariaLabel, textContent }) => [ariaLabel, textContent]);
    const [first] = gaps();
    if (!first) throw new Error('nothing is hidden');
    await user.click(first);
    expect(gaps()).toHaveLength(1);
    unmount();
    only('/practice/by_ref/by_freq');
    await screen.findByRole('region', { name: 'Recall' });
    expect(await screen.findByText(/1 looked at/)).toBeVisible();
    expect(gaps().map(({ ariaLabel, textContent }) => [ariaLabel, textContent])).toEqual(before.slice(1));
    expect(entries(store)).toEqual([]);
  });

  it('compares each letter with the next word, without a second try', async () => {
    const { user, store } = await recall();
    await user.click(rung('First letters'));
    const field = await screen.findByRole('textbox', { name: /First letter/ });
    expect(field).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByText('1 of 5 words')).toBeVisible();
    await user.keyboard('x');
    expect(screen.getByText('missed: wept')).toBeInTheDocument();
    await user.keyboard('ft1');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /Not yet · 4 of 5 words/ })).toHaveFocus(),
    );
    expect(entries(store)).toMatchObject([
      { rung: 'letters', score: 0.8, missed: [{ at: 1, key: 'wept', before: 'jesus', after: 'for' }] },
    ]);
    expect(screen.getByText('Read it once more: marked words were missed.')).toBeVisible();
  });

  it('reads letters out of a composition as it grows', async () => {
    const { user } = await recall();
    await user.click(rung('First letters'));
    const field = await screen.findByRole('textbox', { name: /First letter/ });
    if (!(field instanceof HTMLInputElement)) throw new Error('no field');
    const compose = (value: string) => {
      field.value = value;
      fireEvent(field, new InputEvent('input', { data: value, isComposing: true, bubbles: true }));
    };
    fireEvent.compositionStart(field);
    compose('j');
    await screen.findByText('1 of 5 words');
    compose('jw');
    await screen.findByText('2 of 5 words');
    fireEvent.compositionEnd(field, { data: 'jw' });
    expect(screen.getByText('2 of 5 words')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('restores what was written after a reload, and corrects it word by word', async () => {
    const { user, unmount } = await recall();
    await user.click(rung('Write'));
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'and jesus slept for the 12');
    unmount();
    const { store, user: again } = only('/practice/by_ref/by_freq');
    const field = await screen.findByRole('textbox', { name: 'Write the passage' });
    expect(field).toHaveValue('and jesus slept for the 12');
    await again.click(button('Correct'));
    expect(
      await screen.findByRole('heading', { name: /Not yet · 4 of 5 words, and 1 too many/ }),
    ).toBeVisible();
    const struck = [...document.querySelectorAll('del')].map(({ textContent }) => textContent);
    expect(struck).toEqual(['and', 'slept']);
    expect(document.querySelector('mark')).toHaveTextContent('wept');
    expect(entries(store)).toMatchObject([{ rung: 'write', score: 4 / 6, peeks: 0 }]);
  });

  it('focuses the field where there is a physical keyboard', async () => {
    const { user } = await recall();
    const { matchMedia } = window;
    const fine = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(matchMedia(query), { matches: query === '(pointer: fine)' }),
      );
    await user.click(rung('Write'));
    await user.keyboard('Jesus prayed');
    expect(screen.getByRole('textbox', { name: 'Write the passage' })).toHaveValue('Jesus prayed');
    fine.mockRestore();
  });

  it('logs what was said aloud as the person marks it', async () => {
    const { user, store } = await recall();
    await user.click(rung('Write'));
    await user.click(button('I said it aloud'));
    await user.click(button('Nearly'));
    expect(await screen.findByRole('heading', { name: /Nearly/ })).toBeVisible();
    expect(entries(store)).toMatchObject([{ rung: 'aloud', score: 0.95 }]);
    // Right after a run the likelihood is 100 %, which says nothing to a person who has just missed a word.
    const result = within(screen.getByRole('region', { name: 'Recall' }));
    expect(result.getByText(/^It fades (tomorrow|in 2 days)\.$/)).toBeVisible();
    expect(result.queryByText(/100 %/)).toBeNull();
  });

  it('keeps a draft for each rung, and loses none by a tap on the current one', async () => {
    const { user } = await recall();
    await user.click(rung('Write'));
    const field = () => screen.getByRole('textbox', { name: 'Write the passage' });
    expect(field()).toHaveFocus();
    await user.keyboard('jesus');
    await user.click(rung('Write'));
    expect(field()).toHaveValue('jesus');
    await user.click(rung('First letters'));
    await user.keyboard('jw');
    await user.click(rung('Write'));
    expect(field()).toHaveValue('jesus');
    await user.click(rung('First letters'));
    expect(screen.getByText('2 of 5 words')).toBeVisible();
  });

  it('starts again by a button of its own, and takes that back', async () => {
    const { user } = await recall();
    await user.click(rung('Write'));
    const field = () => screen.getByRole('textbox', { name: 'Write the passage' });
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    await user.type(field(), 'jesus');
    await user.click(button('Start again'));
    expect(field()).toHaveValue('');
    // The button has gone, and the next Tab is in the run.
    expect(document.body).not.toHaveFocus();
    await user.click(button('Undo'));
    expect(field()).toHaveValue('jesus');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('goes from aloud to writing by the ladder too, whether or not the text was seen', async () => {
    await logRecalls([entry(Date.now() - DAY, { rung: 'aloud' })]);
    const { user } = await recall();
    await user.click(rung('Write'));
    const field = () => screen.getByRole('textbox', { name: 'Write the passage' });
    expect(field()).toHaveFocus();
    expect(button('Peek')).toBeVisible();
    await user.click(button('I said it aloud'));
    await user.click(rung('Write'));
    expect(field()).toHaveFocus();
    expect(button('Peek (1)')).toBeVisible();
  });

  it('goes back to writing from aloud, with a peek for the text that was seen', async () => {
    const { user, store } = await recall();
    await user.click(rung('Write'));
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), TEXT);
    await user.click(button('I said it aloud'));
    expect(screen.getByText(TEXT)).toBeVisible();
    await user.click(button('Back to writing'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { name: 'Nearly · 5 of 5 words, with 1 peek' })).toBeVisible();
    expect(entries(store)).toMatchObject([{ rung: 'write', peeks: 1 }]);
  });

  it('counts a look at the card during a run as a peek, and goes on where the run was', async () => {
    const { user, store } = await recall();
    await user.click(rung('Write'));
    await user.keyboard('jesus{Escape} r');
    const field = await screen.findByRole('textbox', { name: 'Write the passage' });
    expect(field).toHaveValue('jesus');
    await user.type(field, ' wept for the 12');
    await user.click(button('Correct'));
    expect(await screen.findByRole('heading', { name: 'Nearly · 5 of 5 words, with 1 peek' })).toBeVisible();
    expect(entries(store).filter((each) => each.rung !== 'shown')).toMatchObject([{ peeks: 1 }]);
  });

  it('begins in the way of answering that was last used, whatever the passage', async () => {
    const { user, unmount } = await recall();
    await user.click(rung('Write'));
    await user.click(button('I said it aloud'));
    await user.click(button('Right'));
    await screen.findByRole('heading', { name: /said aloud/ });
    unmount();
    only('/practice/by_ref/by_freq');
    expect(await screen.findByText('Say the passage aloud, then see its text.')).toBeVisible();
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('starts over when the text changes', async () => {
    const { user, store } = await recall();
    await user.click(rung('First letters'));
    await user.keyboard('jwf');
    expect(await screen.findByText('3 of 5 words')).toBeVisible();
    const [passage = expect.fail()] = selectPassages(store.getState());
    const override = { newText: 'He wept', appendLetter: 'a' } as const;
    await act(() => store.dispatch(editPassage({ passageId: 7, changes: passage, override })));
    expect(await screen.findByText(/^He wept$/)).toBeVisible();
    await user.click(rung('First letters'));
    expect(await screen.findByText('0 of 2 words')).toBeVisible();
    await user.keyboard('hw');
    expect(await screen.findByRole('heading', { name: 'Known by heart · 2 of 2 words' })).toBeVisible();
    expect(entries(store)).toHaveLength(1);
  });

  it('restores a half-typed reference after a reload', async () => {
    const { user, unmount } = await recall('/practice/by_psgtxt/by_freq');
    const field = () => screen.getByRole('textbox', { name: 'Reference' });
    expect(field()).not.toHaveFocus();
    await user.type(field(), 'John 11');
    unmount();
    only('/practice/by_psgtxt/by_freq');
    expect(await screen.findByRole('textbox', { name: 'Reference' })).toHaveValue('John 11');
  });

  it.each(['1-2', '1 – 2', '1‑2a'])('reads %s as verses 1 and 2', async (typed) => {
    const { user, store } = await recall('/practice/by_psgtxt/by_freq', 'demo', {
      startVerse: 1,
      endVerse: 2,
    });
    const { bookName = '', chapter } = selectPassages(store.getState())[0] ?? {};
    const field = screen.getByRole('textbox', { name: 'Reference' });
    await user.type(field, `${bookName.replaceAll('-', ' ')} ${chapter}:${typed}`);
    await user.click(button('Answer'));
    expect(await screen.findByRole('heading', { name: /the reference is right/ })).toBeVisible();
  });

  it('asks by passage text for the reference, and needs the book only once', async () => {
    const { user, store, api } = await recall('/practice/by_psgtxt/by_freq');
    const [row] = api.db.user('demo').memoryPassages;
    if (!row) throw new Error('there is no passage');
    const verses = `${row.startVerse}-${row.endVerse}`;
    const book = row.bookName.replaceAll('-', ' ');
    await user.type(screen.getByRole('textbox', { name: 'Reference' }), `${book} ${row.chapter}`);
    await user.click(button('Answer'));
    expect(await screen.findByRole('heading', { name: /Not yet · not right: the verses/ })).toBeVisible();
    expect(entries(store)).toMatchObject([{ rung: 'reference', direction: 'by_psgtxt' }]);
    await user.click(button('Again'));
    await user.type(screen.getByRole('textbox', { name: 'Reference' }), `${row.chapter}:${verses}{Enter}`);
    expect(await screen.findByRole('heading', { name: /the reference is right/ })).toBeVisible();
    expect(screen.queryByText(/^Move to Box/)).toBeNull();
  });

  it('takes ‘I don’t know’ for an answer by passage text', async () => {
    const { user, store } = await recall('/practice/by_psgtxt/by_freq');
    await user.click(button('I don’t know'));
    expect(await screen.findByRole('heading', { name: /^Not yet/ })).toBeVisible();
    expect(entries(store)).toMatchObject([{ rung: 'reference', score: 0 }]);
  });

  it('offers the rung that the last results call for, and underlines weak words', async () => {
    await logRecalls([
      entry(Date.now() - DAY, {
        rung: 'letters',
        score: 0.8,
        missed: [{ at: 1, key: 'wept', before: 'jesus', after: 'for' }],
      }),
    ]);
    const { user } = await recall();
    expect(rung('Fade')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Hidden word 2' })).toBeVisible();
    await user.click(rung('Read'));
    expect(document.querySelector('u')).toHaveTextContent('wept');
  });
});

describe('the box', () => {
  it('is offered after three clean recalls on three days, changed by a tap, and undone', async () => {
    const now = Date.now();
    await logRecalls([entry(now - 2 * DAY), entry(now - DAY)]);
    const { user, api } = await recall();
    const box = () => api.db.user('demo').memoryPassages[0]?.box;
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), TEXT);
    await user.click(button('Correct'));
    await user.click(await screen.findByRole('button', { name: 'Move to Box 2' }));
    expect(await screen.findByText('Moved to Box 2.')).toBeVisible();
    expect(box()).toBe(2);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(box()).toBe(1));
  });

  it('is not offered to a guest', async () => {
    const { user, store } = await recall('/practice/by_ref/by_freq', 'Guest');
    for (let time = 0; time < 2; time += 1) {
      await user.click(rung('Write'));
      await user.click(button('I said it aloud'));
      await user.click(button('Not yet'));
    }
    expect(screen.queryByRole('button', { name: /^Move to Box/ })).toBeNull();
    expect(entries(store)).toHaveLength(2);
  });
});

describe('the log', () => {
  it('is there in the next visit', async () => {
    const { user, unmount } = await recall();
    await user.click(button('I have read it'));
    unmount();
    const { store } = only('/practice/by_ref/by_freq');
    await screen.findByText('1 of 1');
    await user.click(button(/^Passage info/));
    await waitFor(() => expect(entries(store)).toHaveLength(1));
  });

  it('of a passage added offline continues under the id that the server gives it', async () => {
    await appendRecallRow({
      id: 'made here',
      user: 'demo',
      entry: entry(Date.now() - DAY, { passageId: -1e12 }),
    });
    const { store } = await recall();
    await waitFor(() => expect(entries(store)).toHaveLength(1));
    await replacePassageId('demo', -1e12, 7);
    act(() => {
      const settled = {
        kind: 'passage' as const,
        payload: {},
        user: 'demo',
        id: 7,
        provisionalId: -1e12,
        at: 0,
      };
      store.dispatch(writeSettled(settled));
    });
    expect(entries(store)).toMatchObject([{ passageId: 7 }]);
    const rows = await readRecallRows('demo');
    expect(rows?.map((row) => row.entry)).toMatchObject([{ passageId: 7 }]);
    // Entries of another passage or user stay as they are.
    await replacePassageId('other', 7, 8);
    expect((await readRecallRows('demo'))?.map((row) => row.entry)).toMatchObject([{ passageId: 7 }]);
  });

  it('sets aside what is damaged, and says so', async () => {
    await appendRecallRow({ id: 'broken', user: 'demo', entry: { at: 'never' } });
    await logRecalls([entry(Date.now() - DAY)]);
    const { store } = await recall();
    expect(await screen.findByText(/^1 entry of the recall log could not be read/)).toBeVisible();
    expect(entries(store)).toHaveLength(1);
  });

  it('says when this browser can store none, and goes on', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user, store } = await recall();
    await user.click(button('I have read it'));
    expect(await screen.findByText(/^This browser keeps no recall log/)).toBeVisible();
    expect(entries(store)).toHaveLength(1);
  });

  it('loses no entry of two tabs', async () => {
    const { user, store } = await recall();
    await logRecalls([entry(Date.now() - DAY)]);
    await user.click(button('I have read it'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(entries(store)).toHaveLength(2));
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
  expect(store.getState().practice?.visit?.ids).toEqual([2, 3, 1]);
});

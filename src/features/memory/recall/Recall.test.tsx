import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RecallEntry } from '../model/strength/recallEntry';
import { editPassage } from '../store/passageWrites';
import { selectPassages } from '../store/passages';
import { EXERCISES } from '../model/strength/exercises';
import { deviceRecogniser } from '@test/kit/recogniser';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { practiceOfOne, recallOfOne } from '@test/kit/practiceOfOne';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const exercise = (name: string) =>
  within(screen.getByRole('group', { name: 'Exercises' })).getByRole('button', { name });
const TEXT = 'Jesus wept for the twelve.';

/** By reference, in box 1, with a custom text. */
const ONE = { passage: { box: 1, lastViewedNum: 0 }, text: TEXT };
const BY_TEXT = { ...ONE, path: 'by_psgtxt/by_freq' };

const entry = (at: number, change: Partial<RecallEntry> = {}) =>
  recallEntry({ id: `run at ${at}`, at, score: 1, ...change });
const DAY = 86_400_000;
describe('the exercises', () => {
  it.each([
    ['Read', 'Read it through, aloud if you can.'],
    ['Fade', 'Say it while its words disappear.'],
    ['Tap in order', 'Tap the words in the order of the passage.'],
    ['First letters', 'Type the first letter of each word.'],
    ['Write', 'Write it from memory, or say it aloud.'],
    ['Say it', 'Say it from memory, and compare.'],
  ])('shows one line of instruction for %s: “%s”', async (name, asks) => {
    deviceRecogniser();
    const { user } = await recallOfOne(ONE);
    await user.click(exercise(name));
    expect(screen.getByText(asks)).toBeVisible();
    const others = EXERCISES.map((each) => each.asks).filter((each) => each !== asks);
    for (const other of others) expect(screen.queryByText(other)).toBeNull();
    vi.unstubAllGlobals();
  });

  it('shows one line of instruction for the reference and for aloud as well', async () => {
    const { user, unmount } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    await user.click(button('I said it aloud'));
    expect(screen.queryByText('Write it from memory, or say it aloud.')).toBeNull();
    unmount();
    await recallOfOne(BY_TEXT);
    expect(screen.getByText('Name its book, chapter and verses.')).toBeVisible();
  });

  it('has at most one gold button, during a run and with its result', async () => {
    const { user } = await recallOfOne(ONE);
    const gold = () => [...document.querySelectorAll('main .btn-primary, main .tool-main')];
    for (const name of ['Read', 'Fade', 'Tap in order', 'First letters', 'Write']) {
      await user.click(exercise(name));
      expect(gold().length, name).toBeLessThanOrEqual(1);
    }
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), TEXT);
    expect(gold().map(({ textContent }) => textContent)).toEqual(['Check']);
    await user.click(button('Check'));
    await screen.findByRole('heading', { name: /^Known by heart/ });
    expect(gold().map(({ textContent }) => textContent)).toEqual(['Next passage']);
    await user.click(exercise('Write'));
    await user.click(button('I said it aloud'));
    expect(gold().length).toBeLessThanOrEqual(1);
  });

  it('starts with Read, and offers Fade next', async () => {
    const { user, entries } = await recallOfOne(ONE);
    expect(exercise('Read')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('I have read it'));
    await user.click(within(await screen.findByRole('group', { name: 'What next' })).getByText('Fade'));
    expect(exercise('Fade')).toHaveAttribute('aria-pressed', 'true');
    expect(entries()).toMatchObject([{ passageId: 7, exercise: 'read', box: 1, viewedBefore: null }]);
  });

  it('hides words step by step, shows a tapped one, and restores both after a reload', async () => {
    const { user, unmount, entries } = await recallOfOne(ONE);
    await user.click(exercise('Fade'));
    const gaps = () => screen.getAllByRole('button', { name: /^Hidden word/ });
    expect(gaps()).toHaveLength(1);
    await user.click(button('Hide more'));
    const before = gaps().map(({ ariaLabel, textContent }) => [ariaLabel, textContent]);
    const [first] = gaps();
    if (!first) throw new Error('nothing is hidden');
    await user.click(first);
    expect(gaps()).toHaveLength(1);
    unmount();
    practiceOfOne(ONE);
    await screen.findByRole('region', { name: 'Recall' });
    expect(await screen.findByText(/1 looked at/)).toBeVisible();
    expect(gaps().map(({ ariaLabel, textContent }) => [ariaLabel, textContent])).toEqual(before.slice(1));
    expect(entries()).toEqual([]);
  });

  it('compares each letter with the next word, without a second try', async () => {
    const { user, entries } = await recallOfOne(ONE);
    await user.click(exercise('First letters'));
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
    expect(entries()).toMatchObject([
      { exercise: 'letters', score: 0.8, missed: [{ at: 1, key: 'wept', before: 'jesus', after: 'for' }] },
    ]);
    expect(screen.getByText('Read it once more. Marked words were missed.')).toBeVisible();
  });

  it('announces the verdict on each letter, even if the same word repeats', async () => {
    const { user } = await recallOfOne({ ...ONE, text: 'Holy, holy, holy is he.' });
    await user.click(exercise('First letters'));
    await screen.findByRole('textbox', { name: /First letter/ });
    await user.keyboard('h');
    const status = screen.getByText('Holy', { selector: '[role=status] *, output *' });
    await user.keyboard('h');
    // Another node, because the same text in the same node is not announced.
    expect(status).not.toBeInTheDocument();
    expect(screen.getByText('holy', { selector: 'output *' })).toBeInTheDocument();
  });

  it('reads letters out of a growing composition', async () => {
    const { user } = await recallOfOne(ONE);
    await user.click(exercise('First letters'));
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

  it('restores the written words after a reload, and corrects them word by word', async () => {
    const { user, unmount } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'and jesus slept for the 12');
    unmount();
    const { entries, user: again } = practiceOfOne(ONE);
    const field = await screen.findByRole('textbox', { name: 'Write the passage' });
    expect(field).toHaveValue('and jesus slept for the 12');
    await again.click(button('Check'));
    expect(
      await screen.findByRole('heading', { name: /Not yet · 4 of 5 words, and 1 too many/ }),
    ).toBeVisible();
    const struck = [...document.querySelectorAll('del')].map(({ textContent }) => textContent);
    expect(struck).toEqual(['and', 'slept']);
    expect(document.querySelector('mark')).toHaveTextContent('wept');
    expect(entries()).toMatchObject([{ exercise: 'write', score: 4 / 6, peeks: 0 }]);
  });

  it('focuses the field if there is a physical keyboard', async () => {
    const { user } = await recallOfOne(ONE);
    const { matchMedia } = window;
    const fine = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(matchMedia(query), { matches: query === '(pointer: fine)' }),
      );
    await user.click(exercise('Write'));
    await user.keyboard('Jesus prayed');
    expect(screen.getByRole('textbox', { name: 'Write the passage' })).toHaveValue('Jesus prayed');
    fine.mockRestore();
  });

  it('logs a run spoken aloud with the person’s own mark', async () => {
    const { user, entries } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    await user.click(button('I said it aloud'));
    await user.click(button('Nearly'));
    expect(await screen.findByRole('heading', { name: /Nearly/ })).toBeVisible();
    expect(entries()).toMatchObject([{ exercise: 'aloud', score: 0.95 }]);
    // Right after a run the likelihood is 100 %, which is of no use to a person who has just missed a word.
    const result = within(screen.getByRole('region', { name: 'Recall' }));
    expect(result.getByText(/^It is due (tomorrow|in [23] days)\.$/)).toBeVisible();
    expect(result.queryByText(/100 %/)).toBeNull();
  });

  it('keeps a draft for each exercise, and loses none by a tap on the current one', async () => {
    const { user } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    const field = () => screen.getByRole('textbox', { name: 'Write the passage' });
    expect(field()).toHaveFocus();
    await user.keyboard('jesus');
    await user.click(exercise('Write'));
    expect(field()).toHaveValue('jesus');
    await user.click(exercise('First letters'));
    await user.keyboard('jw');
    await user.click(exercise('Write'));
    expect(field()).toHaveValue('jesus');
    await user.click(exercise('First letters'));
    expect(screen.getByText('2 of 5 words')).toBeVisible();
  });

  it('starts again by a button of its own, with Undo', async () => {
    const { user } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    const field = () => screen.getByRole('textbox', { name: 'Write the passage' });
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    await user.type(field(), 'jesus');
    await user.click(button('Start again'));
    expect(field()).toHaveValue('');
    // The button was removed, and the next Tab is in the run.
    expect(document.body).not.toHaveFocus();
    await user.click(button('Undo'));
    expect(field()).toHaveValue('jesus');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('goes from aloud to writing by the exercises too, with or without a peek', async () => {
    await logRecalls([entry(Date.now() - DAY, { exercise: 'aloud' })]);
    const { user } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    const field = () => screen.getByRole('textbox', { name: 'Write the passage' });
    expect(field()).toHaveFocus();
    expect(button('Peek')).toBeVisible();
    await user.click(button('I said it aloud'));
    await user.click(exercise('Write'));
    expect(field()).toHaveFocus();
    expect(button('Peek (1)')).toBeVisible();
  });

  it('goes back to writing from aloud, with a peek if the text was seen', async () => {
    const { user, entries } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), TEXT);
    await user.click(button('I said it aloud'));
    expect(screen.getByText(TEXT)).toBeVisible();
    await user.click(button('Back to writing'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { name: 'Nearly · 5 of 5 words, with 1 peek' })).toBeVisible();
    expect(entries()).toMatchObject([{ exercise: 'write', peeks: 1 }]);
  });

  it('counts a look at the card during a run as a peek, and continues the run', async () => {
    const { user, entries } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    await user.keyboard('jesus{Escape} r');
    const field = await screen.findByRole('textbox', { name: 'Write the passage' });
    expect(field).toHaveValue('jesus');
    await user.type(field, ' wept for the 12');
    await user.click(button('Check'));
    expect(await screen.findByRole('heading', { name: 'Nearly · 5 of 5 words, with 1 peek' })).toBeVisible();
    expect(entries().filter((each) => each.exercise !== 'shown')).toMatchObject([{ peeks: 1 }]);
  });

  it.each(['Read', 'Fade'])('counts a look by %s in the middle of a graded run as a peek', async (study) => {
    const { user, entries } = await recallOfOne(ONE);
    // Before anything is answered it is study.
    await user.click(exercise(study));
    await user.click(exercise('Write'));
    await user.keyboard('jesus wept ');
    await user.click(exercise(study));
    await user.click(exercise('Write'));
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'for the twelve');
    await user.click(button('Check'));
    expect(await screen.findByRole('heading', { name: 'Nearly · 5 of 5 words, with 1 peek' })).toBeVisible();
    expect(entries()).toMatchObject([{ exercise: 'write', peeks: 1 }]);
    // The peek belongs to that run, and the next one has none.
    await user.click(exercise('First letters'));
    await user.keyboard('jwftt');
    expect(await screen.findByRole('heading', { name: 'Known by heart · 5 of 5 words' })).toBeVisible();
  });

  it.each([
    ['First letters', 'jx', 'Nearly · 5 of 5 words, with 1 peek'],
    ['First letters', '', 'Known by heart · 5 of 5 words'],
    ['Tap in order', '', 'Nearly · 5 of 5 words, with 1 peek'],
  ])('after half of Write and %s with “%s” the rest is %s', async (showing, keys, verdict) => {
    const { user } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'jesus wept ');
    await user.click(exercise(showing));
    if (keys !== '') await user.keyboard(keys);
    await user.click(exercise('Write'));
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'for the twelve');
    await user.click(button('Check'));
    expect(await screen.findByRole('heading', { name: verdict })).toBeVisible();
  });

  it('counts one peek for a whole run of another exercise in the middle of a run', async () => {
    const { user } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'jesus wept ');
    await user.click(exercise('First letters'));
    await user.keyboard('jwftt');
    await screen.findByRole('heading', { name: /^Known by heart/ });
    await user.click(exercise('Write'));
    await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'for the twelve');
    await user.click(button('Check'));
    expect(await screen.findByRole('heading', { name: 'Nearly · 5 of 5 words, with 1 peek' })).toBeVisible();
  });

  it('counts the text of a result as a peek of another run begun before', async () => {
    const { user } = await recallOfOne(ONE);
    await user.click(exercise('First letters'));
    await user.keyboard('jw');
    await user.click(exercise('Write'));
    await user.keyboard('jesus');
    await user.click(button('Check'));
    await screen.findByRole('heading', { name: /^Not yet/ });
    await user.click(exercise('First letters'));
    await user.keyboard('ftt');
    expect(await screen.findByRole('heading', { name: 'Nearly · 5 of 5 words, with 1 peek' })).toBeVisible();
  });

  it('opens a new passage in Read, regardless of others', async () => {
    localStorage.setItem('nuggets.recallWay', JSON.stringify('write'));
    await recallOfOne(ONE);
    expect(exercise('Read')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Read it through, aloud if you can.')).toBeVisible();
  });

  it('begins in the exercise used last, regardless of the passage', async () => {
    const { user, unmount } = await recallOfOne(ONE);
    await user.click(exercise('Write'));
    await user.click(button('I said it aloud'));
    await user.click(button('Right'));
    await screen.findByRole('heading', { name: /said aloud/ });
    unmount();
    practiceOfOne(ONE);
    expect(await screen.findByText('Say the passage aloud, then see its text.')).toBeVisible();
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('starts over when the text changes', async () => {
    const { user, entries, store } = await recallOfOne(ONE);
    await user.click(exercise('First letters'));
    await user.keyboard('jwf');
    expect(await screen.findByText('3 of 5 words')).toBeVisible();
    const [passage = expect.fail()] = selectPassages(store.getState());
    const override = { newText: 'He wept', appendLetter: 'a' } as const;
    await act(() => store.dispatch(editPassage({ passageId: 7, changes: passage, override })));
    expect(await screen.findByText(/^He wept$/)).toBeVisible();
    await user.click(exercise('First letters'));
    expect(await screen.findByText('0 of 2 words')).toBeVisible();
    await user.keyboard('hw');
    expect(await screen.findByRole('heading', { name: 'Known by heart · 2 of 2 words' })).toBeVisible();
    expect(entries()).toHaveLength(1);
  });

  it('restores a half-typed reference after a reload', async () => {
    const { user, unmount } = await recallOfOne(BY_TEXT);
    const field = () => screen.getByRole('textbox', { name: 'Reference' });
    expect(field()).toHaveFocus();
    await user.keyboard('John 11');
    unmount();
    practiceOfOne(BY_TEXT);
    expect(await screen.findByRole('textbox', { name: 'Reference' })).toHaveValue('John 11');
  });

  it.each(['1-2', '1 – 2', '1‑2a'])('reads %s as verses 1 and 2', async (typed) => {
    const { user, store } = await recallOfOne({
      ...BY_TEXT,
      passage: { ...ONE.passage, startVerse: 1, endVerse: 2 },
    });
    const { bookName = '', chapter } = selectPassages(store.getState())[0] ?? {};
    const field = screen.getByRole('textbox', { name: 'Reference' });
    await user.type(field, `${bookName.replaceAll('-', ' ')} ${chapter}:${typed}`);
    await user.click(button('Answer'));
    expect(await screen.findByRole('heading', { name: /the reference is right/ })).toBeVisible();
  });

  it('asks by passage text for the reference, and needs the book only once', async () => {
    const { user, entries, api } = await recallOfOne(BY_TEXT);
    const [row] = api.db.user('demo').memoryPassages;
    if (!row) throw new Error('there is no passage');
    const verses = `${row.startVerse}-${row.endVerse}`;
    const book = row.bookName.replaceAll('-', ' ');
    await user.type(screen.getByRole('textbox', { name: 'Reference' }), `${book} ${row.chapter}`);
    await user.click(button('Answer'));
    expect(await screen.findByRole('heading', { name: /Not yet · not right: the verses/ })).toBeVisible();
    expect(entries()).toMatchObject([{ exercise: 'reference', direction: 'by_psgtxt' }]);
    await user.click(button('Again'));
    await user.type(screen.getByRole('textbox', { name: 'Reference' }), `${row.chapter}:${verses}{Enter}`);
    expect(await screen.findByRole('heading', { name: /the reference is right/ })).toBeVisible();
    expect(screen.queryByText(/^Move to Box/)).toBeNull();
  });

  it('accepts ‘I don’t know’ as an answer by passage text', async () => {
    const { user, entries } = await recallOfOne(BY_TEXT);
    await user.click(button('I don’t know'));
    expect(await screen.findByRole('heading', { name: /^Not yet/ })).toBeVisible();
    expect(entries()).toMatchObject([{ exercise: 'reference', score: 0 }]);
  });

  it('offers the exercise that fits the last results, and underlines weak words', async () => {
    await logRecalls([
      entry(Date.now() - DAY, {
        exercise: 'tap',
        score: 0.8,
        missed: [{ at: 1, key: 'wept', before: 'jesus', after: 'for' }],
      }),
    ]);
    const { user } = await recallOfOne(ONE);
    expect(exercise('Fade')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Hidden word 2' })).toBeVisible();
    await user.click(exercise('Read'));
    expect(document.querySelector('u')).toHaveTextContent('wept');
  });
});

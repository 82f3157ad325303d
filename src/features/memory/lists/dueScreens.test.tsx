import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HISTORIES, HISTORY_NOW, logOf, passageOf } from '@test/kit/histories';
import { logRecalls } from '@test/kit/recallLog';
import { renderApp } from '@test/kit/renderApp';
import { selectText } from '@/bible/text/textCache';
import { formatReference } from '@/bible/references/reference';
import '../practice/PracticeScreen';
import './RecallStats';

beforeEach(async () => {
  await logRecalls(HISTORIES.flatMap(logOf));
  vi.useFakeTimers({ now: HISTORY_NOW, toFake: ['Date'] });
});

const PASSAGES = HISTORIES.map((history, index) => ({ ...history, ...passageOf(history, index) }));
const REFERENCES = PASSAGES.map((passage) => formatReference(passage, ''));

/** An account with only the twelve passages. */
const open = (path: string) =>
  renderApp(path, {
    now: () => new Date(),
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      Object.assign(data, { practiceHistory: [], overrides: [], nuggets: [], quotes: [], prayers: [] });
      for (const { lastViewed, name: _, runs: _runs, says: _says, text, ...passage } of PASSAGES) {
        data.memoryPassages.push({ ...row, ...passage, lastViewedNum: lastViewed ?? -1 });
        if (text !== undefined)
          data.overrides.push({ passageId: passage.passageId, letter: '', verseNumber: 1, text });
      }
    },
  });

/** The text of a screen about each passage, by its reference. */
type TextByReference = Record<string, string>;
const expected = (words: (says: (typeof HISTORIES)[number]['says']) => string): TextByReference =>
  Object.fromEntries(HISTORIES.map(({ says }, index) => [REFERENCES[index] ?? '', words(says)] as const));
const inOneLine = expected(({ known, due }) => `${known}, ${due}`);
const due = REFERENCES.filter((_, index) => HISTORIES[index]?.says.isDue);

const WORDS =
  /(?:Likely recalled: (?:not known yet|\d+ %)|Missed \w+),? ?due (?:today|tomorrow|in \d+ \w+|since yesterday|for \d+ \w+)/;
const wordsIn = (text: string | null | undefined): string => WORDS.exec(text ?? '')?.[0] ?? text ?? '';
const referenceIn = (text: string | null): string => /Psalms \d+:1/.exec(text ?? '')?.[0] ?? '';

const textsOf = (rows: readonly HTMLElement[]): TextByReference =>
  Object.fromEntries(rows.map(({ textContent }) => [referenceIn(textContent), wordsIn(textContent)]));

it('has the same text in both lists and on the passage’s own page', async () => {
  open('/memoryPassages');
  const list = await screen.findByRole('list', { name: 'Memory passages' });
  await waitFor(() => expect(textsOf(within(list).getAllByRole('listitem'))).toEqual(inOneLine));
  cleanup();
  const { user } = open('/memoryPassagesByBox');
  for (const box of ['Every Time', 'Box 1', 'Box 2', 'Box 3'])
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${box} `) }));
  await waitFor(() =>
    expect(
      textsOf(screen.getAllByRole('listitem').filter(({ textContent }) => WORDS.test(textContent))),
    ).toEqual(inOneLine),
  );
  cleanup();
  open('/memoryPassages/5');
  const detail = await screen.findByRole('region', { name: 'Passage' });
  await waitFor(() => expect(detail).toHaveTextContent('Missed today, due tomorrow'));
});

it('has the same text in the statistics, and is counted there', async () => {
  open('/memoryStats');
  const rowsOf = async (name: RegExp): Promise<string[][]> =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
  const told = ({ known, due: label }: (typeof HISTORIES)[number]['says']) =>
    `${known.replace('Likely recalled: ', '').replace(/^Missed.*/, 'missed')}, ${label}`;
  const words = expected(told);
  const today = await rowsOf(/^Due Today/);
  const week = await rowsOf(/^Due This Week/);
  expect(today.map(([reference]) => reference).toSorted()).toEqual(due.toSorted());
  for (const [reference = '', likely, when] of [...today, ...week])
    expect([reference, `${likely}, due ${when}`]).toEqual([reference, words[reference]]);
  // Passages due later than in a week are in neither.
  const later = /in [2-9] (?:weeks|months)/;
  expect([...today, ...week]).toHaveLength(HISTORIES.filter(({ says }) => !later.test(says.due)).length);
  // A recall in 5138 counts for nothing.
  expect(screen.getByText('9 recalls on 5 days in a year')).toBeVisible();
});

it('is counted by setup, sorted by most faded first, and shown on each card', async () => {
  open('/practiceSetup');
  expect(await screen.findByRole('link', { name: `Practise ${due.length} due` })).toBeVisible();
  cleanup();
  open('/memoryStats');
  const stats = within(await screen.findByRole('region', { name: /^Due Today/ }));
  const order = stats.getAllByRole('link', { name: /^Psalms/ }).map(({ textContent }) => textContent);
  cleanup();
  const { user, store } = open('/practice/by_ref/by_fading');
  await screen.findByText(`1 of ${due.length}`);
  const shown: [string, string][] = [];
  const read = async () => {
    const line = () => screen.getByText('Passage info:').parentElement;
    await waitFor(() => expect(line()).not.toHaveTextContent('…'));
    const reference = screen.getByRole('heading', { level: 2 }).textContent;
    const passage = PASSAGES[REFERENCES.indexOf(reference)] ?? expect.fail(reference);
    // A card whose text is still loading was not seen.
    if (passage.text === undefined)
      await waitFor(() =>
        expect(['loaded', 'missing']).toContain(selectText(store.getState(), passage)?.status),
      );
    shown.push([reference, wordsIn(line()?.textContent).replace('due', ', due').replace(' ,', ',')]);
  };
  for (const _ of due) {
    await read();
    await user.keyboard('{ArrowRight}');
  }
  const end = await screen.findByRole('region', { name: 'Session' });
  // The one that was graded once remains due by that grade, because a view is no evidence.
  await waitFor(() => expect(end).toHaveTextContent('1 is still due today.'));
  // Nothing was graded in this session: the run dated 5138 is no part of it.
  const figures = within(end).getAllByRole('definition');
  expect(figures.map(({ textContent }) => Number(textContent))).toEqual([0, 0, 0, due.length]);
  expect(shown.map(([reference]) => reference)).toEqual(order);
  await user.click(screen.getByRole('button', { name: /^Go on with/ }));
  for (let index = due.length; index < HISTORIES.length; index += 1) {
    await read();
    await user.keyboard('{ArrowRight}');
  }
  expect(Object.fromEntries(shown)).toEqual(inOneLine);
});

it('has the same text in a run’s result, in the line of the passage and in the list', async () => {
  const { user } = open('/practice/by_ref/by_last_practiced_time');
  const line = () => screen.getByText('Passage info:').parentElement?.textContent ?? '';
  const shown: TextByReference = {};
  const dueIn = (text: string) => /due (?:today|tomorrow|(?:in|for) \d+ \w+)/.exec(text)?.[0] ?? text;
  // All but the one without a word, which cannot be recited.
  for (let at = 1; at <= HISTORIES.length; at += 1) {
    await screen.findByText(`${at} of ${HISTORIES.length}`);
    const reference = screen.getByRole('heading', { level: 2 }).textContent;
    if (reference !== REFERENCES.at(-1)) {
      await user.keyboard('r');
      await user.click(await screen.findByRole('button', { name: 'Write' }));
      await user.click(await screen.findByRole('button', { name: 'I said it aloud' }));
      await user.click(await screen.findByRole('button', { name: 'Right' }));
      const result = await screen.findByText(/^It is due/);
      shown[reference] = dueIn(result.textContent);
      await waitFor(() => expect(dueIn(line())).toBe(shown[reference]));
      await user.keyboard('{Escape}');
    }
    await user.keyboard('{ArrowRight}');
  }
  expect(Object.keys(shown)).toHaveLength(HISTORIES.length - 1);
  cleanup();
  open('/memoryPassages');
  const list = await screen.findByRole('list', { name: 'Memory passages' });
  await waitFor(() =>
    expect(
      Object.fromEntries(
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => [referenceIn(textContent), dueIn(textContent)]),
      ),
    ).toMatchObject(shown),
  );
});

it('is used by Today, which offers the rest for more time', async () => {
  const { user } = open('/today');
  const practise = within(await screen.findByRole('region', { name: 'Practise' }));
  const names = (rows: readonly HTMLElement[]) => rows.map(({ textContent }) => referenceIn(textContent));
  const practised = names(practise.getAllByRole('listitem'));
  expect(practised.toSorted()).toEqual(due.toSorted());
  await user.click(screen.getByText(/^With more time/));
  const more = within(await screen.findByRole('list', { name: 'More to practise' }));
  for (const reference of names(more.getAllByRole('listitem'))) expect(due).not.toContain(reference);
});

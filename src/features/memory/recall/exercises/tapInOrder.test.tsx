import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { practiceOfOne, recallOfOne } from '@test/kit/practiceOfOne';

const TEXT = 'Jesus wept for the twelve.';
const PSALM = [
  'The Lord is my shepherd; I shall not want.',
  'He maketh me to lie down in green pastures: he leadeth me beside the still waters.',
].join('\n');
const exercise = (name: string) =>
  within(screen.getByRole('group', { name: 'Exercises' })).getByRole('button', { name });
const pool = () => screen.getByRole('group', { name: 'Words to tap' });
/** The tiles that are not tapped yet. */
const left = (name?: string | RegExp) =>
  within(pool())
    .getAllByRole('button', { ...(name !== undefined && { name }) })
    .filter((each) => !each.matches(':disabled'));
const tiles = () => left().map(({ textContent }) => textContent);
const tile = (name: string) => left(name)[0] ?? expect.fail(`no ${name}`);

const tapIn = async (text: string, endVerse = 35) => {
  const passage = {
    bookName: 'john',
    chapter: 11,
    startVerse: 35,
    endVerse,
    box: 1,
    lastViewedNum: 0,
  } as const;
  const one = { passage, text };
  const app = await recallOfOne(one);
  await app.user.click(exercise('Tap in order'));
  const tapAll = async (words: string) => {
    for (const word of words.split(' ')) await app.user.click(tile(word));
  };
  return { ...app, one, tapAll };
};

it('accepts the words in their order; a wrong one counts, and is announced', async () => {
  const { tapAll, entries, user } = await tapIn(TEXT);
  expect(screen.getByText('Tap the words in the order of the passage.')).toBeVisible();
  expect(tiles().toSorted()).toEqual(['Jesus', 'for', 'the', 'twelve', 'wept']);
  await tapAll('Jesus');
  expect(tiles()).toHaveLength(4);
  expect(screen.getByText('1 of 5 words')).toBeVisible();
  await user.click(tile('twelve'));
  expect(screen.getByText('“twelve” is not next')).toBeInTheDocument();
  expect(tiles()).toHaveLength(4);
  await user.click(tile('the'));
  await tapAll('wept for the twelve');
  expect(await screen.findByRole('heading', { name: 'Not yet · 4 of 5 words' })).toHaveFocus();
  expect(document.querySelector('mark')).toHaveTextContent('wept');
  // Two wrong taps before a word count as one missed word.
  expect(entries()).toMatchObject([
    { exercise: 'tap', score: 0.8, peeks: 0, missed: [{ at: 1, key: 'wept', before: 'jesus' }] },
  ]);
});

it('counts as known by heart without a mistake, with either of two equal words', async () => {
  const { user, entries } = await tapIn('Holy, holy, holy is he.');
  for (let time = 0; time < 3; time += 1) {
    await user.click(left(/^holy$/i).at(-1) ?? expect.fail());
  }
  await user.click(tile('is'));
  await user.click(tile('he'));
  expect(await screen.findByRole('heading', { name: 'Known by heart · 5 of 5 words' })).toBeVisible();
  expect(entries()).toMatchObject([{ exercise: 'tap', score: 1, missed: [] }]);
});

it('splits a long passage by verses, and restores the verse after a reload', async () => {
  const { tapAll, unmount, user, one } = await tapIn(PSALM, 36);
  expect(tiles()).toHaveLength(9);
  await tapAll('The Lord is my shepherd I shall not want');
  expect(tiles()).toHaveLength(16);
  await user.click(tile('pastures'));
  await tapAll('He');
  const before = tiles();
  unmount();
  practiceOfOne(one);
  await screen.findByRole('region', { name: 'Recall' });
  expect(await screen.findByText('10 of 25 words')).toBeVisible();
  expect(tiles()).toEqual(before);
  expect(document.querySelector('mark')).toHaveTextContent('He');
});

it('works by keys: letters find words, arrows go through them, Enter chooses one', async () => {
  const { user } = await tapIn(TEXT);
  await user.tab();
  tile(tiles()[0] ?? '').focus();
  await user.keyboard('j{Enter}w{Enter}f{Enter}');
  expect(screen.getByText('3 of 5 words')).toBeVisible();
  // The same letter goes to the next word that begins with it.
  await user.keyboard('t');
  if (document.activeElement !== tile('the')) await user.keyboard('t');
  expect(tile('the')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tile('twelve')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Enter} ');
  expect(await screen.findByRole('heading', { name: 'Known by heart · 5 of 5 words' })).toBeVisible();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import './RecallPanel';
import type { RecallEntry } from '../model/strength/recallEntry';
import { appendRecallRow } from '../api/recallStorage';
import { reloadChanged } from '@/data/list/reload';
import { draftName, newRun, runDraft } from './runDraft';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { recallOfOne } from '@test/kit/practiceOfOne';
import { textsIn } from '@test/kit/textsIn';
import { sendUndoable } from '@test/kit/testStore';

const DAY = 86_400_000;
const panel = () => screen.getByRole('region', { name: 'Recall' });
const button = (name: string | RegExp) => within(panel()).getByRole('button', { name });
const exercise = (name: string) =>
  within(screen.getByRole('group', { name: 'Exercises' })).getByRole('button', { name });
const gaps = () => within(panel()).queryAllByRole('button', { name: /^Hidden word/ });
const verdict = async () => (await within(panel()).findByRole('heading', { level: 3 })).textContent;
/** Recall of one passage with a custom text, in a box, after runs on the days before. */
async function recall(
  text: string,
  { runs = [], path = 'by_ref' }: { runs?: readonly Partial<RecallEntry>[]; path?: string } = {},
) {
  await logRecalls(
    runs.map((run, index) => {
      const at = Date.now() - (runs.length - index) * DAY;
      return recallEntry({ id: `run ${index}`, at, score: 1, box: 2, ...run });
    }),
  );
  const endVerse = 34 + text.split('\n').length;
  const verses = { bookName: 'john', chapter: 11, startVerse: 35, endVerse } as const;
  return recallOfOne({
    path: `${path}/by_freq`,
    passage: { ...verses, box: 2, lastViewedNum: 0 },
    text,
  });
}

it('fades in five steps, there and back, and ends when all is hidden', async () => {
  const { user, entries } = await recall('Jesus wept for the twelve.');
  await user.click(exercise('Fade'));
  const state = () => within(panel()).getByRole('status').textContent;
  expect(state()).toBe('1 of 5 words are hidden. Tap a gap to see its word.');
  await user.click(button('Show more'));
  expect(state()).toBe('0 of 5 words are hidden. Tap a gap to see its word.');
  expect(gaps()).toHaveLength(0);
  expect(button('Show more')).toBeDisabled();
  for (let step = 1; step <= 4; step += 1) await user.click(button('Hide more'));
  expect(state()).toBe('4 of 5 words are hidden. Tap a gap to see its word.');
  await user.click(button('Show more'));
  expect(gaps()).toHaveLength(3);
  await user.click(button('Hide more'));
  await user.click(button('Hide more'));
  expect(gaps()).toHaveLength(5);
  expect(within(panel()).queryByRole('button', { name: 'Hide more' })).toBeNull();
  await user.click(button('Hidden word 2'));
  expect(state()).toBe('All words are hidden, 1 looked at. Tap a gap to see its word.');
  expect(gaps().map(({ ariaLabel }) => ariaLabel)).toEqual([1, 3, 4, 5].map((word) => `Hidden word ${word}`));
  expect(panel().querySelector('u')).toHaveTextContent('wept');
  await user.click(button('I said it all'));
  expect(await verdict()).toBe('Done · 1 looked at');
  expect(entries()).toMatchObject([{ exercise: 'fade', score: 0.8, peeks: 1, missed: [{ key: 'wept' }] }]);
  // After a miss the same exercise is repeated, and without one the next exercise follows.
  await user.click(button('Again'));
  expect(exercise('Fade')).toHaveAttribute('aria-pressed', 'true');
  expect(gaps()).toHaveLength(1);
});

it('fades a short text with a word or more at each press', async () => {
  const { user } = await recall('Jesus wept.');
  await user.click(exercise('Fade'));
  expect(gaps()).toHaveLength(1);
  await user.click(button('Hide more'));
  expect(gaps()).toHaveLength(2);
  await user.click(button('Show more'));
  expect(gaps()).toHaveLength(1);
  await user.click(button('Hide more'));
  await user.click(button('I said it all'));
  expect(await verdict()).toMatch(/^Done/);
});

it('goes back from a step that an earlier version had for a short text', async () => {
  const stored = { ...newRun('fade'), step: 5, text: 'Jesus wept.' };
  runDraft(draftName('by_ref', 7)).store('demo', stored);
  const { user } = await recall('Jesus wept.');
  expect(gaps()).toHaveLength(2);
  await user.click(button('Show more'));
  expect(gaps()).toHaveLength(1);
});

it('uses the singular for one word', async () => {
  const { user, entries } = await recall('Wept.');
  await user.click(exercise('Write'));
  expect(button('Check')).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'wept');
  await user.click(button('Check'));
  expect(await verdict()).toBe('Known by heart · 1 of 1 word');
  expect(textsIn(panel()).join(' ')).not.toMatch(/Read it once more|From another translation/);
  expect(panel()).toHaveTextContent(/It is due in \d+ days\./);
  expect(panel().querySelector('mark, del')).toBeNull();
  await user.click(
    within(screen.getByRole('group', { name: 'What next' })).getByRole('button', { name: 'Again' }),
  );
  expect(screen.getByRole('textbox', { name: 'Write the passage' })).toHaveValue('');
  expect(entries()).toMatchObject([{ exercise: 'write', score: 1, missed: [], box: 2 }]);
});

it('counts the looks at the text, and is not known by heart after one', async () => {
  const { user, entries } = await recall('Jesus wept.');
  await user.click(exercise('Write'));
  await user.click(button('Peek'));
  await user.click(button('Peek (1)'));
  expect(within(panel()).queryByText('Jesus wept.')).toBeNull();
  await user.click(button('Peek (1)'));
  expect(button('Peek (2)')).toHaveAttribute('aria-pressed', 'true');
  await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'jesus wept');
  await user.click(button('Check'));
  expect(await verdict()).toBe('Nearly · 2 of 2 words, with 2 peeks');
  expect(entries()).toMatchObject([{ exercise: 'write', score: 1, peeks: 2 }]);
});

it('marks missed words and strikes out the words written instead, anywhere', async () => {
  const { user } = await recall('Jesus wept for them.');
  await user.click(exercise('Write'));
  await user.type(
    screen.getByRole('textbox', { name: 'Write the passage' }),
    'and Jesus slept for them all day',
  );
  await user.click(button('Check'));
  expect(await verdict()).toBe('Not yet · 3 of 4 words, and 3 too many');
  const text = panel().querySelector('del')?.closest('p');
  expect(text?.textContent).toBe('and Jesus slept wept for them.all day ');
  expect([...panel().querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([
    'and',
    'slept',
    'all',
    'day',
  ]);
  expect([...panel().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['wept']);
  expect(panel()).toHaveTextContent(
    'Read it once more. Marked words were missed. Words struck out are not in the text.',
  );
});

const write = async ({ user }: Awaited<ReturnType<typeof recall>>, text: string) => {
  await user.click(exercise('Write'));
  await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), text);
  await user.click(button('Check'));
};

it('leaves words after the end of an answer open, and makes none of them weak', async () => {
  const missed = [{ at: 5, key: 'beloved', before: 'my', after: 'son' }];
  const app = await recall('This is he. Hear my beloved Son.\nAmen.', { runs: [{ missed, score: 0.9 }] });
  await write(app, 'this is he hear my');
  expect(await verdict()).toBe('Not yet · 5 of 8 words, 3 not reached');
  expect(panel().querySelector('mark')).toBeNull();
  expect(panel()).toHaveTextContent('Read it once more. Grey words were not reached.');
  expect(within(panel()).getByRole('list', { name: 'By verse' })).toHaveTextContent(
    'Verse 35: 5 of 7Verse 36: not reached',
  );
  expect(app.entries().at(-1)).toMatchObject({ exercise: 'write', score: 5 / 8, missed: [], reached: 5 });
  // The word was not reached again, and so is as weak as before.
  await app.user.click(exercise('Read'));
  expect(panel().querySelector('u')).toHaveTextContent('beloved');
});

it('accepts verses in another order, and says so', async () => {
  const app = await recall('Jesus wept.\nThen said the Jews.\nSome of them said.');
  await write(app, 'Then said the Jews. Jesus wept. Some of them said.');
  expect(await verdict()).toBe('Nearly · 10 of 10 words, 1 verse in another place');
  expect(panel().querySelector('mark, del')).toBeNull();
  expect(app.entries()).toMatchObject([{ exercise: 'write', score: 10 / 11, missed: [] }]);
});

it('reads the spoken signs of a dictation as signs', async () => {
  const app = await recall('Jesus wept. Why, said he?');
  await write(app, 'Jesus wept period why comma said he question mark');
  expect(await verdict()).toBe('Known by heart · 5 of 5 words');
});

it.each(['John 11:35', 'john 11 35a', '11:35', 'John chapter eleven verse thirty five'])(
  'says that %s alone is no recitation, and logs no run',
  async (reference) => {
    const app = await recall('Jesus wept.');
    await write(app, reference);
    expect(within(panel()).getByRole('alert')).toHaveTextContent(
      'That is the reference. Write the words of the passage as well.',
    );
    expect(app.entries()).toEqual([]);
    await app.user.type(screen.getByRole('textbox', { name: 'Write the passage' }), ' Jesus wept');
    expect(within(panel()).queryByRole('alert')).toBeNull();
    await app.user.click(button('Check'));
    expect(await verdict()).toBe('Known by heart · 2 of 2 words');
  },
);

it('grades a reference with a right start but another last verse as nearly right', async () => {
  const { user, entries } = await recall('Jesus wept.\nThen said the Jews.', { path: 'by_psgtxt' });
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), 'John 11:35{Enter}');
  expect(await verdict()).toBe('Nearly · not right: the last verse');
  expect(within(panel()).getByText('John 11:35-36a')).toBeVisible();
  expect(entries()).toMatchObject([{ exercise: 'reference', score: 0.95 }]);
});

it('accepts the speaker’s own mark for a run aloud', async () => {
  const { user, entries } = await recall('Jesus wept.');
  for (const [mark, score] of [
    ['Not yet', 0],
    ['Nearly', 0.95],
    ['Right', 1],
  ] as const) {
    await user.click(exercise('Write'));
    await user.click(button('I said it aloud'));
    expect(within(panel()).getByText('Jesus wept.')).toBeVisible();
    await user.click(button(mark));
    const told = mark === 'Right' ? 'Known by heart' : mark;
    expect(await verdict()).toBe(`${told} · said aloud`);
    expect(exercise('Write')).toHaveAttribute('aria-pressed', 'true');
    expect(entries().at(-1)).toMatchObject({ exercise: 'aloud', score });
  }
});

it('offers the previous box after two misses in a row, and reports the move', async () => {
  const { user, api } = await recall('Jesus wept.', { runs: [{ score: 0 }] });
  await user.click(exercise('Write'));
  await user.click(button('I said it aloud'));
  await user.click(button('Not yet'));
  expect(await within(panel()).findByText('Missed twice in a row.')).toBeVisible();
  await user.click(button('Move to Box 1'));
  expect(await within(panel()).findByText('Moved to Box 1.')).toBeVisible();
  await sendUndoable();
  expect(api.db.user('demo').memoryPassages[0]?.box).toBe(1);
});

it('offers the next box after three known days, also again if the move fails', async () => {
  const { user, api } = await recall('Jesus wept.', { runs: [{}, {}] });
  api.faults.set('update_passage', 'error');
  await user.click(exercise('Write'));
  await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), 'jesus wept');
  await user.click(button('Check'));
  expect(await within(panel()).findByText('Known on three days.')).toBeVisible();
  await user.click(button('Move to Box 3'));
  await within(panel()).findByText('Moved to Box 3.');
  await sendUndoable();
  await waitFor(() => expect(button('Move to Box 3')).toBeEnabled());
  expect(within(panel()).queryByText(/^Moved to/)).toBeNull();
});

it('says that an offer is void if another device has moved the passage', async () => {
  const { user, api, store } = await recall('Jesus wept.', { runs: [{ score: 0 }] });
  await user.click(exercise('Write'));
  await user.click(button('I said it aloud'));
  await user.click(button('Not yet'));
  await within(panel()).findByRole('button', { name: 'Move to Box 1' });
  const [row = expect.fail()] = api.db.user('demo').memoryPassages;
  row.box = 3;
  act(() => {
    store.dispatch(reloadChanged((list) => list === 'passages'));
  });
  expect(await within(panel()).findByText('No longer: it is in Box 3 now.')).toBeVisible();
  expect(within(panel()).queryByRole('button', { name: 'Move to Box 1' })).toBeNull();
  row.box = 2;
  act(() => {
    store.dispatch(reloadChanged((list) => list === 'passages'));
  });
  expect(await within(panel()).findByRole('button', { name: 'Move to Box 1' })).toBeEnabled();
});

it('scores some verses by themselves, names them as a part, and joins the next', async () => {
  const { user, entries } = await recall('Jesus wept.\nThen said the Jews.\nSome of them said.');
  const likely = screen.getByText(/^Likely recalled/).textContent;
  await user.click(exercise('Write'));
  await user.selectOptions(screen.getByLabelText('To verse'), '36');
  await user.type(
    screen.getByRole('textbox', { name: 'Write the passage' }),
    'Jesus wept. Then say the Jews.',
  );
  await user.click(button('Check'));
  expect(await verdict()).toBe('Verses 35-36: Not yet · 5 of 6 words');
  expect(within(panel()).getByRole('list', { name: 'By verse' })).toHaveTextContent(
    'Verse 35: 2 of 2Verse 36: 3 of 4',
  );
  await user.click(button('These verses again'));
  await user.type(
    screen.getByRole('textbox', { name: 'Write the passage' }),
    'Jesus wept. Then said the Jews.',
  );
  await user.click(button('Check'));
  expect(await verdict()).toBe('Verses 35-36: Known by heart · 6 of 6 words');
  expect(within(panel()).getByText(/^Only a run over the whole passage counts/)).toBeVisible();
  expect(screen.getByText(/^Likely recalled/)).toHaveTextContent(likely);
  expect(entries()).toMatchObject([
    { exercise: 'write', verses: { from: 1, to: 2 }, missed: [{ key: 'said', at: 3 }] },
    { exercise: 'write', verses: { from: 1, to: 2 }, score: 1 },
  ]);
  await user.click(button('The whole passage'));
  const whole = 'Jesus wept. Then said the Jews. Some of them said.';
  await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), whole);
  await user.click(button('Check'));
  expect(await verdict()).toBe('Known by heart · 10 of 10 words');
  expect(screen.getByText(/^Likely recalled: 100 %/)).toBeVisible();
});

it.each([
  ['John', '11', '35', 'Known by heart · the reference is right', 1],
  ['John', '11', '34', 'Not yet · not right: the verses', null],
  ['Mark', '11', '35', 'Not yet · not right: the book', 0],
  ['Mark', '12', '1', 'Not yet · not right: the book, the chapter, the verses', 0],
])('by passage text compares %s %s:%s with the reference', async (book, chapter, verses, told, score) => {
  const { user, entries } = await recall('Jesus wept.', { path: 'by_psgtxt' });
  expect(screen.queryByRole('group', { name: 'Exercises' })).toBeNull();
  expect(button('Answer')).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), `${book} ${chapter}:${verses}{Enter}`);
  expect(await verdict()).toBe(told);
  expect(within(panel()).getByText('John 11:35a')).toBeVisible();
  expect(entries()).toMatchObject([{ exercise: 'reference', ...(score !== null && { score }) }]);
});

it('asks again for a reference that cannot be read, and logs no miss', async () => {
  const { user, entries } = await recall('Jesus wept.', { path: 'by_psgtxt' });
  const field = screen.getByRole('textbox', { name: 'Reference' });
  await user.type(field, 'Jhon 11:35{Enter}');
  expect(within(panel()).getByRole('alert')).toHaveTextContent(/^Unknown Book: jhon\. Write it as/);
  expect(entries()).toEqual([]);
  await user.clear(field);
  expect(within(panel()).queryByRole('alert')).toBeNull();
  await user.type(field, 'John chapter 11 verse 35{Enter}');
  expect(await verdict()).toBe('Known by heart · the reference is right');
});

it('counts the entries that could not be read', async () => {
  for (const id of ['one', 'two']) await appendRecallRow({ id, user: 'demo', entry: { at: 'never' } });
  await recall('Jesus wept.');
  expect(
    await screen.findByText(/^2 entries of the recall log could not be read and were set aside\.$/),
  ).toBeVisible();
  expect(panel()).not.toHaveTextContent('This browser keeps no recall log');
});

it('skips lines without a word, which anybody would know by heart', async () => {
  await recall('Jesus wept.\n \nThen said the Jews.');
  const lines = within(screen.getByLabelText('To line')).getAllByRole('option');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

it('ignores the number of a verse, typed before its first letter', async () => {
  const { user } = await recall('Jesus wept.\nThen said the Jews.\nTwelve of them said.');
  await user.click(exercise('First letters'));
  const field = screen.getByRole('textbox', { name: 'First letter of the next word' });
  await user.type(field, '35jw36tstj37');
  expect(within(panel()).getByText('6 of 10 words')).toBeVisible();
  expect(panel().querySelector('mark')).toBeNull();
  await user.type(field, '12');
  expect(within(panel()).getByText('8 of 10 words')).toBeVisible();
  expect(panel().querySelector('mark')).toHaveTextContent('of');
});

import { beforeEach, expect, it } from 'vitest';
import { readingAs } from '@test/kit/engine';
import { startStore } from '@test/kit/startStore';
import { isPassageChanged } from '../api/passageUpdate';
import { loadPassages } from './passages';
import { changeBox, editPassage, saveExplanation, selectWriting, type PassageEdit } from './passageWrites';

type Started = ReturnType<typeof startStore>;
let started: Started;
const row = () => {
  const [first] = started.data.memoryPassages;
  if (!first) throw new Error('there is no passage');
  return first;
};

/** Psalm 23:1-2 in box 2. */
const SEEN: PassageEdit['changes'] = { translation: 'kjv', startVerse: 1, endVerse: 2, box: 2 };

beforeEach(async () => {
  started = startStore();
  Object.assign(row(), { ...SEEN, bookName: 'psalms', chapter: 23, explanation: '' });
  started.data.overrides = [];
  await started.store.dispatch(loadPassages());
});

it.each([
  ['translation', 'asv'],
  ['startVerse', 2],
  ['endVerse', 4],
  ['box', 3],
] as const)(
  'an edit writes only the %s, and keeps another device’s changes of the rest',
  async (name, value) => {
    const theirs = { translation: 'nkj', startVerse: 2, endVerse: 5, box: 1 };
    Object.assign(row(), { ...theirs, [name]: SEEN[name] });
    const { passageId } = row();
    const outcome = await started.store.dispatch(
      editPassage({ passageId, changes: { ...SEEN, [name]: value } }),
    );
    expect(editPassage.fulfilled.match(outcome)).toBe(true);
    expect(row()).toMatchObject({ ...theirs, [name]: value });
  },
);

it.each([
  ['a nonexistent chapter', { chapter: 199 }],
  ['verses beyond the end', { startVerse: 8, endVerse: 9 }],
])('recognises an edit of %s once the server has made the change', async (_, range) => {
  Object.assign(row(), range);
  const { passageId, startVerse, endVerse } = row();
  // Earlier versions wrote the verses of such a row too, as if that repaired it.
  const edit = { passageId, changes: { startVerse, endVerse, box: 3 as const } };
  const { read } = readingAs('demo');
  expect(await isPassageChanged(edit, read)).toBe(false);
  row().box = 3;
  expect(await isPassageChanged(edit, read)).toBe(true);
});

it('an edit without changes overwrites nothing', async () => {
  const { passageId } = row();
  Object.assign(row(), { endVerse: 6 });
  await started.store.dispatch(editPassage({ passageId, changes: SEEN }));
  expect(row()).toMatchObject({ ...SEEN, endVerse: 6 });
});

it('tells which passage is being written, and whether its box or its content', async () => {
  const { store, api } = started;
  const { passageId } = row();
  const writing = (id = passageId) => selectWriting(store.getState(), id);
  expect(writing()).toBeUndefined();
  for (const [change, expected] of [
    [() => store.dispatch(changeBox({ passageId, box: 3 })), 'box'],
    [() => store.dispatch(saveExplanation({ passageId, explanation: 'Why' })), 'content'],
    [() => store.dispatch(editPassage({ passageId, changes: { ...SEEN, box: 1 } })), 'content'],
  ] as const) {
    const request = api.hold('update_passage');
    const written = change();
    await request.arrived;
    expect(writing()).toBe(expected);
    expect(writing(passageId + 1)).toBeUndefined();
    request.release();
    await written;
    expect(writing()).toBeUndefined();
  }
});

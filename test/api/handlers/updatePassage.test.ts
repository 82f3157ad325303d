// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testClient } from '../testClient';

/** A client whose demo has passage 301, and a function that sends that passage. */
function setUp() {
  const client = testClient();
  const data = client.db.user('demo');
  const place = { bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17, translation: 'kjv' } as const;
  data.memoryPassages = [
    { passageId: 301, ...place, box: 1, explanation: 'Old', lastViewedNum: 5, lastViewedStr: 'then' },
  ];
  data.overrides = [];
  const passage = {
    passageId: 301,
    bookId: 43,
    bookName: 'john',
    translationId: 'kjv',
    translationName: 'kjv',
    chapter: 3,
    startVerse: 16,
    endVerse: 17,
    frequencyDays: 1,
    explanation: null,
  };
  const update = async (
    change: object,
    newText: string | null = null,
    letter: string | null = null,
    user = 'demo',
  ) => {
    const body = { user, passage: { ...passage, ...change }, newText, passageRefAppendLetter: letter };
    return (await client.post('update_passage', body)).json;
  };
  return { data, update };
}

describe('update_passage', () => {
  it('writes the place, the translation, the box and the explanation', async () => {
    const { data, update } = setUp();
    const change = {
      chapter: 4,
      startVerse: 1,
      endVerse: 2,
      translationName: 'asv',
      frequencyDays: 3,
      explanation: '',
    };
    expect(await update(change)).toBe('success');
    expect(data.memoryPassages).toEqual([
      {
        passageId: 301,
        bookName: 'john',
        chapter: 4,
        startVerse: 1,
        endVerse: 2,
        translation: 'asv',
        box: 3,
        explanation: '',
        lastViewedNum: 5,
        lastViewedStr: 'then',
      },
    ]);
  });

  it('leaves the explanation when that is null', async () => {
    const { data, update } = setUp();
    await update({ frequencyDays: 2 });
    expect(data.memoryPassages).toMatchObject([{ box: 2, explanation: 'Old' }]);
  });

  it('stores a text under the start verse, and replaces the earlier one', async () => {
    const { data, update } = setUp();
    await update({}, 'For God so loved.', 'a');
    expect(data.overrides).toEqual([
      { passageId: 301, letter: 'a', verseNumber: 16, text: 'For God so loved.' },
    ]);
    await update({ startVerse: 17 }, 'God sent not his Son.', 'b');
    expect(data.overrides).toEqual([
      { passageId: 301, letter: 'b', verseNumber: 17, text: 'God sent not his Son.' },
    ]);
  });

  it('leaves the override when no text is sent, but for a letter', async () => {
    const { data, update } = setUp();
    await update({}, 'For God so loved.', 'a');
    await update({ frequencyDays: 2 });
    expect(data.overrides).toMatchObject([{ letter: 'a', text: 'For God so loved.' }]);
    await update({}, null, 'c');
    expect(data.overrides).toMatchObject([{ letter: 'c', text: 'For God so loved.' }]);
  });

  it('loses a letter where there is no override', async () => {
    const { data, update } = setUp();
    expect(await update({}, null, 'b')).toBe('success');
    expect(data.overrides).toEqual([]);
  });

  it('takes the override away with an emptied text', async () => {
    const { data, update } = setUp();
    await update({}, 'For God so loved.', 'a');
    expect(await update({}, '')).toBe('success');
    expect(data.overrides).toEqual([]);
  });

  it('writes what no client would write', async () => {
    const { data, update } = setUp();
    expect(await update({ translationName: 'msg', frequencyDays: 7, startVerse: 20, endVerse: 999 })).toBe(
      'success',
    );
    expect(data.memoryPassages).toMatchObject([
      { translation: 'msg', box: 7, startVerse: 20, endVerse: 999 },
    ]);
    await update({ frequencyDays: null });
    expect(data.memoryPassages).toMatchObject([{ translation: 'kjv', box: null }]);
  });

  it('refuses a passage of somebody else, and one that is not whole', async () => {
    const { data, update } = setUp();
    expect(await update({ frequencyDays: 2 }, null, null, 'reader')).toBe('error');
    expect(await update({ frequencyDays: 2, chapter: undefined })).toBe('error');
    expect(data.memoryPassages).toMatchObject([{ box: 1 }]);
  });
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('gives a text whole, in one part, and a letter alone without a verse', async () => {
  const { db, get } = testClient();
  db.user('demo').overrides = [
    { passageId: 4, letter: 'a', verseNumber: 3, text: 'In my own words.' },
    { passageId: 5, letter: 'b', verseNumber: 1, text: '' },
  ];
  const { json } = await get('get_mempsg_text_overrides', { user: 'demo' });
  const part = { verseNumber: 3, versePartId: null, verseText: 'In my own words.', wordsOfChrist: false };
  expect(json).toMatchObject([
    { passageId: 4, passageRefAppendLetter: 'a', verses: [{ passageId: null, verseParts: [part] }] },
    { passageId: 5, passageRefAppendLetter: 'b', verses: [] },
  ]);
});

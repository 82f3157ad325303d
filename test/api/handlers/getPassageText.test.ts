// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testClient } from '../testClient';

const query = { user: 'Guest', translation: 'kjv', book: 'john', chapter: 3, start: 2, end: 3 };
const ask = async (change: object = {}) =>
  (await testClient().get('get_passage_text', { ...query, ...change })).json;

describe('get_passage_text', () => {
  it('splits a verse in which speech begins midway', async () => {
    expect(await ask()).toMatchObject({
      passageId: -1,
      bookId: 43,
      bookName: null,
      chapter: 3,
      startVerse: 2,
      endVerse: 3,
      verses: [
        { passageId: null, verseParts: [{ verseNumber: 2, versePartId: 1, wordsOfChrist: false }] },
        {
          passageId: null,
          verseParts: [
            {
              verseNumber: 3,
              versePartId: 1,
              verseText: 'Jesus answered and said unto him,',
              wordsOfChrist: false,
            },
            {
              verseNumber: 3,
              versePartId: 2,
              verseText:
                'Verily, verily, I say unto thee, Except a man be born again, he cannot see the kingdom of God.',
              wordsOfChrist: true,
            },
          ],
        },
      ],
    });
  });

  it('gives the verses that exist when asked for more', async () => {
    const answer = await ask({ book: '3-john', chapter: 1, start: 14, end: 15 });
    expect(answer).toMatchObject({ verses: [{ verseParts: [{ verseNumber: 14 }] }] });
    expect(await ask({ start: 36, end: 99 })).toMatchObject({
      verses: [{ verseParts: [{ verseNumber: 36 }] }],
    });
  });

  it.each([
    { book: 'judas' },
    { book: 'jude', chapter: 2 },
    { chapter: 0 },
    { start: 37, end: 40 },
    { start: 5, end: 4 },
    { translation: 'xyz' },
    { start: 'x' },
  ])('answers null to %j', async (change) => {
    expect(await ask(change)).toBeNull();
  });

  it('has the ASV, and the KJV in place of the others', async () => {
    const place = { book: 'psalms', chapter: 23, start: 1, end: 1 };
    const asv = JSON.stringify(await ask({ ...place, translation: 'asv' }));
    expect(asv).toContain('Jehovah is my shepherd');
    expect(await ask({ ...place, translation: 'niv' })).toEqual(await ask(place));
  });
});

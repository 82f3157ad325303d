// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TRANSLATION_CODES } from '../../../src/bible/translations';
import { testClient } from '../testClient';

const rows = v.array(
  v.object({
    bookId: v.number(),
    translationName: v.string(),
    chapter: v.number(),
    startVerse: v.number(),
    verses: v.tuple([v.object({ verseParts: v.tuple([v.object({ verseText: v.string() })]) })]),
  }),
);
const all = { user: 'demo', book: 'All', translations: ['kjv'], testament: 'both' };
const client = testClient();
const search = async (searchPhrase: string, change: object = {}) =>
  v.parse(rows, (await client.post('bible_search', { ...all, searchPhrase, ...change })).json);

describe('bible_search', () => {
  it('finds a phrase in any case', async () => {
    const found = await search('JESUS WEPT');
    expect(found).toMatchObject([{ bookId: 43, chapter: 11, startVerse: 35 }]);
  });

  it('takes * for any text inside a verse, in order', async () => {
    expect(await search('astray*lost sheep*shepherd')).toEqual([]);
    const found = await search('*sheep*gone astray*iniquity*');
    expect(found.map(({ bookId, chapter, startVerse }) => [bookId, chapter, startVerse])).toEqual([
      [23, 53, 6],
    ]);
  });

  it('takes % for any text and _ for any character, as SQL does', async () => {
    const wept = [{ bookId: 43, chapter: 11, startVerse: 35 }];
    expect(await search('jesus%wept.', { book: 'john' })).toMatchObject(wept);
    expect(await search('j_sus w_pt')).toMatchObject(wept);
    expect(await search('jesus_ wept')).toEqual([]);
    expect(await search('%', { book: 'jude' })).toHaveLength(25);
    expect(await search('(_)', { book: 'jude' })).toEqual([]);
  });

  it.each([
    ['old', 1, 39],
    ['new', 40, 66],
    ['both', 1, 66],
    ['gospels', 40, 43],
    ['pauls_letters', 45, 57],
    ['non_pauline_letters', 58, 65],
  ])('looks in %s', async (testament, first, last) => {
    const books = (await search('and', { testament })).map(({ bookId }) => bookId);
    expect([Math.min(...books), Math.max(...books), new Set(books).size]).toEqual([
      first,
      last,
      last - first + 1,
    ]);
  });

  it('looks in one book, within the group', async () => {
    const found = await search('faith', { book: 'hebrews' });
    expect(new Set(found.map(({ bookId }) => bookId))).toEqual(new Set([58]));
    expect(await search('faith', { book: 'hebrews', testament: 'old' })).toEqual([]);
  });

  it('answers * with a whole book, in the parts of its chapters', async () => {
    const parts = v.array(v.looseObject({ verseText: v.string(), wordsOfChrist: v.boolean() }));
    const verses = v.array(v.object({ verseParts: parts }));
    const body = { ...all, searchPhrase: '*', book: 'john' };
    const book = v.parse(
      v.array(v.object({ chapter: v.number(), verses })),
      (await client.post('bible_search', body)).json,
    );
    const query = { user: 'demo', translation: 'kjv', book: 'john', chapter: 3, start: 1, end: 36 };
    const chapter = v.parse(v.object({ verses }), (await client.get('get_passage_text', query)).json);
    expect(book).toHaveLength(879);
    expect(book.filter(({ chapter: number }) => number === 3).flatMap((row) => row.verses)).toEqual(
      chapter.verses,
    );
  });

  it('finds no phrase across a change to red letters', async () => {
    const body = { ...all, book: 'john' };
    expect(
      (
        await client.post('bible_search', {
          ...body,
          searchPhrase: 'unto him, verily, verily, i say unto thee, except a man be born again',
        })
      ).json,
    ).toEqual([]);
    expect(
      (await client.post('bible_search', { ...body, searchPhrase: 'except a man be born again' })).json,
    ).toMatchObject([{ chapter: 3, startVerse: 3 }]);
  });

  it('looks in several translations, in each once', async () => {
    const found = await search('jesus wept', { translations: ['asv', 'kjv', 'asv', 'niv'] });
    expect(found.map(({ translationName }) => translationName)).toEqual(['asv', 'kjv', 'niv']);
  });

  it.each([{ searchPhrase: ' ' }, { testament: 'apocrypha' }, { book: 'judas' }, { translations: [] }])(
    'finds nothing for %j',
    async (change) => {
      expect(await search('love', change)).toEqual([]);
    },
  );

  it('finds a common word everywhere', async () => {
    const found = await client.post('bible_search', { ...all, searchPhrase: 'the' });
    expect(v.parse(v.array(v.unknown()), found.json).length).toBeGreaterThan(27_000);
  });

  it('runs out of memory where PHP would', async () => {
    const body = { ...all, searchPhrase: 'the', translations: TRANSLATION_CODES };
    const asked = client.post('bible_search', body);
    await expect(asked).rejects.toThrow(SyntaxError);
  });
});

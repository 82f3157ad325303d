import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emailPair,
  phraseProblem,
  searchFromQuery,
  widerSearches,
  searchScope,
  searchQuery,
  serverQuery,
  wildcardCount,
} from './bibleSearch';
import type { SearchResult } from './searchResult';
import { booksOfGroup, SEARCH_GROUPS } from './searchGroups';
import { TRANSLATION_CODES } from '@/bible/translations';

const verse = (text: string, over: Partial<SearchResult> = {}): SearchResult => ({
  translation: 'kjv',
  bookName: 'john',
  chapter: 3,
  startVerse: 16,
  endVerse: 16,
  verses: [{ verseNumber: 16, parts: [{ text, wordsOfChrist: false }] }],
  ...over,
});

describe('phraseProblem', () => {
  it.each([
    ['', 'Enter a word or phrase to search for.'],
    ['  \t', 'Enter a word or phrase to search for.'],
    ['*', 'A search for * alone would find every verse: add at least one word.'],
    [' ** * ', 'A search for * alone would find every verse: add at least one word.'],
    ['x'.repeat(5000), 'The phrase has 5,000 characters; at most 250 can be searched for.'],
    ['%', 'The server takes % for any text, and no verse has one: use * for what may be between.'],
    ['100%', 'The server takes % for any text, and no verse has one: use * for what may be between.'],
    ['l_ve', 'The server takes _ for any letter, and no verse has one: use * for what may be between.'],
    ['-love', 'A -word only leaves verses out: add a word to look for.'],
    ['love -hate', null],
    ['"lord god', null],
    ['"lord god" -"lord god', null],
    ['love', null],
    ['(.*[a-z]+$', null],
    ['x'.repeat(250), null],
  ])('%j', (phrase, problem) => expect(phraseProblem(phrase)).toBe(problem));
});

describe('a search as a query', () => {
  const searches = fc
    .record({ group: fc.constantFrom(...SEARCH_GROUPS), code: fc.constantFrom(...TRANSLATION_CODES, 'all') })
    .chain(({ group: { id }, code }) =>
      fc.record({
        group: fc.constant(id),
        book: fc.constantFrom('All' as const, ...booksOfGroup(id).map(({ bookName }) => bookName)),
        translations: fc.constant(code === 'all' ? TRANSLATION_CODES : [code]),
        phrase: fc
          .string({ unit: 'grapheme', maxLength: 40 })
          .map((text) => `a${text.replaceAll(/[%_\\"“”„″＂]/g, '')}b`),
      }),
    );

  it('is restored unchanged', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(searchFromQuery(searchQuery(search), 'niv')).toEqual({ ok: true, search });
      }),
    );
  });

  it('has more than what the server is sent', () => {
    const search = { book: 'All', translations: ['kjv'], group: 'new' } as const;
    const asked = serverQuery({ ...search, phrase: 'love' });
    expect(serverQuery({ ...search, phrase: 'love', wholeWords: true })).toBe(asked);
    expect(serverQuery({ ...search, phrase: '"love" -world' })).toBe(asked);
    expect(searchFromQuery('phrase=love&words=whole&translation=kjv&group=new', 'niv')).toEqual({
      ok: true,
      search: { ...search, phrase: 'love', wholeWords: true },
    });
  });

  it('takes values typed by hand in another case', () => {
    expect(searchFromQuery('phrase=love&group=New&book=JOHN&translation=KJV', 'niv')).toEqual({
      ok: true,
      search: { phrase: 'love', group: 'new', book: 'john', translations: ['kjv'] },
    });
    expect(searchFromQuery('phrase=love&book=all&translation=All&words=Whole', 'niv')).toMatchObject({
      ok: true,
      search: { book: 'All', translations: TRANSLATION_CODES, wholeWords: true },
    });
  });

  it('is null without a phrase, and the whole Bible by default', () => {
    expect(searchFromQuery('', 'niv')).toBeNull();
    expect(searchFromQuery('?group=new', 'niv')).toBeNull();
    expect(searchFromQuery('?phrase=love', 'esv')).toEqual({
      ok: true,
      search: { phrase: 'love', group: 'both', book: 'All', translations: ['esv'] },
    });
  });

  it.each([
    ['phrase=x&group=apocrypha', 'There is no group of books “apocrypha”.'],
    ['phrase=x&group=new&book=genesis', 'There is no book “genesis” in that group.'],
    ['phrase=x&book=judas', 'There is no book “judas” in that group.'],
    ['phrase=x&translation=vulgate', 'There is no translation “vulgate”.'],
    ['phrase=**', 'A search for * alone would find every verse: add at least one word.'],
    ['phrase=', 'Enter a word or phrase to search for.'],
  ])('refuses %s', (query, reason) => {
    expect(searchFromQuery(query, 'niv')).toMatchObject({ ok: false, reason });
  });

  it('keeps the valid parts when refused', () => {
    expect(
      searchFromQuery('phrase=100%25&group=new&book=john&translation=kjv&words=whole', 'niv'),
    ).toMatchObject({
      ok: false,
      draft: { phrase: '100%', group: 'new', book: 'john', translations: ['kjv'], wholeWords: true },
    });
    expect(searchFromQuery('phrase=x&group=new&book=genesis', 'niv')).toMatchObject({
      draft: { phrase: 'x', group: 'new', book: 'All', translations: ['niv'] },
    });
    expect(
      searchFromQuery('phrase=x&group=apocrypha&book=john&translation=asv&words=whole', 'niv'),
    ).toMatchObject({
      draft: { phrase: 'x', group: 'both', book: 'john', translations: ['asv'], wholeWords: true },
    });
    expect(searchFromQuery('phrase=x&book=judas&translation=all', 'niv')).toMatchObject({
      draft: { phrase: 'x', group: 'both', book: 'All', translations: TRANSLATION_CODES },
    });
  });
});

describe('emailPair', () => {
  const search = { book: 'All', translations: ['kjv'], group: 'new', phrase: 'loved' } as const;

  it('is plain text without angle brackets, because the server escapes them', () => {
    expect(emailPair(verse('God so loved <b>&"the"</b> world’s'), search)).toEqual([
      'John 3:16',
      'God so loved b&"the"/b world’s',
    ]);
  });

  it('names the translation if there are several', () => {
    const all = { ...search, translations: TRANSLATION_CODES };
    expect(emailPair(verse('God'), all)[0]).toBe('John 3:16 (KJV)');
  });

  it('contains no tag, and is otherwise unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '&', ';', '<', '>', '"', "'", '/', '#', 'é') }),
        (text) => {
          expect(emailPair(verse(text), search)[1]).toBe(text.replaceAll(/[<>]/g, ''));
        },
      ),
    );
  });
});

describe('wildcardCount', () => {
  it.each([
    ['', 0],
    ['love', 0],
    ['love*another', 1],
    ['**a*', 3],
  ])('of %j is %i', (phrase, count) => {
    expect(wildcardCount(phrase)).toBe(count);
  });
});

it('offers beyond one book the whole Bible, and that book in all translations', () => {
  const read = searchFromQuery('phrase=love&book=john&translation=kjv', 'niv');
  const wider = read?.ok ? widerSearches(read.search).map(({ search }) => searchScope(search)) : [];
  expect(wider).toEqual(['Full, KJV', 'John, all translations']);
});

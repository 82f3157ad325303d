// @vitest-environment node
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { SPLIT_VERSES } from '@test/api/redLetters';
import { testClient } from '@test/api/testClient';
import { booksOfGroup, SEARCH_GROUPS } from '@/features/search/model/searchGroups';
import { seededRandom } from '@/platform/values/random';
import { BOOKS, bookOf, type BookName } from '../../books';
import { verses as versesOfRow } from '../../text/verses';
import { readBookAnswer } from '../bookAnswer';
import type { BookRow } from '../packedBook';
import { foundVerses, type FoundVerse } from './foundVerses';
import { searchableBible, type SearchableBible } from './searchableBible';
import { collected, versesWith, type BibleQuery } from './searchBible';

const client = testClient();
const post = (translation: string, book: BookName | 'All', testament: string, searchPhrase: string) =>
  client.post('bible_search', { user: 'demo', book, translations: [translation], testament, searchPhrase });

async function bibleOfServer(translation: 'kjv' | 'asv'): Promise<SearchableBible> {
  const rows: BookRow[] = [];
  for (const { bookName } of BOOKS) {
    const answer = readBookAnswer(
      (await post(translation, bookName, 'both', '*')).text,
      translation,
      bookName,
    );
    if (answer.kind === 'book') rows.push({ translation, bookName, ...answer.book });
  }
  return searchableBible(rows.toReversed());
}

const bibles = new Map<'kjv' | 'asv', SearchableBible>();
beforeAll(async () => {
  for (const translation of ['kjv', 'asv'] as const)
    bibles.set(translation, await bibleOfServer(translation));
});

const WHOLE = { firstBook: 1, lastBook: 66 };
const terms = (sent: string, more: Partial<BibleQuery['terms']> = {}) => ({
  sent,
  exclude: [],
  wholeWords: false,
  ...more,
});
function search(translation: 'kjv' | 'asv', query: BibleQuery): FoundVerse[] {
  const bible = bibles.get(translation);
  if (!bible) return [];
  return [...foundVerses(collected(translation, bible, versesWith(bible, query)))];
}
const at = ({ bookName, chapter, startVerse }: { bookName: string; chapter: number; startVerse: number }) =>
  `${bookName} ${chapter}:${startVerse}`;

const serverRow = v.object({
  bookName: v.string(),
  chapter: v.number(),
  startVerse: v.number(),
  verses: v.unknown(),
});
/** Of further rows only the references are compared; another test compares the texts of every chapter. */
const MAX_TEXTS = 100;

/** Words of the server's own texts, joined as people type them. */
function generatedPhrase(random: () => number, texts: readonly string[]): string {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const words = (pick(texts) ?? '').split(' ');
  const start = Math.floor(random() * words.length);
  const some = words.slice(start, start + 1 + Math.floor(random() * 4));
  const kind = random();
  const phrase = kind < 0.3 ? (some[0] ?? '') : kind < 0.7 ? some.join(' ') : some.join('*');
  const cased = random() < 0.2 ? phrase.toUpperCase() : phrase;
  return random() < 0.2 ? cased.slice(1, -1) : cased;
}

describe('300 generated searches', () => {
  it('find the rows that the server finds, and a few more across red letters', async () => {
    const random = seededRandom(44);
    const texts = new Map(
      (['kjv', 'asv'] as const).map((code) => [
        code,
        search(code, { ...WHOLE, terms: terms('e') }).map(({ verses }) => verses[0]?.parts[0]?.text ?? ''),
      ]),
    );
    const more: string[] = [];
    let rows = 0;
    for (let count = 0; count < 300;) {
      const translation = random() < 0.7 ? 'kjv' : 'asv';
      const phrase = generatedPhrase(random, texts.get(translation) ?? []).trim();
      if (phrase.replaceAll('*', '').trim() === '') continue;
      const group = SEARCH_GROUPS[Math.floor(random() * SEARCH_GROUPS.length)] ?? SEARCH_GROUPS[2];
      const books = booksOfGroup(group.id);
      const book = random() < 0.2 ? (books[Math.floor(random() * books.length)]?.bookName ?? 'All') : 'All';
      const [firstBook, lastBook] =
        book === 'All' ? [group.first, group.last] : [bookOf(book).bookId, bookOf(book).bookId];
      const ours = search(translation, { terms: terms(phrase), firstBook, lastBook });
      const theirs = v.parse(v.array(serverRow), (await post(translation, book, group.id, phrase)).json);
      const known = new Set(theirs.map(at));
      const same = ours.filter((verse) => known.has(at(verse)));
      more.push(...ours.filter((verse) => !known.has(at(verse))).map(at));
      expect([phrase, same.map(at).join()]).toEqual([phrase, theirs.map(at).join()]);
      if (theirs.length <= MAX_TEXTS)
        expect(same.map(({ verses }) => verses)).toEqual(
          theirs.map(({ verses }) => v.parse(versesOfRow, verses)),
        );
      rows += theirs.length;
      count += 1;
    }
    expect(rows).toBeGreaterThan(10_000);
    // The server looks in each part of a verse by itself; here a phrase may begin in one and end in the next.
    expect(more.filter((verse) => !SPLIT_VERSES.includes(verse))).toEqual([]);
  });
});

describe('a search on the device', () => {
  it('finds a phrase that begins before the words of Christ and ends in them', async () => {
    const phrase = 'unto him, verily, verily, i say unto thee, except a man be born again';
    expect((await post('kjv', 'john', 'both', phrase)).json).toEqual([]);
    expect(search('kjv', { ...WHOLE, terms: terms(phrase) }).map(at)).toEqual(['john 3:3']);
  });

  it('finds whole words, leaves words out, and stops at a limit', () => {
    const count = (query: BibleQuery) => search('kjv', query).length;
    expect(search('kjv', { ...WHOLE, terms: terms('jesus wept') }).map(at)).toEqual(['john 11:35']);
    const anywhere = count({ ...WHOLE, terms: terms('love') });
    const whole = count({ ...WHOLE, terms: terms('love', { wholeWords: true }) });
    const without = count({ ...WHOLE, terms: terms('love', { wholeWords: true, exclude: ['god'] }) });
    expect(anywhere).toBeGreaterThan(whole);
    expect(whole).toBeGreaterThan(without);
    expect(count({ ...WHOLE, terms: terms('the'), limit: 5 })).toBe(5);
    expect(count({ ...WHOLE, terms: terms('the') })).toBeGreaterThan(27_000);
    expect(count({ ...WHOLE, terms: terms('zzzz') })).toBe(0);
    expect(count({ ...WHOLE, terms: terms('*') })).toBe(0);
  });

  it('compares letters as the server does: any case, accent, apostrophe and space', () => {
    const part = { text: 'Élan’s  STRASSE\nund Straße', wordsOfChrist: false };
    const row: BookRow = {
      translation: 'kjv',
      bookName: 'jude',
      text: new TextEncoder().encode(part.text),
      parts: Uint16Array.from([1, 1, 2 * part.text.length]),
    };
    const bible = searchableBible([row]);
    for (const phrase of ["elan's strasse und", 'ÉLAN', 'stra*und', 'straße'])
      expect([phrase, versesWith(bible, { ...WHOLE, terms: terms(phrase) })]).toEqual([phrase, [0]]);
    expect(versesWith(bible, { ...WHOLE, terms: terms('elans') })).toEqual([]);
  });
});

// @vitest-environment node
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testClient } from '@test/api/testClient';
import { BOOKS, type BookName } from '../books';
import { passageText } from '../text/verses';
import { verseCount } from '../versification';
import { readBookAnswer } from './bookAnswer';
import { packBook, unpackBook, type BookVerses } from './packedBook';

const client = testClient();

const askFor = (translation: string, book: BookName) =>
  client.post('bible_search', {
    user: 'demo',
    book,
    translations: [translation],
    testament: 'both',
    searchPhrase: '*',
  });

const bookOfServer = async (translation: 'kjv' | 'asv', book: BookName) => {
  const { json } = await askFor(translation, book);
  const answer = readBookAnswer(JSON.stringify(json), translation, book);
  if (answer.kind !== 'book') throw new Error(`${book} is ${answer.kind}`);
  return answer;
};

const chapterOfServer = async (translation: 'kjv' | 'asv', book: BookName, chapter: number) => {
  const end = verseCount(translation, book, chapter) ?? 0;
  const { json } = await client.get('get_passage_text', {
    user: 'demo',
    translation,
    book,
    chapter: String(chapter),
    start: '1',
    end: String(end),
  });
  return v.parse(passageText, json);
};

describe.each(['kjv', 'asv'] as const)('every chapter of the %s, packed as a book', (translation) => {
  it('has the verses that the server gives for the chapter', async () => {
    let packed = 0;
    let plain = 0;
    for (const { bookName, maxChapter } of BOOKS) {
      const { book, short } = await bookOfServer(translation, bookName);
      const unpacked = unpackBook(structuredClone(book));
      for (let chapter = 1; chapter <= maxChapter; chapter += 1) {
        const verses = await chapterOfServer(translation, bookName, chapter);
        expect({ bookName, chapter, verses: unpacked.get(chapter) }).toEqual({ bookName, chapter, verses });
      }
      expect({ bookName, short }).toEqual({ bookName, short: [] });
      packed += book.text.byteLength + book.parts.byteLength;
      plain += book.text.byteLength;
    }
    expect(packed / plain).toBeLessThan(1.3);
  });
});

const bookVerses: fc.Arbitrary<BookVerses> = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 1, max: 150 }),
      fc.uniqueArray(
        fc.record({
          verseNumber: fc.integer({ min: 0, max: 200 }),
          parts: fc.array(fc.record({ text: fc.string({ unit: 'grapheme' }), wordsOfChrist: fc.boolean() }), {
            minLength: 1,
            maxLength: 3,
          }),
        }),
        { selector: ({ verseNumber }) => verseNumber, minLength: 1, maxLength: 4 },
      ),
    ),
    { selector: ([chapter]) => chapter, maxLength: 5 },
  )
  .map((chapters) => new Map(chapters));

it('unpacks packed books unchanged, whatever characters they have', () => {
  fc.assert(
    fc.property(bookVerses, (chapters) => {
      const packed = packBook(chapters);
      expect(packed && unpackBook(packed)).toEqual(chapters);
    }),
  );
  const marked = new Map([[1, [{ verseNumber: 1, parts: [{ text: '\uFEFFIn', wordsOfChrist: true }] }]]]);
  expect(unpackBook(packBook(marked) ?? { text: new Uint8Array(), parts: new Uint16Array() })).toEqual(
    marked,
  );
});

it('packs no number that is beyond any Bible', () => {
  const part = { text: 'x', wordsOfChrist: false };
  expect(packBook(new Map([[1, [{ verseNumber: -1, parts: [part] }]]]))).toBeNull();
  expect(packBook(new Map([[1, [{ verseNumber: 70_000, parts: [part] }]]]))).toBeNull();
});

describe('an answer about a book', () => {
  const rows = async () =>
    v.parse(v.array(v.record(v.string(), v.unknown())), (await askFor('kjv', 'jude')).json);

  it('may begin with blank lines', async () => {
    const text = `\n\n${JSON.stringify(await rows())}`;
    expect(readBookAnswer(text, 'kjv', 'jude')).toMatchObject({ kind: 'book', short: [] });
  });

  it('is malformed as HTML, as half a JSON, as a refusal, and without verses', async () => {
    const text = JSON.stringify(await rows());
    for (const answer of [`<br />${text}`, text.slice(0, text.length / 2), '"error"', '', '{}', '[7]'])
      expect(readBookAnswer(answer, 'kjv', 'jude')).toEqual({ kind: 'malformed' });
    const [first] = await rows();
    for (const verses of [[], null, 'none', [{ verseParts: 7 }]])
      expect(readBookAnswer(JSON.stringify([{ ...first, verses }]), 'kjv', 'jude').kind).toBe('malformed');
  });

  it('is malformed if a row is of another book, chapter or translation', async () => {
    const [first, ...others] = await rows();
    for (const change of [
      { bookName: 'titus' },
      { chapter: 2 },
      { chapter: null },
      { translationName: 'asv', translationId: 'asv' },
    ])
      expect(readBookAnswer(JSON.stringify([...others, { ...first, ...change }]), 'kjv', 'jude').kind).toBe(
        'malformed',
      );
  });

  it('is empty where the translation has no such book', () => {
    expect(readBookAnswer('[]', 'kjv', 'jude')).toEqual({ kind: 'empty' });
    expect(readBookAnswer('null', 'kjv', 'jude')).toEqual({ kind: 'empty' });
  });

  it('names the chapters that lack verses, but not for one that translations leave out', async () => {
    const without = async (book: BookName, is: (row: Record<string, unknown>) => boolean) => {
      const all = v.parse(v.array(v.record(v.string(), v.unknown())), (await askFor('kjv', book)).json);
      const answer = readBookAnswer(JSON.stringify(all.filter((row) => !is(row))), 'kjv', book);
      return answer.kind === 'book' && answer.short;
    };
    expect(await without('acts', ({ chapter, startVerse }) => chapter === 8 && startVerse === 37)).toEqual(
      [],
    );
    expect(await without('acts', ({ chapter, startVerse }) => chapter === 8 && startVerse === 36)).toEqual([
      8,
    ]);
    expect(await without('ruth', ({ chapter }) => chapter === 2)).toEqual([2]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest } from '@test/kit/quickest';
import { BOOKS } from '../bible/books';
import { folded, partOf, searchIndex, type CommandEntry } from './commandIndex';

const entry = (label: string, text?: string): CommandEntry => ({
  id: label,
  label,
  ...(text !== undefined && { text }),
});

const PARTS = [
  partOf('screen', [entry('Practice Setup', 'memory'), entry('Bible Search'), entry('Search Quotes')]),
  partOf('passage', [
    entry('John 3:16', 'For God so loved the world'),
    entry('John 13:34'),
    entry('1 John 3:1'),
  ]),
  partOf('nugget', [entry('Romans 8:28', 'hope love'), entry('Psalms 23:1', 'shepherd')]),
  partOf('quote', [entry('Élan vital', 'Nobody’s love'), entry('The love of God')]),
  partOf('prayer', [entry('Aunt Lovisa')]),
];
const found = (typed: string, limit = 5) =>
  searchIndex(PARTS, typed, limit).flatMap(({ group, hits }) =>
    hits.map(({ entry: { label } }) => `${group}: ${label}`),
  );

describe('searchIndex', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['  !? ', []],
    ['zebra', []],
    ['search', ['screen: Search Quotes', 'screen: Bible Search']],
    ['SEAR', ['screen: Search Quotes', 'screen: Bible Search']],
    ['quotes search', ['screen: Search Quotes']],
    ['memory', ['screen: Practice Setup']],
    ['john 3', ['passage: John 3:16', 'passage: 1 John 3:1', 'passage: John 13:34']],
    ['3:16', ['passage: John 3:16']],
    ['elan', ['quote: Élan vital']],
    ['nobodys', ['quote: Élan vital']],
  ])('of %j is %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('puts the group with the best entry first, and a label before a text', () => {
    expect(found('love')).toEqual([
      'quote: The love of God',
      'quote: Élan vital',
      'nugget: Romans 8:28',
      'passage: John 3:16',
    ]);
    expect(found('lov')).toContain('prayer: Aunt Lovisa');
  });

  it('finds words from their beginnings only', () => {
    expect(found('ove')).toEqual([]);
    expect(found('earch')).toEqual([]);
  });

  it('never finds words across two entries, nor its own separators', () => {
    expect(found('bible quotes')).toEqual([]);
    expect(found('\n')).toEqual([]);
    expect(found('\t')).toEqual([]);
  });

  it('respects the limit, and keeps the order of equal entries', () => {
    const part = partOf(
      'nugget',
      Array.from({ length: 30 }, (_, index) => entry(`John ${index + 10}:1`)),
    );
    const hits = searchIndex([part], 'john', 3)[0]?.hits.map(({ entry: { label } }) => label);
    expect(hits).toEqual(['John 10:1', 'John 11:1', 'John 12:1']);
  });

  it('finds the same whatever was searched for before', () => {
    const words = fc.constantFrom('love', 'lo', 'god', 'john', 'j', '3', '16', 'of the', 'search', 'zebra');
    const queries = fc.array(
      fc.array(words, { maxLength: 3 }).map((parts) => parts.join(' ')),
      { minLength: 1, maxLength: 6 },
    );
    const rows = PARTS.flatMap(({ entries }) => entries);
    fc.assert(
      fc.property(queries, (asked) => {
        const used = partOf('quote', rows);
        const answers = asked.map((query) => searchIndex([used], query, 3));
        expect(answers).toEqual(asked.map((query) => searchIndex([partOf('quote', rows)], query, 3)));
      }),
    );
  });

  it('finds every entry by the beginning of any of its words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 8 }), (labels) => {
        const entries = labels.map((label, index) => ({ id: String(index), label }));
        const part = partOf('prayer', entries);
        for (const { id, label } of entries) {
          for (const word of folded(label).split(' ').filter(Boolean)) {
            const ids = searchIndex([part], word.slice(0, 2), 99).flatMap(({ hits }) =>
              hits.map((hit) => hit.entry.id),
            );
            if (folded(word.slice(0, 2)) !== '') expect(ids).toContain(id);
          }
        }
      }),
    );
  });
});

describe('at a hundred times the demo', () => {
  const topics = ['love', 'hope', 'faith', 'prayer', 'patience', 'joy'];
  const nuggets = Array.from({ length: 20_000 }, (_, index) => {
    const book = BOOKS[index % BOOKS.length];
    const label = `${book?.longName ?? ''} ${(index % 40) + 1}:${(index % 17) + 1}`;
    return { id: String(index), label, text: `${topics[index % 6] ?? ''} ${topics[index % 5] ?? ''}` };
  });
  const quotes = Array.from({ length: 8_000 }, (_, index) => ({
    id: String(index),
    label: `Quote ${index}`,
    text: `${'the love of God is greater far than tongue or pen can ever tell '.repeat(4)} ${index}`,
  }));
  const parts = [partOf('nugget', nuggets), partOf('quote', quotes)];
  // The time of a keystroke is compared with one pass through the same text on the same machine.
  const walk = () => parts.reduce((sum, { haystack }) => sum + haystack.split(' ').length, 0);

  it.each(['j', 'jo', 'john 3', 'love', 'love of god', 'the', '7', 'zzz', 'psalms 23 hope'])(
    'answers %j in a fraction of a frame',
    (typed) => {
      const cost = quickest(() => searchIndex(parts, typed, 5), 7);
      expect(cost).toBeLessThan(Math.max(16, quickest(walk) / 2));
    },
  );
});

import { expect, it } from 'vitest';
import { shareTarget } from './shared';

/** The target of a reference. */
const opened = (translation: string, startVerse: number, endVerse = startVerse) => ({
  kind: 'passage',
  opening: {
    translation,
    bookName: 'john',
    chapter: 3,
    verses: { startVerse, endVerse },
    noVerse: undefined,
    onlyPart: null,
  },
});

it.each([
  [{ text: 'John 3:16' }, opened('kjv', 16)],
  [{ text: ' john 3:16-17 ESV ' }, opened('esv', 16, 17)],
  [{ text: 'Joh 3,16' }, opened('kjv', 16)],
  [{ text: '(John 3:16, KJV)' }, opened('kjv', 16)],
  [{ title: 'John 3:16' }, opened('kjv', 16)],
  [
    { text: 'Gen 1:1-2:3' },
    {
      kind: 'passage',
      opening: {
        translation: 'kjv',
        bookName: 'genesis',
        chapter: 1,
        verses: { startVerse: 1, endVerse: 31 },
        noVerse: undefined,
        onlyPart: 'Genesis 1:1-31; left out: Genesis 2:1-3',
      },
    },
  ],
  [{ text: 'John 3:16; Rom 8:28' }, { kind: 'quote', text: 'John 3:16; Rom 8:28' }],
  [{ text: 'Rom 8:28 NRSVue' }, { kind: 'quote', text: 'Rom 8:28 NRSVue' }],
  // A short text with its source is a quote.
  [
    { text: '“Jesus wept.” John 11:35', url: 'https://a.org/1' },
    { kind: 'quote', text: '“Jesus wept.” John 11:35\n(https://a.org/1)' },
  ],
  [{ text: 'See John 3:16 for this' }, { kind: 'quote', text: 'See John 3:16 for this' }],
  [
    { text: 'As John 3:16 says, God loved the world so much', title: 'A sermon', url: 'https://a.org/1' },
    { kind: 'quote', text: 'As John 3:16 says, God loved the world so much\n(A sermon, https://a.org/1)' },
  ],
  [
    { text: 'Fear not https://a.org/1', url: 'https://a.org/1' },
    { kind: 'quote', text: 'Fear not https://a.org/1' },
  ],
  [
    { title: 'A sermon', url: 'https://a.org/1' },
    { kind: 'quote', text: 'A sermon, https://a.org/1' },
  ],
  [{}, { kind: 'quote', text: '' }],
])('reads %j as %j', (shared, expected) => {
  expect(shareTarget(shared, 'kjv')).toEqual(expected);
});

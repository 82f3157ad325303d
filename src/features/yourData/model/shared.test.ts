import { expect, it } from 'vitest';
import { shareTarget } from './shared';

const john = { translation: 'kjv', bookName: 'john', chapter: 3 };

it.each([
  [{ text: 'John 3:16' }, { kind: 'passage', ref: { ...john, startVerse: 16, endVerse: 16 } }],
  [
    { text: ' john 3:16-17 ESV ' },
    { kind: 'passage', ref: { ...john, translation: 'esv', startVerse: 16, endVerse: 17 } },
  ],
  [{ text: 'Joh 3,16' }, { kind: 'passage', ref: { ...john, startVerse: 16, endVerse: 16 } }],
  [{ text: '(John 3:16, KJV)' }, { kind: 'passage', ref: { ...john, startVerse: 16, endVerse: 16 } }],
  [{ title: 'John 3:16' }, { kind: 'passage', ref: { ...john, startVerse: 16, endVerse: 16 } }],
  // Short words with where they are from are words to keep.
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
])('takes %j for %j', (shared, expected) => {
  expect(shareTarget(shared, 'kjv')).toEqual(expected);
});

import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PassageText } from '@/bible/controls/PassageText';
import { paintChapter, paintedVerses } from './paintChapter';

const part = fc.record({ text: fc.string(), wordsOfChrist: fc.boolean() });
const verse = fc.record({
  verseNumber: fc.integer({ min: 1, max: 176 }),
  parts: fc.array(part, { maxLength: 3 }),
});
const verses = fc.uniqueArray(verse, { selector: ({ verseNumber }) => verseNumber, maxLength: 8 });
const number = fc.integer({ min: 1, max: 176 });
const marked = fc.option(fc.record({ startVerse: number, endVerse: number }));

it('paints just what React will render', () => {
  fc.assert(
    fc.property(verses, marked, (some, span) => {
      const { container, unmount } = render(<PassageText verses={some} highlightedRange={span} />);
      const rendered = container.innerHTML;
      unmount();
      expect(paintedVerses(some, span).outerHTML).toBe(rendered);
    }),
  );
});

it('shows server text as characters', () => {
  const root = document.createElement('div');
  const link = {
    ref: { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 1, endVerse: 36 },
    highlightedRange: null,
  } as const;
  paintChapter(root, link, [
    { verseNumber: 1, parts: [{ text: '<img src=x onerror=alert(1)>', wordsOfChrist: false }] },
  ]);
  expect(root.querySelector('img')).toBeNull();
  expect(root.querySelector('h1')).toHaveTextContent('John 3');
  expect(root.querySelector('#v1')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

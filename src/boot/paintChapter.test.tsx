import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PassageText } from '@/bible/controls/PassageText';
import { versesText } from '@/bible/passageText';
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

it('shows the words that copying, printing and searching take, and glues none', () => {
  const words = fc.constantFrom('Jesus', 'wept.', 'said,', '“Come', 'and see.”', '"', '', '', ' ');
  const parts = fc.array(fc.record({ text: words, wordsOfChrist: fc.boolean() }), { maxLength: 6 });
  fc.assert(
    fc.property(parts, (some) => {
      const one = { verseNumber: 1, parts: some };
      const painted = paintedVerses([one], null);
      painted.querySelector('sup')?.remove();
      const shown = painted.textContent.trim();
      expect(shown).toBe(versesText([one]));
      // A part without words changes nothing.
      expect(versesText([{ ...one, parts: some.filter(({ text }) => text !== '') }])).toBe(shown);
      expect(shown).not.toMatch(/Jesuswept|Jesussaid|weptJesus|saidJesus/);
    }),
  );
});

it('leaves a space where a part between two words is empty', () => {
  const glued = {
    verseNumber: 35,
    parts: ['Jesus', '', 'wept.'].map((text) => ({ text, wordsOfChrist: false })),
  };
  const { container } = render(<PassageText verses={[glued]} />);
  expect(container).toHaveTextContent('35Jesus wept.');
  expect(paintedVerses([glued], null)).toHaveTextContent('35Jesus wept.');
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

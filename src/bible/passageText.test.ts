import { describe, expect, it } from 'vitest';

import type { Verse } from './passage';
import { copyText, firstWords, joinedParts, overrideVerses, versesText, versesInRange } from './passageText';

function verse(verseNumber: number, ...texts: string[]): Verse {
  return { verseNumber, parts: texts.map((text, index) => ({ text, wordsOfChrist: index % 2 === 1 })) };
}

const verses = [verse(16, 'For God so loved'), verse(17, 'For God sent not'), verse(18, 'He that believeth')];

describe('plainText', () => {
  it('joins verses with a space', () => {
    expect(versesText(verses.slice(0, 2))).toBe('For God so loved For God sent not');
    expect(versesText([])).toBe('');
    expect(versesText([verse(1), verse(2, 'Amen.'), verse(3, ' ')])).toBe('Amen.');
  });

  it('joins the red-letter parts of a verse into one sentence', () => {
    expect(versesText([verse(9, 'Jesus saith,', 'Come and see.', 'They came.')])).toBe(
      'Jesus saith, Come and see. They came.',
    );
    expect(versesText([verse(9, 'Jesus saith, ', 'Come', ', he said.')])).toBe('Jesus saith, Come, he said.');
  });
});

describe('joinedParts', () => {
  it.each([
    ['said,', 'Come', ' '],
    ['said, ', 'Come', ''],
    ['said,', ' Come', ''],
    ['said, “', 'Come', ''],
    ['said, "', 'Come', ''],
    ['said, "Come"', 'They', ' '],
    ['Come', '” he said', ''],
    ['Come', '," he said', ''],
    ['Come', '" he said', ''],
    ['Come', '"They', ' '],
    ['this—', 'that', ''],
    ['', 'Come', ''],
    ['Come', '', ''],
  ])('between %j and %j there is %j', (before, after, separator) => {
    const { parts } = verse(1, before, after);
    expect(
      joinedParts(parts)
        .map(({ text }) => text)
        .join(''),
    ).toBe(before + separator + after);
  });

  it.each([
    [['Jesus', '', 'wept.'], 'Jesus wept.'],
    [['', 'Jesus', '', '', 'wept', '', '.'], 'Jesus wept.'],
    [['said, "', '', 'Come'], 'said, "Come'],
    [['Jesus', ' ', 'wept.'], 'Jesus wept.'],
  ])('joins %j as %j', (texts, text) => {
    expect(versesText([verse(35, ...texts)])).toBe(text);
  });

  it('keeps whose words they are', () => {
    expect(joinedParts(verse(9, '', 'Come', '', 'and see').parts)).toEqual([
      { text: 'Come', wordsOfChrist: true },
      { text: ' and see', wordsOfChrist: true },
    ]);
  });
});

describe('copyText', () => {
  it('writes the reference and its text', () => {
    expect(copyText('John 3:16', verses.slice(0, 1))).toBe('John 3:16\nFor God so loved');
  });
});

describe('versesInRange', () => {
  it.each([
    [16, 18, [16, 17, 18]],
    [17, 17, [17]],
    [18, 99, [18]],
    [1, 2, []],
  ])('from %i to %i', (start, end, numbers) => {
    expect(versesInRange(verses, start, end).map(({ verseNumber }) => verseNumber)).toEqual(numbers);
  });
});

describe('overrideVerses', () => {
  it('is one verse with one part', () => {
    expect(overrideVerses({ appendLetter: 'a', text: 'My words' }, 29)).toEqual([
      { verseNumber: 29, parts: [{ text: 'My words', wordsOfChrist: false }] },
    ]);
  });

  it('is nothing when only the letter is set', () => {
    expect(overrideVerses({ appendLetter: 'b', text: '' }, 29)).toEqual([]);
  });
});

describe('firstWords', () => {
  const verse = (text: string) => [{ verseNumber: 3, parts: [{ text, wordsOfChrist: false }] }];
  it.each([
    ['Jesus wept.', 'Jesus wept.'],
    [`${'word '.repeat(20)}end`, `${'word '.repeat(14).trim()}…`],
    ['x'.repeat(100), `${'x'.repeat(70)}…`],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(firstWords(verse(text), 3)).toBe(expected);
    expect(firstWords(verse(text), 4)).toBe('');
  });
});

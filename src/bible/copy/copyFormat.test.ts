import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyFormatFrom, DEFAULT_FORMAT, formatCopy, isDefaultFormat, type CopyFormat } from './copyFormat';
import { copyText } from '../passageText';

const verse = (verseNumber: number, text: string) => ({
  verseNumber,
  parts: [{ text, wordsOfChrist: false }],
});
const passage = {
  reference: 'John 3:16-17',
  shortReference: 'Jn 3:16-17',
  translation: 'KJV',
  verses: [verse(16, 'For God so “loved”'), verse(17, 'For "God" sent not')],
};

const format = fc.record({
  numbers: fc.boolean(),
  lines: fc.boolean(),
  quotationMarks: fc.boolean(),
  reference: fc.constantFrom('before' as const, 'after' as const),
  short: fc.boolean(),
  translation: fc.boolean(),
});

describe('formatCopy', () => {
  it('writes the specification’s format by default', () => {
    expect(formatCopy(passage, DEFAULT_FORMAT)).toBe(copyText(passage.reference, passage.verses));
  });

  it.each<[Partial<CopyFormat>, string]>([
    [{ numbers: true }, 'John 3:16-17\n16 For God so “loved” 17 For "God" sent not'],
    [{ lines: true }, 'John 3:16-17\nFor God so “loved”\nFor "God" sent not'],
    [{ numbers: true, lines: true }, 'John 3:16-17\n16 For God so “loved”\n17 For "God" sent not'],
    [{ quotationMarks: true }, "John 3:16-17\n“For God so ‘loved’ For 'God' sent not”"],
    [{ reference: 'after' }, 'For God so “loved” For "God" sent not\nJohn 3:16-17'],
    [{ short: true }, 'Jn 3:16-17\nFor God so “loved” For "God" sent not'],
    [{ translation: true }, 'John 3:16-17 (KJV)\nFor God so “loved” For "God" sent not'],
    [
      { short: true, translation: true, reference: 'after' },
      'For God so “loved” For "God" sent not\nJn 3:16-17 (KJV)',
    ],
  ])('with %j', (changes, expected) => {
    expect(formatCopy(passage, { ...DEFAULT_FORMAT, ...changes })).toBe(expected);
  });

  it('leaves out an unknown translation, and a verse without text', () => {
    expect(
      formatCopy(
        { ...passage, translation: undefined, verses: [verse(1, ' '), verse(2, 'Amen.')] },
        { ...DEFAULT_FORMAT, translation: true, numbers: true },
      ),
    ).toBe('John 3:16-17\n2 Amen.');
  });
});

describe('copyFormatFrom', () => {
  it('restores what was stored', () => {
    fc.assert(
      fc.property(format, (chosen) => {
        expect(copyFormatFrom(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
        expect(isDefaultFormat(chosen)).toBe(
          !chosen.numbers &&
            !chosen.lines &&
            !chosen.quotationMarks &&
            chosen.reference === 'before' &&
            !chosen.short &&
            !chosen.translation,
        );
      }),
    );
  });

  it('uses the default format for an invalid value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (junk) => {
        expect(['before', 'after']).toContain(copyFormatFrom(junk).reference);
      }),
    );
    expect(copyFormatFrom(null)).toEqual({
      numbers: false,
      lines: false,
      quotationMarks: false,
      reference: 'before',
      short: false,
      translation: false,
    });
    expect(copyFormatFrom({ numbers: 'yes', reference: 3 })).toEqual(DEFAULT_FORMAT);
  });
});

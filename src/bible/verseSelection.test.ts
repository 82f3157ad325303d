import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInSpan, tapVerse } from './verseSelection';

const span = (startVerse: number, endVerse = startVerse) => ({ startVerse, endVerse });

describe('tapVerse', () => {
  it.each([
    [null, 16, span(16)],
    [span(16), 18, span(16, 18)],
    [span(16), 14, span(14, 16)],
    [span(16, 18), 21, span(16, 21)],
    [span(16, 18), 3, span(3, 18)],
    [span(16), 16, null],
    [span(16, 18), 17, null],
    [span(16, 18), 18, null],
  ])('%j and a tap on %i is %j', (chosen, verse, expected) => {
    expect(tapVerse(chosen, verse)).toEqual(expected);
  });

  it('contains the tapped verse and all that was selected, or nothing', () => {
    const verse = fc.integer({ min: 1, max: 176 });
    fc.assert(
      fc.property(fc.array(verse, { maxLength: 8 }), verse, (before, last) => {
        const chosen = before.reduce<ReturnType<typeof tapVerse>>(tapVerse, null);
        const after = tapVerse(chosen, last);
        expect(isInSpan(after, last)).toBe(!isInSpan(chosen, last));
        if (chosen && after) {
          expect(isInSpan(after, chosen.startVerse)).toBe(true);
          expect(isInSpan(after, chosen.endVerse)).toBe(true);
        }
      }),
    );
  });
});

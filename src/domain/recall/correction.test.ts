import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correct } from './correction';
import { wordsOf } from './words';

/** `=` right, `-word` missing, `+word` added, `word→other` instead. */
function shown(text: string, written: string): string {
  const words = wordsOf(text);
  const at = (place: number) => words[place]?.text ?? '?';
  return correct(words, wordsOf(written))
    .steps.map((step) => {
      if (step.kind === 'right') return '=';
      if (step.kind === 'missing') return `-${at(step.place)}`;
      return step.kind === 'added' ? `+${step.written}` : `${at(step.place)}→${step.written}`;
    })
    .join(' ');
}

describe('the correction', () => {
  it.each([
    ['Jesus wept.', 'jesus WEPT', '= ='],
    ['Jesus wept.', 'Jesus', '= -wept'],
    ['Jesus wept.', 'And Jesus wept', '+And = ='],
    ['Jesus wept.', 'Jesus slept', '= wept→slept'],
    ['Jesus wept.', '', '-Jesus -wept'],
    ['the Lord, the God', 'the Lord God', '= = -the ='],
    ['every one that', 'everyone that', '= = ='],
    ['Bethel', 'Beth-el', '='],
    ['an hundred forty and four thousand were', '144,000 were', '= = = = = = ='],
    ['the twelve tribes', 'the 12 tribes', '= = ='],
    ['“The LORD’s name”', "the lord's name", '= = ='],
    ['one two', 'three four', 'one→three two→four'],
    ['', '', ''],
    ['', 'word', '+word'],
  ])('of %j written %j', (text, written, expected) => {
    expect(shown(text, written)).toBe(expected);
  });

  it('scores the right words of all words', () => {
    expect(correct(wordsOf('one two three four'), wordsOf('one two four')).score).toBe(0.75);
    expect(correct([], []).score).toBe(1);
  });

  const sentence = fc
    .array(fc.constantFrom('the', 'Lord', 'is', 'my', 'shepherd', 'and', 'I'), { maxLength: 30 })
    .map((list) => list.join(' '));

  it('finds nothing wrong with the text itself, and never more than all', () => {
    fc.assert(
      fc.property(sentence, sentence, (text, written) => {
        expect(correct(wordsOf(text), wordsOf(text)).score).toBe(1);
        const { score, steps, missed } = correct(wordsOf(text), wordsOf(written));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        const places = steps.flatMap((step) => (step.kind === 'added' ? [] : [step.place]));
        expect(places).toEqual(wordsOf(text).map((_, index) => index));
        expect(missed.every((place) => place < places.length)).toBe(true);
      }),
    );
  });

  it('counts each word left out once', () => {
    fc.assert(
      fc.property(sentence, fc.nat(), (text, which) => {
        const words = wordsOf(text);
        fc.pre(words.length > 0);
        const without = words.filter((_, index) => index !== which % words.length);
        expect(correct(words, without).missed).toHaveLength(1);
      }),
    );
  });

  it('never throws', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 50 });
    fc.assert(
      fc.property(anything, anything, (text, written) => {
        correct(wordsOf(text), wordsOf(written));
      }),
    );
  });

  it('is fast for an answer of 2,000 words, even if all are wrong', () => {
    const text = wordsOf(Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' '));
    const wrong = wordsOf(Array.from({ length: 2000 }, (_, index) => `other${index}`).join(' '));
    const began = performance.now();
    expect(correct(text, wrong).score).toBe(0);
    expect(correct(text, text.toReversed()).missed.length).toBeLessThan(2000);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

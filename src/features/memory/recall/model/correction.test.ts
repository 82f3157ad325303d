import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CORRECTION_CASES } from '@test/checks/recall/correctionCases';
import { expectedVerdict, foundVerdict } from '@test/checks/recall/judged';
import { REACHED_CASES } from '@test/checks/recall/reachedCases';
import { quickest } from '@test/kit/quickest';
import { correct } from './correction';
import { recallWords } from '../../model/words';

/** `=` right, `-word` missing, `+word` added, `word→other` instead. */
function shown(text: string, written: string): string {
  const words = recallWords(text);
  const at = (wordIndex: number) => words[wordIndex]?.text ?? '?';
  return correct(words, recallWords(written))
    .steps.map((step) => {
      if (step.kind === 'right') return '=';
      if (step.kind === 'missing') return `-${at(step.wordIndex)}`;
      return step.kind === 'added' ? `+${step.written}` : `${at(step.wordIndex)}→${step.written}`;
    })
    .join(' ');
}

/** A slow comparison is measured relative to splitting the texts on the same machine; 5 to 40 times that when it was set. */
const MANY = 80;

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

  it('has at least 120 cases, and 60 of early ends, other orders and spoken signs', () => {
    expect(CORRECTION_CASES.length).toBeGreaterThanOrEqual(120);
    expect(REACHED_CASES.length).toBeGreaterThanOrEqual(60);
  });

  it.each([...CORRECTION_CASES, ...REACHED_CASES])('$about: of “$text” written “$answer”', (each) => {
    expect(foundVerdict(each)).toEqual(expectedVerdict(each));
  });

  it('scores the right words relative to all words and the extra ones', () => {
    expect(correct(recallWords('one two three four'), recallWords('one two four')).score).toBe(0.75);
    expect(correct(recallWords('God is love'), recallWords('God is not love')).score).toBe(0.75);
    expect(correct(recallWords('Jesus wept'), recallWords('Jesus wept Jesus wept')).score).toBe(0.5);
    expect(correct([], []).score).toBe(1);
  });

  const sentence = fc
    .array(fc.constantFrom('the', 'Lord', 'is', 'my', 'shepherd', 'and', 'I'), { maxLength: 30 })
    .map((list) => list.join(' '));

  it('finds no fault in the text itself, and never more faults than words', () => {
    fc.assert(
      fc.property(sentence, sentence, (text, written) => {
        expect(correct(recallWords(text), recallWords(text)).score).toBe(1);
        const { score, steps, missed } = correct(recallWords(text), recallWords(written));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        const wordIndexes = steps.flatMap((step) => (step.kind === 'added' ? [] : [step.wordIndex]));
        expect(wordIndexes).toEqual(recallWords(text).map((_, index) => index));
        expect(missed.every((wordIndex) => wordIndex < wordIndexes.length)).toBe(true);
      }),
    );
  });

  it('counts each word left out once', () => {
    fc.assert(
      fc.property(sentence, fc.nat(), (text, which) => {
        const words = recallWords(text);
        fc.pre(words.length > 0);
        const without = words.filter((_, index) => index !== which % words.length);
        const { missed, reached } = correct(words, without);
        expect(missed.length + words.length - reached).toBe(1);
      }),
    );
  });

  it('never throws', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 50 });
    fc.assert(
      fc.property(anything, anything, (text, written) => {
        correct(recallWords(text), recallWords(written));
      }),
    );
  });

  it('counts an answer that is much longer than the text as too long, word by word', () => {
    const text = recallWords('Jesus wept');
    expect(correct(text, recallWords('and he wept '.repeat(5000))).added).toBeGreaterThan(14_000);
  });

  it('takes less than eighty splittings for Psalm 119, also with no word right', () => {
    const textOf = (word: string) => Array.from({ length: 2423 }, (_, at) => `${word}${at}`).join(' ');
    const text = recallWords(textOf('word'));
    const wrong = recallWords(textOf('other'));
    const splitting = quickest(() => [recallWords(textOf('word')), recallWords(textOf('other'))]);
    const timesSplitting = (work: () => void) => quickest(work) / splitting;
    expect(correct(text, wrong).score).toBe(0);
    const ends = [...wrong.slice(0, 1), ...text.slice(1, -1), ...wrong.slice(-1)];
    expect(timesSplitting(() => correct(text, wrong))).toBeLessThan(MANY);
    expect(timesSplitting(() => correct(text, ends))).toBeLessThan(MANY);
    expect(timesSplitting(() => correct(text, [...text, ...text]))).toBeLessThan(MANY);
    const psalm = {
      translation: 'kjv',
      bookName: 'psalms',
      chapter: 119,
      startVerse: 1,
      endVerse: 176,
    } as const;
    const versesOf = (word: string) =>
      Array.from({ length: 176 }, (_, verse) => `${word}${verse} `.repeat(14).trim());
    const lines = versesOf('word');
    const numbered = recallWords(lines.map((line, index) => `Psalm 119:${index + 1} ${line}`).join('\n'));
    const words = recallWords(lines.join('\n'));
    const other = recallWords(versesOf('other').join(' 7 '));
    expect(correct(words, numbered, { ...psalm, lines })).toMatchObject({ score: 1, added: 0 });
    expect(timesSplitting(() => correct(words, numbered, { ...psalm, lines }))).toBeLessThan(MANY);
    expect(timesSplitting(() => correct(words, other, { ...psalm, lines }))).toBeLessThan(MANY);
  });
});

it('puts the missing words at a pause: into one verse or one sentence', () => {
  const verses = ['The LORD keep thee.', 'The LORD bless thee.', 'The LORD lift thee.'];
  expect(shown(verses.join('\n'), `${verses[0]} ${verses[2]}`)).toBe(
    '= = = = -The -LORD -bless -thee = = = =',
  );
  expect(shown(verses.join(' '), `${verses[1]} ${verses[2]}`)).toBe('-The -LORD -keep -thee = = = = = = = =');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredBox, offeredExercise, openingExercise } from '../recall/model/offers';
import { missedWords, type RecallEntry } from './strength/recallEntry';
import { weaknessIn, weakWords } from './weakWords';
import { recallWords } from './words';

const words = recallWords('For God so loved the world, that he gave his only begotten Son');
const noon = (day: number) => new Date(2026, 0, 1 + day, 12).getTime();
const TODAY = '2026-01-09';
/** A day of a clock that is far ahead. */
const WRONG_DAY = 40;

function run(day: number, missed: readonly number[], change: Partial<RecallEntry> = {}): RecallEntry {
  return {
    id: `id-${day}`,
    passageId: 1,
    at: noon(day),
    direction: 'by_ref',
    exercise: 'write',
    score: (words.length - missed.length) / words.length,
    missed: missedWords(words, missed),
    peeks: 0,
    box: 1,
    viewedBefore: null,
    ...change,
  };
}
const weakAt = (...entries: RecallEntry[]) =>
  Object.fromEntries(weaknessIn(words, weakWords(entries, TODAY)));

describe('weak words', () => {
  it('grow with each miss and heal with each clean run', () => {
    expect(weakAt(run(1, [3, 5]))).toEqual({ 3: 1, 5: 1 });
    expect(weakAt(run(1, [3, 5]), run(2, [3]))).toEqual({ 3: 2, 5: 0.5 });
    expect(weakAt(run(1, [3, 5]), run(2, [3]), run(3, []))).toEqual({ 3: 1.5 });
    expect(weakAt(run(1, [3]), run(2, []), run(3, []))).toEqual({});
  });

  it('are made by peeks in Fade, and not healed by study', () => {
    const fade = { exercise: 'fade' } as const;
    expect(weakAt(run(1, [3], fade), run(2, [], fade), run(3, [], { exercise: 'read' }))).toEqual({ 3: 1 });
  });

  it('are not made, nor healed, by a run with less than half of the words', () => {
    const all = [...words.keys()];
    expect(weakAt(run(1, all))).toEqual({});
    expect(weakAt(run(1, [3]), run(2, all.slice(1, 9)))).toEqual({ 3: 1 });
    expect(Object.keys(weakAt(run(1, all.slice(0, 6))))).toHaveLength(6);
  });

  it('are neither made nor healed after the end of an answer', () => {
    expect(weakAt(run(1, [3, 9]), run(2, [], { score: 0.6, reached: 8 }))).toEqual({ 3: 0.5, 9: 1 });
  });

  it('are not affected by entries of a wrong clock', () => {
    expect(weakAt(run(WRONG_DAY, [3]))).toEqual({});
    expect(weakAt(run(1, [3]), run(2, []), run(3, []), run(WRONG_DAY, [3]))).toEqual({});
  });

  it('recited aloud heal only with a complete success', () => {
    expect(weakAt(run(1, [3]), run(2, [], { exercise: 'aloud', score: 0.95 }))).toEqual({ 3: 1 });
    expect(weakAt(run(1, [3]), run(2, [], { exercise: 'aloud', score: 1 }))).toEqual({ 3: 0.5 });
  });

  it('are found again in an edited text by their neighbours, or left out', () => {
    const weak = weakWords([run(1, [1, 5])], TODAY);
    const longer = recallWords('The world saw God: so he loved the world, that');
    expect(weaknessIn(longer, weak).get(8)).toBe(1);
    expect(weaknessIn(longer, weak).get(1)).toBeUndefined();
    expect(weaknessIn(recallWords('Jesus wept'), weak).size).toBe(0);
  });

  it('come weakest first and never exceed the maximum', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray([0, 1, 2, 3, 4]), { maxLength: 8 }), (runs) => {
        const weak = weakWords(
          runs.map((missed, day) => run(day, missed)),
          TODAY,
        );
        const all = weak.map(({ weakness }) => weakness);
        expect(all).toEqual(all.toSorted((a, b) => b - a));
        expect(all.every((each) => each > 0 && each <= 3)).toBe(true);
        expect(weak.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('the exercise offered', () => {
  const fade = (score: number) => run(1, [], { exercise: 'fade', score });
  it.each<[string, RecallEntry[], string]>([
    ['at first', [], 'read'],
    ['after reading', [run(1, [], { exercise: 'read' })], 'fade'],
    ['after a fade with many peeks', [fade(0.5)], 'fade'],
    ['after a fade', [fade(0.9)], 'tap'],
    ['after good taps', [run(1, [], { exercise: 'tap' })], 'letters'],
    ['after bad taps', [run(1, [0, 1], { exercise: 'tap' })], 'fade'],
    ['after good letters', [run(1, [], { exercise: 'letters' })], 'write'],
    ['after bad letters', [run(1, [0, 1, 2, 3], { exercise: 'letters' })], 'tap'],
    ['after writing well', [run(1, [])], 'write'],
    ['after writing badly', [run(1, [0, 1, 2])], 'letters'],
    ['after the newest, whatever the order', [run(2, []), fade(0.5)], 'write'],
    ['after another direction only', [run(1, [], { direction: 'by_psgtxt' })], 'read'],
    ['whatever a wrong clock dated', [run(1, []), run(WRONG_DAY, [], { exercise: 'read' })], 'write'],
  ])('%s', (_, entries, exercise) => {
    expect(offeredExercise(entries, 'by_ref', TODAY)).toBe(exercise);
    expect(offeredExercise(entries, 'by_psgtxt', TODAY)).toBe('reference');
  });

  it('opens for a new or studied passage; later the exercise used last opens', () => {
    const opening = (...entries: RecallEntry[]) => openingExercise(entries, 'by_ref', 'write', TODAY);
    expect(opening()).toBe('read');
    expect(opening(run(1, [], { exercise: 'read' }))).toBe('fade');
    expect(opening(fade(0.9))).toBe('write');
    expect(opening(run(1, [], { exercise: 'letters' }))).toBe('write');
    expect(openingExercise([fade(0.9)], 'by_ref', null, TODAY)).toBe('tap');
    expect(openingExercise([], 'by_psgtxt', 'write', TODAY)).toBe('reference');
  });

  it('does not go back to the exercise used last, even after a miss', () => {
    const tapped = run(1, [], { exercise: 'tap' });
    expect(openingExercise([tapped], 'by_ref', 'tap', TODAY)).toBe('letters');
    expect(openingExercise([run(1, [])], 'by_ref', 'tap', TODAY)).toBe('write');
    expect(openingExercise([run(1, [])], 'by_ref', 'say', TODAY)).toBe('say');
    expect(openingExercise([run(1, [0, 1, 2])], 'by_ref', 'write', TODAY)).toBe('letters');
    expect(openingExercise([run(1, [0, 1, 2], { exercise: 'letters' })], 'by_ref', 'write', TODAY)).toBe(
      'tap',
    );
  });
});

describe('the box offered', () => {
  const good = (day: number, change: Partial<RecallEntry> = {}) => run(day, [], change);
  const lapse = (day: number, change: Partial<RecallEntry> = {}) => run(day, [0, 1, 2], change);
  const three = [good(1), good(2), good(3)];
  it.each<[string, RecallEntry[], 1 | 2 | 3, number | null]>([
    ['nothing at first', [], 1, null],
    ['after three clean days', three, 1, 2],
    ['not after three runs on two days', [good(1), good(2), good(2, { id: 'b' })], 1, null],
    ['not with a peek among them', [good(1), good(2, { peeks: 1 }), good(3)], 1, null],
    ['not with a lapse among them', [good(1), good(2), lapse(3), good(4)], 1, null],
    ['not below box 3', three.map((each) => ({ ...each, box: 3 as const })), 3, null],
    ['not again after the move', three, 2, null],
    ['study is no result', [...three, good(4, { exercise: 'read' })], 1, 2],
    ['back after two lapses', [lapse(1, { box: 2 }), lapse(2, { box: 2 })], 2, 1],
    ['not back after one', [good(1, { box: 2 }), lapse(2, { box: 2 })], 2, null],
    [
      'not for references named',
      three.map((each) => ({ ...each, direction: 'by_psgtxt' as const })),
      1,
      null,
    ],
    ['not back from box 1', [lapse(1), lapse(2)], 1, null],
    ['whatever a wrong clock dated', [...three, good(WRONG_DAY, { box: 2 })], 1, 2],
    ['not by a day of a wrong clock', [good(1), good(2), good(WRONG_DAY)], 1, null],
  ])('%s', (_, entries, box, offered) => {
    expect(offeredBox(entries, box, TODAY)).toBe(offered);
  });
});

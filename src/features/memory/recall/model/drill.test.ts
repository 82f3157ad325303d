import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, drilledWords, drillPrompts, drillResult, type Drill } from './drill';
import { gradeOf } from '../../model/strength/grade';
import { offeredExercise } from './offers';
import { weakestWords } from '../../model/overview';
import { missedWords, type RecallEntry } from '../../model/strength/recallEntry';
import { strengthOf } from '../../model/strength/strength';
import { weakWords } from '../../model/weakWords';
import { cutIntoWords } from '../../model/words';

const text = cutIntoWords(
  'For God so loved the world, that he gave his only begotten Son,\nthat whosoever believeth in him should not perish',
);
const noon = (day: number) => new Date(2026, 0, 1 + day, 12).getTime();
const TODAY = '2026-01-09';

function run(day: number, wordIndexes: readonly number[], change: Partial<RecallEntry> = {}): RecallEntry {
  return {
    id: `id-${day}`,
    passageId: 1,
    at: noon(day),
    direction: 'by_ref',
    exercise: 'write',
    // A run with less than half of the words makes none of them weak.
    score: Math.max(0.5, 1 - wordIndexes.length / text.words.length),
    missed: missedWords(text.words, wordIndexes),
    peeks: 0,
    box: 1,
    viewedBefore: null,
    ...change,
  };
}
const promptsOf = (...wordIndexes: number[]) =>
  drillPrompts(weakestWords([run(1, wordIndexes)], 20, TODAY), () => text);
const shown = (...wordIndexes: number[]) =>
  promptsOf(...wordIndexes).map(({ before, word, after }) => `${before}[${word.text}]${after}`);

describe('the words of a drill', () => {
  const chosen = (...entries: RecallEntry[]) =>
    drilledWords(weakestWords(entries, Infinity, TODAY)).map(({ passageId, at }) => [passageId, at]);
  const all = [...text.words.keys()];

  it('are the weakest first', () => {
    expect(chosen(run(1, [3, 8]), run(2, [8]))).toEqual([
      [1, 8],
      [1, 3],
    ]);
  });

  it('are content words before function words, however weak', () => {
    expect(chosen(run(1, [3, 9]), run(2, [9]))).toEqual([
      [1, 3],
      [1, 9],
    ]);
  });

  it('leave words between them, and room for other passages', () => {
    expect(chosen(run(1, all), run(1, [4], { passageId: 2, id: 'other' }))).toEqual([
      [1, 1],
      [1, 5],
      [1, 8],
      [1, 11],
      [1, 14],
      [2, 4],
    ]);
  });

  it('are no more than a person can answer in half a minute', () => {
    const entries = all.map((_, id) => run(1, all, { passageId: id, id: `of ${id}` }));
    expect(chosen(...entries)).toHaveLength(20);
  });
});

describe('the prompts of a drill', () => {
  it('have the words around the gap', () => {
    expect(shown(5)).toEqual(['For God so loved the [world], that he gave his …']);
    expect(shown(0)).toEqual(['[For] God so loved the …']);
    expect(shown(12)).toEqual([
      '… world, that he gave his only begotten [Son], that whosoever believeth in …',
    ]);
    expect(shown(20)).toEqual(['… that whosoever believeth in him should not [perish]']);
  });

  it('do not reveal another drilled word', () => {
    expect(shown(3, 5)).toEqual([
      'For God so [loved] the …',
      'For God so loved the [world], that he gave his …',
    ]);
    expect(shown(5, 6)[0]).toBe('For God so loved the [world], …');
  });

  it('leave out words that the text no longer has, and unknown texts', () => {
    const weakest = weakestWords([run(1, [5]), run(1, [1], { passageId: 2, id: 'other' })], 20, TODAY);
    expect(drillPrompts(weakest, () => null)).toEqual([]);
    expect(drillPrompts(weakest, () => cutIntoWords('Jesus wept'))).toEqual([]);
    expect(drillPrompts(weakest, (id) => (id === 2 ? text : null))).toHaveLength(1);
  });

  it('are built from the text itself, whatever was missed', () => {
    const plain = text.pieces
      .map((piece) => piece.text)
      .join('')
      .replaceAll('\n', ' ');
    fc.assert(
      fc.property(fc.subarray([...text.words.keys()], { minLength: 1, maxLength: 20 }), (wordIndexes) => {
        const prompts = promptsOf(...wordIndexes);
        expect(prompts).toHaveLength(wordIndexes.length);
        for (const { before, word, after } of prompts) {
          expect(plain).toContain(`${before.replace('… ', '')}${word.text}${after.replace(' …', '')}`);
        }
      }),
    );
  });
});

describe('an answer', () => {
  const begin = (...wordIndexes: number[]): Drill => ({ queue: promptsOf(...wordIndexes), answers: [] });
  const words = ({ queue }: Drill) => queue.map(({ word }) => word.text);

  it('that is right removes the word, and a wrong one moves the word to the end', () => {
    const missed = answered(begin(3, 5), false);
    expect(missed.isFirst).toBe(true);
    expect(words(missed.drill)).toEqual(['world', 'loved']);
    const known = answered(missed.drill, true);
    expect(words(known.drill)).toEqual(['loved']);
    const again = answered(known.drill, true);
    // The word was missed the first time.
    expect(again.isFirst).toBe(false);
    expect(again.drill.queue).toEqual([]);
    expect(again.drill.answers.map(({ right }) => right)).toEqual([false, true]);
    expect(answered(again.drill, true)).toEqual({ drill: again.drill, isFirst: false });
  });
});

describe('the drill in the log', () => {
  const [prompt] = promptsOf(5);
  if (!prompt) throw new Error('nothing is asked for');
  const entry = (day: number, right: boolean) => ({
    ...run(day, []),
    ...drillResult(prompt, right),
    id: `drill-${day}`,
  });
  const weaknessAfter = (...entries: RecallEntry[]) =>
    weakWords([run(1, [5]), ...entries], TODAY).map(({ weakness }) => weakness);

  it('heals a known word half as much as a clean run, and makes a missed one weaker', () => {
    expect(weaknessAfter(entry(2, true))).toEqual([0.75]);
    expect(weaknessAfter(entry(2, false))).toEqual([2]);
    expect(weaknessAfter(...[2, 3, 4, 5].map((day) => entry(day, true)))).toEqual([]);
  });

  it('heals no other word of the passage', () => {
    expect(weakWords([run(1, [3, 5]), entry(2, true)], TODAY).map(({ weakness }) => weakness)).toEqual([
      1, 0.75,
    ]);
  });

  it('does not affect the passage: no grade, no strength, no exercise', () => {
    expect(gradeOf(entry(2, false))).toBeNull();
    expect(strengthOf([run(1, []), entry(2, false)])).toEqual(strengthOf([run(1, [])]));
    expect(offeredExercise([run(1, []), entry(2, false)], 'by_ref', TODAY)).toBe('write');
  });
});

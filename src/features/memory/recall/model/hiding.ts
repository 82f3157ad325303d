import type { RecallWord } from '../../model/words';

/** The most steps until a whole text is hidden. */
const FADE_STEPS = 5;

/** Function words, which the other words suggest; in the Bible's English and today's. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by did do doth for from had has hast hath have he her hers him his i if in into is it ' +
    'its may me mine my nor not o of off on or our out shall shalt she should so than that the thee their them then there ' +
    'these they thine this those thou thy to unto up upon us was we were what when which who whom will wilt with would ye ' +
    'you your'
  ).split(' '),
);

/** Whether the key of a word is that of a function word. */
export const isFunctionWord = (key: string): boolean => FUNCTION_WORDS.has(key);

/** A hash of two numbers, the same on every device. */
function mixed(a: number, b: number): number {
  let state = Math.imul(a ^ 0x9e3779b1, 0x85ebca6b) ^ Math.imul(b + 1, 0xc2b2ae35);
  state = Math.imul(state ^ (state >>> 16), 0x27d4eb2d);
  return (state ^ (state >>> 15)) >>> 0;
}

/**
 * The indexes of all words in the order in which Fade hides them: weak words first, the weakest before the others, then
 * content words, then function words. Equal ones are shuffled by the seed, so that a text always fades in the same way.
 * @param weakness the weakness of the word at an index; absent or 0 for a word that is not weak
 */
export function hidingOrder(
  words: readonly RecallWord[],
  weakness: ReadonlyMap<number, number>,
  seed: number,
): number[] {
  const ranked = words.map(({ key }, wordIndex) => ({
    wordIndex,
    weak: weakness.get(wordIndex) ?? 0,
    isFunction: Number(isFunctionWord(key)),
    rank: mixed(seed, wordIndex),
  }));
  ranked.sort(
    (a, b) => b.weak - a.weak || a.isFunction - b.isFunction || a.rank - b.rank || a.wordIndex - b.wordIndex,
  );
  return ranked.map(({ wordIndex }) => wordIndex);
}

/** The number of steps until a text of so many words is hidden: each hides at least one word. At least 1. */
export const stepsFor = (words: number): number => Math.min(FADE_STEPS, Math.max(1, words));

/** The indexes hidden at a step, from 0 (none) to `stepsFor(order.length)` (all). A step out of bounds is clamped. */
export function hiddenAt(order: readonly number[], step: number): ReadonlySet<number> {
  const steps = stepsFor(order.length);
  const within = Math.min(steps, Math.max(0, Number.isFinite(step) ? Math.floor(step) : 0));
  return new Set(order.slice(0, Math.ceil((order.length * within) / steps)));
}

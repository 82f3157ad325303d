const UP_TO_19 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS_FROM_20 = 'twenty thirty forty fifty sixty seventy eighty ninety';

const WORDS: readonly (readonly [word: string, digits: string])[] = [
  ...UP_TO_19.split(' ').map((word, n) => [word, String(n)] as const),
  ...TENS_FROM_20.split(' ').map((word, n) => [word, String(20 + 10 * n)] as const),
];
const WORD_OF_DIGITS = new Map(WORDS.map(([word, digits]) => [digits, word]));
/** Number words of the English Bibles, older ones included. */
const DIGITS_OF_WORD = new Map([...WORDS, ['threescore', '60'], ['fourscore', '80']]);

/** The key of a folded word: a number word and its digits have the same one. */
export const numberKey = (plain: string): string => DIGITS_OF_WORD.get(plain) ?? plain;

/** How a number is said, as far as one word goes: `three` for `3`, `one` for `1260`; null for anything but digits. */
export function numberWord(key: string): string | null {
  if (!/^\d+$/.test(key)) return null;
  return WORD_OF_DIGITS.get(key) ?? WORD_OF_DIGITS.get(key.slice(0, 1)) ?? null;
}

/** These words multiply what is before them. */
const MULTIPLIERS = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['thousands', 1000],
]);
const FILLERS: ReadonlySet<string> = new Set(['a', 'an', 'and']);

/** The number that word keys say together, `an hundred forty and four thousand`; null if they do not say one. */
export function numberOf(keys: readonly string[]): number | null {
  let total = 0;
  let group = 0;
  let numerals = 0;
  for (const key of keys) {
    const times = MULTIPLIERS.get(key);
    if (times === 100) group = (group || 1) * 100;
    else if (times !== undefined) {
      total += (group || 1) * times;
      group = 0;
    } else if (/^\d{1,15}$/.test(key)) group += Number(key);
    else if (FILLERS.has(key)) continue;
    else return null;
    numerals += 1;
  }
  return numerals === 0 ? null : total + group;
}

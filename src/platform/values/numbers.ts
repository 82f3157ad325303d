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
const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['score', 20],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

const ORDINALS: ReadonlyMap<string, number> = new Map(
  Object.entries({ first: 1, second: 2, third: 3, fifth: 5, eighth: 8, ninth: 9, twelfth: 12 }),
);

/** The number that an ordinal's key stands for: `third`, `twentieth`, `3rd`; null for anything else. */
function ordinalOf(key: string): number | null {
  const digits = /^(\d+)(?:st|nd|rd|th)$/.exec(key)?.[1];
  if (digits !== undefined) return Number(digits);
  if (ORDINALS.has(key)) return ORDINALS.get(key) ?? null;
  if (!key.endsWith('th')) return null;
  const cardinal = key.endsWith('ieth') ? `${key.slice(0, -4)}y` : key.slice(0, -2);
  const value = DIGITS_OF_WORD.get(cardinal) ?? MULTIPLIERS.get(cardinal);
  return value === undefined ? null : Number(value);
}

/** A number said by several words. */
export interface SaidNumber {
  /** How many words say it. */
  length: number;
  /** The same for the same number: `21`, and `21st` for an ordinal. */
  value: string;
}

/** Whether a number below a hundred can follow what was said: twenty and one, one and twenty, threescore and ten. */
function canFollow(said: number, next: number, afterAnd: boolean): boolean {
  if (said === 0) return true;
  const below100 = said % 100;
  if (below100 === 0) return next < 100;
  if (below100 % 10 === 0 && below100 >= 20) return next < (below100 === 60 || below100 === 80 ? 20 : 10);
  return afterAnd && below100 < 10 && next >= 20 && next < 100 && next % 10 === 0;
}

/**
 * Every number that the words from a place on can be read as, the shortest first: `an hundred and thirty` is 100 and 130.
 * Reads the English of old Bibles, of today's, and digits.
 * @param keys of words, as `numberKey` makes them
 */
export function numbersAt(keys: readonly string[], start: number): SaidNumber[] {
  const found: SaidNumber[] = [];
  let thousands = 0;
  let lastGroup = Infinity;
  let said = 0;
  for (let at = start; at < keys.length; at += 1) {
    const afterAnd = at > start && keys[at] === 'and';
    if (afterAnd) at += 1;
    const hasArticle = keys[at] === 'a' || keys[at] === 'an';
    if (hasArticle) at += 1;
    const key = keys[at] ?? '';
    const times = MULTIPLIERS.get(key);
    const ordinal = ordinalOf(key);
    if (times !== undefined) {
      const isFirst = hasArticle || (at === start && times > 20);
      if (said === 0 ? !isFirst : hasArticle || afterAnd) break;
      if (times < 1000) {
        if (said > 99) break;
        said = (said || 1) * times;
      } else {
        const group = (said || 1) * times;
        if (group >= lastGroup) break;
        [thousands, lastGroup, said] = [thousands + group, group, 0];
      }
    } else {
      const next = ordinal ?? (/^\d{1,15}$/.test(key) ? Number(key) : null);
      if (next === null || hasArticle || next >= lastGroup || !canFollow(said, next, afterAnd)) break;
      said += next;
    }
    found.push({ length: at + 1 - start, value: `${thousands + said}${ordinal === null ? '' : 'th'}` });
    if (ordinal !== null) break;
  }
  return found;
}

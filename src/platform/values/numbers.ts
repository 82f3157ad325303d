const UP_TO_19 =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS_FROM_20 = 'twenty thirty forty fifty sixty seventy eighty ninety';

const WORDS: readonly (readonly [word: string, digits: string])[] = [
  ...UP_TO_19.split(' ').map((word, n) => [word, String(n)] as const),
  ...TENS_FROM_20.split(' ').map((word, n) => [word, String(20 + 10 * n)] as const),
];
const WORD_OF_DIGITS = new Map(WORDS.map(([word, digits]) => [digits, word]));
/** `twentyone`, as some people write it. */
const JOINED = WORDS.slice(20).flatMap(([tens, ten]) =>
  WORDS.slice(1, 10).map(([unit, one]) => [tens + unit, String(Number(ten) + Number(one))] as const),
);
/** The number words of the English Bibles, including old ones. */
const DIGITS_OF_WORD = new Map([...WORDS, ...JOINED, ['threescore', '60'], ['fourscore', '80']]);

/** The key of a normalized word: a number word and its digits have the same key. */
export const numberKey = (plain: string): string => DIGITS_OF_WORD.get(plain) ?? plain;

/**
 * The spoken word of a number, if it is a single one: `three` for `3`, `one` for `1260`; null for anything but digits.
 */
export function numberWord(key: string): string | null {
  if (!/^\d+$/.test(key)) return null;
  return WORD_OF_DIGITS.get(key) ?? WORD_OF_DIGITS.get(key.slice(0, 1)) ?? null;
}

/** Words that multiply the number before them. */
const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['score', 20],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

const ORDINALS: ReadonlyMap<string, number> = new Map(
  Object.entries({ first: 1, second: 2, third: 3, fifth: 5, eighth: 8, ninth: 9, twelfth: 12 }),
);

/** One word of a number. */
interface NumberPart {
  value: number;
  /** `th` for an ordinal, `fold` for `thirtyfold`. */
  ending: '' | 'th' | 'fold';
  /** Whether it multiplies the number before it. */
  multiplies: boolean;
}

/**
 * The part of a number that a key means: `three`, `hundred`, `twentieth`, `3rd`, `thirtyfold`; null for anything else.
 */
function partOf(key: string): NumberPart | null {
  const ending = /(?:th|\d(?:st|nd|rd))$/.test(key) ? 'th' : key.endsWith('fold') ? 'fold' : '';
  const first = ORDINALS.get(key);
  if (first !== undefined) return { value: first, ending: 'th', multiplies: false };
  if (ending === 'th' && key.endsWith('ieth')) return cardinalPart(`${key.slice(0, -4)}y`, ending);
  return cardinalPart(ending === '' ? key : key.slice(0, -ending.length), ending);
}

function cardinalPart(cardinal: string, ending: NumberPart['ending']): NumberPart | null {
  const times = MULTIPLIERS.get(cardinal);
  if (times !== undefined) return { value: times, ending, multiplies: true };
  const digits = numberKey(cardinal);
  return /^\d{1,15}$/.test(digits) ? { value: Number(digits), ending, multiplies: false } : null;
}

/** The `fold` of `thirty fold`, which adds nothing to the number. */
const FOLD: NumberPart = { value: 0, ending: 'fold', multiplies: false };

/** A number written in one or more words. */
export interface SaidNumber {
  /** How many words it takes. */
  length: number;
  /** The same text for the same number: `21`, `21th` for an ordinal, `21fold`. */
  value: string;
}

/** Whether a number below a hundred can follow another: twenty and one, one and twenty, threescore and ten. */
function canFollow(before: number, next: number, afterAnd: boolean): boolean {
  if (before === 0) return true;
  const below100 = before % 100;
  if (below100 === 0) return next < 100;
  if (below100 % 10 === 0 && below100 >= 20) return next < (below100 === 60 || below100 === 80 ? 20 : 10);
  return afterAnd && below100 < 10 && next >= 20 && next < 100 && next % 10 === 0;
}

/**
 * All numbers that the words from `start` on can be read as, the shortest first: `an hundred and thirty` is 100 and
 * 130. Reads old and modern English, and digits.
 * @param keys of words, as `numberKey` makes them
 */
export function numbersAt(keys: readonly string[], start: number): SaidNumber[] {
  const found: SaidNumber[] = [];
  let thousands = 0;
  let lastGroup = Infinity;
  let group = 0;
  let before: NumberPart | null = null;
  for (let at = start; at < keys.length; at += 1) {
    const afterAnd = at > start && keys[at] === 'and';
    if (afterAnd) at += 1;
    const hasArticle = keys[at] === 'a' || keys[at] === 'an';
    if (hasArticle) at += 1;
    const key = keys[at] ?? '';
    const part: NumberPart | null = before !== null && key === 'fold' ? FOLD : partOf(key);
    // In 'the six hundredth and first year' both parts are ordinals; nothing else may follow an ordinal.
    if (part === null || (before !== null && before.ending !== '' && part.ending !== 'th')) break;
    const { value, multiplies } = part;
    const follows: boolean = !afterAnd && !hasArticle && before !== null;
    if (part === FOLD) {
      if (!follows) break;
    } else if (!multiplies) {
      if (hasArticle || value >= lastGroup || !canFollow(group, value, afterAnd)) break;
      group += value;
    } else if (follows && group === 0 && before?.value === value && value >= 1000) {
      // 'A thousand thousand'.
      thousands += lastGroup * (value - 1);
      lastGroup *= value;
    } else {
      const isFirst = hasArticle || (at === start && value > 20);
      if (group === 0 ? !isFirst : !follows) break;
      const multiplied = (group || 1) * value;
      if (value < 1000 ? group > 99 : multiplied >= lastGroup) break;
      if (value < 1000) group = multiplied;
      else [thousands, lastGroup, group] = [thousands + multiplied, multiplied, 0];
    }
    found.push({ length: at + 1 - start, value: `${thousands + group}${part.ending}` });
    before = part;
    if (part.ending === 'fold') break;
  }
  return found;
}

/** A normalized text with digits for its cardinal numbers: `psalms forty six` as `psalms 46`. */
export function withDigits(text: string): string {
  const words = text.split(' ');
  const keys = words.map(numberKey);
  const read: string[] = [];
  for (let at = 0; at < words.length;) {
    const cardinal = numbersAt(keys, at).findLast(({ value }) => /^\d+$/.test(value));
    read.push(cardinal?.value ?? words[at] ?? '');
    at += cardinal?.length ?? 1;
  }
  return read.join(' ');
}

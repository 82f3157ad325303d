/** Number words of the English Bibles; the larger ones count what stands before them. */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  threescore: '60',
  seventy: '70',
  eighty: '80',
  fourscore: '80',
  ninety: '90',
};

const WORDS_BY_DIGITS = new Map(
  Object.entries(NUMBER_WORDS)
    .filter(([word]) => !word.endsWith('score'))
    .map(([word, digits]) => [digits, word]),
);

/** The key of a folded word: a number word and its digits have one. */
export const numberKey = (plain: string): string =>
  Object.hasOwn(NUMBER_WORDS, plain) ? (NUMBER_WORDS[plain] ?? plain) : plain;

/** How a number is said, as far as one word says it: `three` of `3`, `one` of `1260`; null where it is no number. */
export function numberWord(key: string): string | null {
  if (!/^\d+$/.test(key)) return null;
  return WORDS_BY_DIGITS.get(key) ?? WORDS_BY_DIGITS.get(key.slice(0, 1)) ?? null;
}

const MULTIPLIERS: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, thousands: 1000 };
const FILLERS: ReadonlySet<string> = new Set(['a', 'an', 'and']);

/** The number that word keys say together, `an hundred forty and four thousand`; null where they say none. */
export function numberOf(keys: readonly string[]): number | null {
  let total = 0;
  let group = 0;
  let numerals = 0;
  for (const key of keys) {
    const times = Object.hasOwn(MULTIPLIERS, key) ? MULTIPLIERS[key] : undefined;
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

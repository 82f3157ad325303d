/** Words in -est that are no verbs and no superlatives, and the verbs in -est itself. */
const KEEPS_EST =
  /(?:pri|gu|arr|forr?|harv|temp|hon|earn|inter|mod|mol|manif|requ|conqu|beh|dig|det|prot|inv|div|cont|att|sugg)est$/;
/** Forms that no rule reaches. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['does', 'do'],
  ['goes', 'go'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['evening', 'evening'],
  ['evenings', 'evening'],
]);

const CONSONANTS = '[^aeiou][^aeiouy]*';
const VOWELS = '[aeiouy][aeiou]*';
const HAS_VOWEL = new RegExp(`^(?:${CONSONANTS})?[aeiouy]`);
/** One syllable that ends like `hop` or `us`, and lost an e before its ending: `hoping`, `using`. */
const LACKS_E = new RegExp(`^(?:${CONSONANTS}[aeiouy][^aeiouwxy]|[aeiou][^aeiouy])$`);
const syllables = (word: string): number =>
  word.match(new RegExp(`${VOWELS}${CONSONANTS}`, 'g'))?.length ?? 0;

/** Without the -s of a plural or of a verb. */
function withoutS(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word;
}

/** Without the ending of a verb, as of `loved`, `loving`, `loveth`, `lovest` and `lovedst`. */
function withoutEnding(word: string): string {
  if (/^(?:agr|decr|fr)eed$/.test(word)) return word.slice(0, -1);
  if (/ee(?:th|st)$/.test(word)) return word.slice(0, -2);
  const [, base = ''] = /^(.+?)(?:ed|ing|eth|est|edst)$/.exec(word) ?? [];
  if (base.length < 2 || !HAS_VOWEL.test(base) || word.endsWith('eed') || KEEPS_EST.test(word)) return word;
  if (/^.i$|(?:at|bl|iz)$/.test(base) || LACKS_E.test(base)) return `${base}e`;
  return base.length > 3 && /([bdfgmnprt])\1$/.test(base) ? base.slice(0, -1) : base;
}

/**
 * What the forms of a word have in common: `love` for love, loves, loved, loving, lovest and loveth. The first and last steps of
 * Porter's stemmer, with the endings of older English. A word with any other ending (`lovely`, `lover`) is another word, and so is
 * an irregular form (`spake`).
 * @param word normalized as a verse is, without any character that is no letter
 */
export function wordStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const base = word.length <= 3 ? word : withoutEnding(withoutS(word));
  if (base.length <= 3) return base.replace(/^(.[^aeiou])y$/, '$1i');
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}i`;
  const count = syllables(base);
  if (base.endsWith('ll') && count > 1) return base.slice(0, -1);
  const bare = base.slice(0, -1);
  if (!base.endsWith('e') || bare.length < 3) return base;
  const before = syllables(bare);
  return before > 1 || (before === 1 && !LACKS_E.test(bare)) ? bare : base;
}

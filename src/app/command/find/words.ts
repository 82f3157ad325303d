/** The dots within initials: J.C. Ryle is also JC Ryle. */
const INITIALS = /(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/** A text to compare: in lowercase, without accents and apostrophes. */
export function indexToken(text: string): string {
  // Normalising is slow, and almost all text is plain ASCII.
  const plain = /[^ -~\s]/.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text;
  const lower = plain.toLowerCase().replace(/['’ʼ]/g, '');
  return lower.includes('.') ? lower.replace(INITIALS, '$1') : lower;
}

/** Letters, or numbers with what makes them a reference: `3:16`, `119:9-11`. */
const WORD = /\p{L}+|\d+(?:[:.]\d+(?:-\d+)?)?/gu;

/**
 * The words of a text. A reference counts by its chapter with its first verse, and by its chapter: `119:9-11` is `119:9` and
 * `119`. Its last verse is none, so that a number that is typed finds chapters and not digits within them.
 */
export function indexTokens(text: string): string[] {
  return (indexToken(text).match(WORD) ?? []).flatMap((word) => {
    const [chapter = '', verse] = word.split(/[:.-]/);
    return verse === undefined ? [word] : [`${chapter}:${verse}`, chapter];
  });
}

/** The words that somebody typed; a reference is one of them. */
export const typedWords = (typed: string): string[] => [
  ...new Set((indexToken(typed).match(WORD) ?? []).map((word) => word.replace('.', ':').replace(/-.*/, ''))),
];

/** Words that say little about what is looked for, and that almost every text has. */
const COMMON: ReadonlySet<string> = new Set(
  'a an and are as at be but by for from he her his i in is it my not of on or that the to was with'.split(
    ' ',
  ),
);

/** The words to look for: the common ones only where there are no others. */
export function significant(words: readonly string[]): readonly string[] {
  const rare = words.filter((word) => !COMMON.has(word));
  return rare.length > 0 ? rare : words;
}

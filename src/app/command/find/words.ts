/** The dots within initials: J.C. Ryle is also JC Ryle. */
const INITIALS = /(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/** A text normalized for the index: in lowercase, without accents and apostrophes. */
export function indexToken(text: string): string {
  // Unicode normalization is slow, and almost all text is plain ASCII.
  const plain = /[^ -~\s]/.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text;
  const lower = plain.toLowerCase().replace(/['’ʼ]/g, '');
  return lower.includes('.') ? lower.replace(INITIALS, '$1') : lower;
}

/** Letters, or numbers including the characters that make them a reference: `3:16`, `119:9-11`. */
const WORD = /\p{L}+|\d+(?:[:.]\d+(?:-\d+)?)?/gu;

/**
 * The words of a text. A reference gives its chapter with the first verse, and its chapter: `119:9-11` gives `119:9`
 * and `119`. Its last verse is left out, so that a typed number finds chapters and not digits inside references.
 */
export function indexTokens(text: string): string[] {
  return (indexToken(text).match(WORD) ?? []).flatMap((word) => {
    const [chapter = '', verse] = word.split(/[:.-]/);
    return verse === undefined ? [word] : [`${chapter}:${verse}`, chapter];
  });
}

/** The typed words; a reference counts as one word. */
export const typedWords = (typed: string): string[] => [
  ...new Set((indexToken(typed).match(WORD) ?? []).map((word) => word.replace('.', ':').replace(/-.*/, ''))),
];

/** Words that hardly narrow a search, because almost every text has them. */
const COMMON: ReadonlySet<string> = new Set(
  'a an and are as at be but by for from he her his i in is it my not of on or that the to was with'.split(
    ' ',
  ),
);

/** The words to search for: common ones only if there are no others. */
export function significant(words: readonly string[]): readonly string[] {
  const rare = words.filter((word) => !COMMON.has(word));
  return rare.length > 0 ? rare : words;
}

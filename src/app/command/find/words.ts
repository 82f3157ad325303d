/** The dots within initials: J.C. Ryle is also JC Ryle. */
const INITIALS = /(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/** Accents, and the skin tones of emoji. */
const MODIFIERS = String.raw`\p{M}\p{Emoji_Modifier}`;
const ALL_MODIFIERS = new RegExp(`[${MODIFIERS}]+`, 'gu');

/** A text normalized for the index: in lowercase, without accents and apostrophes. */
export function indexToken(text: string): string {
  // Unicode normalization is slow, and almost all text is plain ASCII.
  const plain = /[^ -~\s]/.test(text) ? text.normalize('NFKD').replace(ALL_MODIFIERS, '') : text;
  const lower = plain.toLowerCase().replace(/['’ʼ]/g, '');
  return lower.includes('.') ? lower.replace(INITIALS, '$1') : lower;
}

/** Letters of scripts that are written without spaces: nothing shows where their words end, so each is a word. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;

/** An emoji, also one of several that are joined, and a flag. */
const EMOJI = String.raw`\p{Extended_Pictographic}[${MODIFIERS}]*(?:\u200D\p{Extended_Pictographic}[${MODIFIERS}]*)*|\p{RI}{2}`;

/** A word of one character: a letter of a script without spaces, or an emoji. */
const CHARACTER = String.raw`[${UNSPACED}]\p{M}*|${EMOJI}`;

/** Words as they are written. */
const WRITTEN = new RegExp(String.raw`${CHARACTER}|(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}'’ʼ])+`, 'gu');

/** The words of a text as they are written, with their positions and as `indexToken` makes them. */
export const writtenWords = (text: string): { word: string; index: number; token: string }[] =>
  Array.from(text.matchAll(WRITTEN), ({ 0: word, index }) => ({ word, index, token: indexToken(word) }));

/** Words in a normalized text: `CHARACTER`, letters, or numbers including what makes them a reference: `3:16`, `119:9-11`. */
const WORD = new RegExp(String.raw`${CHARACTER}|(?:(?![${UNSPACED}])\p{L})+|\d+(?:[:.]\d+(?:-\d+)?)?`, 'gu');

const ONE_CHARACTER = new RegExp(`^(?:${CHARACTER})$`, 'u');

/** Whether a word is a letter of a script without spaces, or an emoji, and so whole. */
export const isCharacter = (word: string): boolean => ONE_CHARACTER.test(word);

const CHARACTERS = new RegExp(CHARACTER, 'gu');

/** A normalized text with spaces around its words of one character. */
export const spaced = (text: string): string => text.replaceAll(CHARACTERS, ' $& ');

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

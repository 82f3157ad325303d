import { numberKey } from '@/platform/values/numbers';

/** A word of a text. */
export interface RecallWord {
  /** The word as written. */
  text: string;
  /** For comparison: lowercase, without accents and apostrophes; a number word as its digits. Never empty. */
  key: string;
  /** The pause before the word: 0 within a clause, 1 after a clause, 2 after a sentence, 3 before a verse. */
  pause: number;
  /** The signs and white space between it and the next word. */
  after: string;
}

/** A word with its index, or (null) the text between two words. */
export interface TextPiece {
  text: string;
  word: number | null;
}

/** A text split into words; the pieces joined are the text. */
export interface RecallText {
  pieces: readonly TextPiece[];
  words: readonly RecallWord[];
}

/**
 * A word: a run of letters, marks and digits, with apostrophes and joiners inside; a number with thousands separators;
 * an ampersand; one character in a script written without spaces. A hyphen separates two words.
 */
const WORD =
  /(?=[\p{L}\p{N}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[&＆]|\p{Nd}+(?:[.,]\p{Nd}{3})+(?![\p{L}\p{M}\p{N}])|\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3})+(?![\p{L}\p{M}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’‘ʼ＇][\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*)*/gu;

/** Accents and vowel points that people leave out. In other scripts the marks are part of the spelling. */
const ACCENTS =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}*)\p{M}/gu;

/** Letters with a plain form that Unicode decomposition does not give. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '&': 'and',
};

/** A text in lowercase, without accents and without anything but letters and digits; an ampersand is `and`. */
export function normalizeWord(text: string): string {
  // A fast path for nearly every word of an English text.
  if (/^[a-z0-9]+$/i.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[æœøßłđðþıς&]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const keyOf = (text: string): string => {
  const plain = normalizeWord(text);
  return plain === '' ? text : numberKey(plain);
};

function pauseAfter(between: string): number {
  if (between.includes('\n')) return 3;
  return /[.!?]/.test(between) ? 2 : Number(/[,;:—]/.test(between));
}

/** Splits a text into its words and the text between them. */
export function cutIntoWords(text: string): RecallText {
  const pieces: TextPiece[] = [];
  const words: RecallWord[] = [];
  const matches = [...text.matchAll(WORD)];
  let at = 0;
  for (const [index, match] of matches.entries()) {
    const between = text.slice(at, match.index);
    if (between !== '') pieces.push({ text: between, word: null });
    pieces.push({ text: match[0], word: index });
    at = match.index + match[0].length;
    words.push({
      text: match[0],
      key: keyOf(match[0]),
      pause: index === 0 ? 3 : pauseAfter(between),
      after: text.slice(at, matches[index + 1]?.index),
    });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), word: null });
  return { pieces, words };
}

/** The words of a text. */
export const recallWords = (text: string): readonly RecallWord[] => cutIntoWords(text).words;

/** The beginning of a copied verse: `16For`, `v16`. */
const GLUED_NUMBER = /(?<=\p{N})(?=\p{Lu}\p{L})|(?<=(?<!\p{L})(?:[Vv]|[Vv]v|[Vv]s))(?=\p{N})/gu;

/** The words of an answer; the number of a verse is a word of its own. */
export const wordsOfAnswer = (answer: string): readonly RecallWord[] =>
  recallWords(answer.replace(GLUED_NUMBER, ' '));

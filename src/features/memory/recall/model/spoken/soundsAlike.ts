import { doubleMetaphone } from 'double-metaphone';

/** Too many words share a shorter code: Jonah and John have the same. */
const MIN_CODE = 3;
/** From this many consonants on, one of them may be misheard. */
const LONG_CODE = 4;
/** Shorter words sound like too many others. */
const MIN_LENGTH = 4;
/** From this many syllables on, one may be heard as two. */
const LONG_WORD = 3;

/** The syllables of a word, by its vowels; a single e at the end is silent. */
const syllables = (word: string): number =>
  word.replace(/(?<=[^aeiouy])e$/, '').match(/[aeiouy]+/g)?.length ?? 0;

function areSyllablesAlike(a: string, b: string): boolean {
  const [fewer, more] = [syllables(a), syllables(b)].toSorted((x, y) => x - y);
  if (fewer === undefined || more === undefined) return false;
  return fewer === more || (fewer >= LONG_WORD && more - fewer === 1);
}

/** The number of different characters in two texts of the same length; infinite for other lengths. */
const differences = (a: string, b: string): number =>
  a.length === b.length ? Array.from(a).filter((letter, at) => letter !== b[at]).length : Infinity;

/** Whether a text is another with one letter more, less or changed. */
function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === long.length) return differences(a, b) <= 1;
  return Array.from(long).some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}

/** The keys to find words that may sound like this one: its codes, and for a long word also those with any one consonant. */
export function soundKeys(word: string): readonly string[] {
  const codes = new Set(doubleMetaphone(word));
  return [...codes].flatMap((code) =>
    code.length < LONG_CODE
      ? [code]
      : Array.from(code, (_, at) => `${code.slice(0, at)}?${code.slice(at + 1)}`),
  );
}

/**
 * Whether a name may have been heard as these letters, both in lowercase: the consonants sound the same (double metaphone), and the number
 * of syllables is equal. In a long name one consonant may differ, because recognisers do not know Nebuchadnezzar.
 */
export function soundsAlike(name: string, heard: string): boolean {
  if (name.length < MIN_LENGTH || heard === '' || !areSyllablesAlike(name, heard)) return false;
  const codes = doubleMetaphone(heard);
  return doubleMetaphone(name).some((code) =>
    codes.some((other) => {
      if (code !== other) return code.length >= LONG_CODE && differences(code, other) === 1;
      return code.length >= MIN_CODE || isOneLetterOff(name, heard);
    }),
  );
}

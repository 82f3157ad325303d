import { BOOK_KEYS, bookKey } from '@/bible/bookNames';
import type { Book } from '@/bible/books';

/** Two swapped letters are the commonest typing error, and count less than a wrong letter. */
const SWAP = 0.8;

/** How many letters are wrong, missing or extra between two words; two swapped letters count once. */
function misspellings(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + SWAP : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

const digitOf = (key: string) => /^\d?/.exec(key)?.[0] ?? '';

/** Shorter names are too similar to be guessed. */
const MIN_LENGTH = 4;
/**
 * Up to this length the first letter must be right: `dark` is not Mark. Before a number it may be missing: `salm 91`.
 */
const SHORT = 5;
/** From this length the beginning of a name is enough, if a number follows: `phillip 4`. */
const MIN_BEGINNING = 6;

/**
 * The book that a misspelt name most likely means: `jhon`, `phillipians`; undefined if none is similar enough.
 * @param isSure whether something else, such as a number after it, shows that it is a book: then more letters may be
 * wrong
 */
export function misspeltBook(name: string, isSure: boolean): Book | undefined {
  const typed = bookKey(name.normalize('NFKD').replace(/\p{M}+/gu, ''));
  const { length } = typed.replace(/\d/g, '');
  if (length < MIN_LENGTH) return undefined;
  const allowed = isSure ? (length < SHORT ? 1 : length < 8 ? 2 : 3) : length < 8 ? 1 : 2;
  let best: { book: Book; wrong: number } | undefined;
  const take = (key: string, book: Book, most: number) => {
    const wrong = misspellings(typed, key);
    if (wrong <= most && wrong < (best?.wrong ?? Infinity)) best = { book, wrong };
  };
  for (const [key, book] of BOOK_KEYS) {
    if (key.length < MIN_LENGTH || digitOf(key) !== digitOf(typed)) continue;
    const isFirstMissing = isSure && key.length > typed.length;
    if (length <= SHORT && !isFirstMissing && !key.startsWith(typed.charAt(0))) continue;
    if (Math.abs(key.length - typed.length) <= allowed) take(key, book, allowed);
    else if (isSure && length >= MIN_BEGINNING && key.length > typed.length)
      for (const end of [-1, 0]) take(key.slice(0, typed.length + end), book, 1);
  }
  return best?.book;
}

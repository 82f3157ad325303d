import * as v from 'valibot';
import { BOOKS, type BookName } from '../books';
import { bookName, translationCode } from '../text/names';
import type { OnDevice } from '../text/onDevice';
import type { TranslationCode } from '../translations';

/** Why a download ended before its end. */
const PROBLEMS = ['noText', 'full', 'noStorage', 'refused'] as const;
export type Problem = (typeof PROBLEMS)[number];

const storedBook = v.object({ run: v.number(), bytes: v.number() });

/** A translation that is kept on this device or being downloaded, as it is stored beside its books. */
export const keptTranslation = v.object({
  translation: translationCode,
  /** Counts the downloads: a book of an earlier one is to be replaced. */
  run: v.number(),
  isDownloading: v.boolean(),
  /** When the last download ended, epoch milliseconds; null before the first has. */
  keptAt: v.nullable(v.number()),
  books: v.record(bookName, storedBook),
  /** The books that could not be had in this download. */
  gaps: v.array(bookName),
  /** Why the last download ended early; during another attempt still that of the one before. */
  problem: v.nullable(v.picklist(PROBLEMS)),
});
export type KeptTranslation = Readonly<v.InferOutput<typeof keptTranslation>>;

/** Every translation that has any text has this book; whether one has text shows with the first call. */
const FIRST_BOOK: BookName = 'john';
const ORDER: readonly BookName[] = [
  FIRST_BOOK,
  ...BOOKS.map((book) => book.bookName).filter((name) => name !== FIRST_BOOK),
];

/** A download begins: of all books, replacing those there. */
export const begun = (
  translation: TranslationCode,
  before: KeptTranslation | undefined,
): KeptTranslation => ({
  translation,
  run: (before?.run ?? 0) + 1,
  isDownloading: true,
  keptAt: before?.keptAt ?? null,
  books: before?.books ?? {},
  gaps: [],
  problem: before && booksHere(before) > 0 ? before.problem : null,
});

/**
 * The download of the books that could not be had goes on. If there are none, its problem is that of a refresh which could not begin,
 * and now does.
 * @param problem as shown, because a full device may have had no room to store it
 */
export function resumed(kept: KeptTranslation, problem: Problem | null): KeptTranslation {
  const going = { ...kept, isDownloading: true, gaps: [], problem: kept.problem ?? problem };
  const isToBegin = going.problem !== null && booksLeft(going).length === 0;
  return isToBegin ? begun(kept.translation, going) : going;
}

export const withBook = (kept: KeptTranslation, name: BookName, bytes: number): KeptTranslation => ({
  ...kept,
  books: { ...kept.books, [name]: { run: kept.run, bytes } },
  gaps: kept.gaps.filter((gap) => gap !== name),
});

export const withGap = (kept: KeptTranslation, name: BookName): KeptTranslation => ({
  ...kept,
  gaps: [...kept.gaps.filter((gap) => gap !== name), name],
});

/** The download has ended: with every book, but for the gaps, or by a problem. */
export const ended = (
  kept: KeptTranslation,
  keptAt: number | null,
  problem: Problem | null,
): KeptTranslation => ({ ...kept, isDownloading: false, keptAt, problem });

/** The books that this download has not had an answer about, in the order to ask for them. */
export const booksLeft = ({ books, run, gaps }: KeptTranslation): readonly BookName[] =>
  ORDER.filter((name) => books[name]?.run !== run && !gaps.includes(name));

/** How many books this download has. */
export const booksDone = ({ books, run }: KeptTranslation): number =>
  Object.values(books).filter((book) => book.run === run).length;

/** How many books are on this device, perhaps some of them from an earlier download. */
export const booksHere = ({ books }: KeptTranslation): number => Object.keys(books).length;

/** Whether every book is on this device, perhaps some of them from an earlier download. */
export const isWhole = ({ books }: KeptTranslation): boolean =>
  BOOKS.every((book) => books[book.bookName] !== undefined);

/** What a page must know of all translations before it loads any of this code. */
export const onDeviceOf = (all: readonly KeptTranslation[]): OnDevice =>
  Object.fromEntries(
    all
      .filter((kept) => kept.isDownloading || booksHere(kept) > 0)
      .map((kept) => [kept.translation, { isWhole: isWhole(kept), isDownloading: kept.isDownloading }]),
  );

/** The books that are not on this device. */
export const missingBooks = ({ books }: KeptTranslation): readonly BookName[] =>
  BOOKS.map((book) => book.bookName).filter((name) => books[name] === undefined);

/** Its size on this device, in bytes. */
export const bytesOf = ({ books }: KeptTranslation): number =>
  Object.values(books).reduce((sum, { bytes }) => sum + bytes, 0);

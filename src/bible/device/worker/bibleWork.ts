import { transfer } from 'comlink';
import { BOOKS, type BookName } from '../../books';
import type { TranslationCode } from '../../translations';
import { readBooks } from '../bibleStorage';
import { readBookAnswer, type BookAnswer } from '../bookAnswer';
import type { FoundVerses } from '../search/foundVerses';
import { searchableBible, type SearchableBible } from '../search/searchableBible';
import { collected, versesWith, type BibleQuery } from '../search/searchBible';
import { versesWithForms, type WordForm } from '../search/wordStudy';

/** The verses that have a word in any of its forms. */
export interface StudiedWord {
  found: FoundVerses;
  forms: readonly WordForm[];
}

/** The long work on whole Bibles, which a worker does where the browser has one. */
export interface BibleWork {
  /** Reads and packs the server's answer to the request for a whole book. */
  readBook: (answer: Blob, translation: TranslationCode, bookName: BookName) => Promise<BookAnswer>;
  /** Reads a translation from the database, so that the first search need not. */
  open: (translation: TranslationCode) => Promise<void>;
  /** The verses of a translation with a phrase; null if not all of its books can be read. */
  search: (translation: TranslationCode, query: BibleQuery) => Promise<FoundVerses | null>;
  /** The same for one word in all of its forms. */
  study: (translation: TranslationCode, query: BibleQuery) => Promise<StudiedWord | null>;
  /** A translation has changed. */
  forget: (translation: TranslationCode) => Promise<void>;
}

export function createBibleWork(): BibleWork {
  const opened = new Map<TranslationCode, Promise<SearchableBible | null>>();

  async function read(translation: TranslationCode): Promise<SearchableBible | null> {
    const rows = await readBooks(translation);
    return rows.length === BOOKS.length ? searchableBible(rows) : null;
  }

  function bibleOf(translation: TranslationCode): Promise<SearchableBible | null> {
    const bible = opened.get(translation) ?? read(translation);
    opened.set(translation, bible);
    void bible.then((whole) => whole ?? opened.delete(translation));
    return bible;
  }

  const handedOver = <T>(value: T, { verseKeys, counts, parts }: FoundVerses): T =>
    transfer(value, [verseKeys.buffer, counts.buffer, parts.buffer]);

  return {
    readBook: async (answer, translation, bookName) => {
      const book = readBookAnswer(await answer.text(), translation, bookName);
      return book.kind === 'book' ? transfer(book, [book.book.text.buffer, book.book.parts.buffer]) : book;
    },
    open: async (translation) => void (await bibleOf(translation)),
    search: async (translation, query) => {
      const bible = await bibleOf(translation);
      if (!bible) return null;
      const found = collected(translation, bible, versesWith(bible, query));
      return handedOver(found, found);
    },
    study: async (translation, query) => {
      const bible = await bibleOf(translation);
      if (!bible) return null;
      const { verses, forms } = versesWithForms(bible, query);
      const found = collected(translation, bible, verses);
      return handedOver({ found, forms }, found);
    },
    forget: (translation) => {
      opened.delete(translation);
      return Promise.resolve();
    },
  };
}

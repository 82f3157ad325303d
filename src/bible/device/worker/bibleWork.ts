import { transfer } from 'comlink';
import type { BookName } from '../../books';
import type { TranslationCode } from '../../translations';
import { readBookAnswer, type BookAnswer } from '../bookAnswer';

/** The long work on whole Bibles, which a worker does where the browser has one. */
export interface BibleWork {
  /** Reads and packs the server's answer to the request for a whole book. */
  readBook: (answer: Blob, translation: TranslationCode, bookName: BookName) => Promise<BookAnswer>;
}

export const createBibleWork = (): BibleWork => ({
  readBook: async (answer, translation, bookName) => {
    const read = readBookAnswer(await answer.text(), translation, bookName);
    return read.kind === 'book' ? transfer(read, [read.book.text.buffer, read.book.parts.buffer]) : read;
  },
});

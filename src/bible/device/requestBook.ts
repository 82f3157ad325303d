import { ApiError, isUnreachable } from '@/data/client/ApiError';
import type { Call } from '@/data/client/call';
import { shaped } from '@/data/decode/decoder';
import type { BookName } from '../books';
import { chapterRange } from '../chapters';
import { passageTextParams } from '../text/passageTextParams';
import { passageText } from '../text/verses';
import type { TranslationCode } from '../translations';
import { unpackBook, type PackedBook } from './packedBook';
import { inWorker } from './worker/inWorker';

/** The result of a request for a book. `refused`: nobody gets an answer there. */
export type BookOutcome =
  | { kind: 'book'; book: PackedBook; short: readonly number[] }
  | { kind: 'empty' | 'failed' | 'unreachable' | 'refused' };

const REFUSALS: readonly (number | undefined)[] = [401, 403, 404];

/** Asks the server for a whole book: `*` stands for any text. Throws only that it was aborted. */
export async function requestBook(
  call: Call,
  translation: TranslationCode,
  bookName: BookName,
): Promise<BookOutcome> {
  try {
    const answer = await call.postForBlob('bible_search', {
      user: call.user,
      book: bookName,
      translations: [translation],
      testament: 'both',
      searchPhrase: '*',
    });
    const read = await inWorker((work) => work.readBook(answer, translation, bookName));
    return read.kind === 'malformed' ? { kind: 'failed' } : read;
  } catch (error) {
    call.signal?.throwIfAborted();
    if (isUnreachable(error)) return { kind: 'unreachable' };
    const status = error instanceof ApiError ? error.failure.status : undefined;
    return { kind: REFUSALS.includes(status) ? 'refused' : 'failed' };
  }
}

/** Whether the server has no more verses in these chapters of a book than are in it. */
export async function isAllThereIs(
  call: Call,
  translation: TranslationCode,
  bookName: BookName,
  { book, short }: { book: PackedBook; short: readonly number[] },
): Promise<boolean> {
  const chapters = unpackBook(book);
  for (const chapter of short) {
    const ref = { translation, ...chapterRange(translation, { bookName, chapter }) };
    try {
      const verses = await call.get(
        'get_passage_text',
        passageTextParams(call.user, ref),
        shaped(passageText),
      );
      if ((verses?.length ?? 0) > (chapters.get(chapter)?.length ?? 0)) return false;
    } catch {
      call.signal?.throwIfAborted();
      return false;
    }
  }
  return true;
}

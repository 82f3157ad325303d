import { changeKept } from '@/bible/device/bibleStorage';
import { begun, booksLeft, ended, withBook } from '@/bible/device/keptTranslation';
import { readBookAnswer } from '@/bible/device/bookAnswer';
import { rememberOnDevice } from '@/bible/text/onDevice';
import type { BookName } from '@/bible/books';
import type { TranslationCode } from '@/bible/translations';
import { testClient } from '@test/api/testClient';

const server = testClient();

/** A book as the mock API's server has it, packed. */
async function bookOfServer(translation: TranslationCode, book: BookName) {
  const question = { user: 'demo', book, translations: [translation], testament: 'both', searchPhrase: '*' };
  const answer = readBookAnswer((await server.post('bible_search', question)).text, translation, book);
  if (answer.kind !== 'book') throw new Error(`The server has no ${book}`);
  return answer.book;
}

/**
 * Puts a translation on the device, as if it had been downloaded. The books in `real` have their text, the others none, because a
 * test needs few and a whole Bible takes seconds; those in `missing` are not there, and their download is under way.
 */
export async function putOnDevice(
  translation: TranslationCode,
  { real = [], missing = [] }: { real?: readonly BookName[]; missing?: readonly BookName[] } = {},
): Promise<void> {
  const none = { text: new Uint8Array(), parts: new Uint16Array() };
  let kept = begun(translation, undefined);
  for (const bookName of booksLeft(kept)) {
    if (missing.includes(bookName)) continue;
    const book = real.includes(bookName) ? await bookOfServer(translation, bookName) : none;
    kept = withBook(kept, bookName, book.text.byteLength + book.parts.byteLength);
    const isLast = booksLeft(kept).length === missing.length;
    const after = isLast && missing.length === 0 ? ended(kept, Date.UTC(2026, 10, 20, 12), null) : kept;
    await changeKept(translation, () => after, { translation, bookName, ...book });
  }
  rememberOnDevice({ [translation]: { isWhole: missing.length === 0, isDownloading: missing.length > 0 } });
}

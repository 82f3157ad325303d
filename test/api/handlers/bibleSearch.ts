import * as v from 'valibot';
import type { PassageJson } from '../../../src/bible/text/passageRows';
import { searchBible, SEARCH_GROUPS, type FoundVerse } from '../searchBible';
import { jsonAnswer, memoryExhausted } from './answers';
import { userEndpoint } from './endpoint';
import { book, filledText, translation } from './inputs';
import { unsetPassage } from './passageJson';

const input = v.object({
  book: v.union([v.literal('All'), book]),
  translations: v.array(translation),
  testament: v.picklist(SEARCH_GROUPS),
  searchPhrase: filledText,
});

/** PHP builds its answer in memory, 128 MB by default, which is too little for very common words in many translations. */
const MAX_ROWS = 250_000;

/** Every verse with the phrase, one per row, in one part, because the search does not know red letters. */
export const bibleSearch = userEndpoint({
  name: 'bible_search',
  method: 'POST',
  input,
  invalid: [],
  reply: (found: readonly FoundVerse[]) =>
    found.length > MAX_ROWS ? memoryExhausted() : jsonAnswer(found.map(rowOf)),
  answer: ({ book: bookName, translations, testament, searchPhrase }): FoundVerse[] =>
    searchBible({ bookName, translations, group: testament, phrase: searchPhrase }),
});

function rowOf({ translation: code, bookId, bookName, chapter, verseNumber, text }: FoundVerse): PassageJson {
  const part = { verseNumber, versePartId: 1, verseText: text, wordsOfChrist: false };
  return {
    ...unsetPassage(),
    bookId,
    bookName,
    translationId: code,
    translationName: code,
    chapter,
    startVerse: verseNumber,
    endVerse: verseNumber,
    verses: [{ passageId: -1, verseParts: [part] }],
  };
}

import * as v from 'valibot';
import type { PassageJson } from '../../../src/bible/text/passageRows';
import { redLetterParts } from '../redLetters';
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

/** Every verse with the phrase, one per row, in the parts of `get_passage_text`; the phrase `*` finds all of a book. */
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
  const parts = redLetterParts(bookName, chapter, verseNumber, text);
  return {
    ...unsetPassage(),
    bookId,
    bookName,
    translationId: code,
    translationName: code,
    chapter,
    startVerse: verseNumber,
    endVerse: verseNumber,
    verses: [
      {
        passageId: -1,
        verseParts: parts.map((part, index) => ({ verseNumber, versePartId: index + 1, ...part })),
      },
    ],
  };
}

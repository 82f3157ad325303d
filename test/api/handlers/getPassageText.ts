import * as v from 'valibot';
import type { PassageJson } from '../../../src/bible/text/passageRows';
import { versesInRange } from '../bibleText';
import { userEndpoint } from './endpoint';
import { book, translation, wholeNumber } from './inputs';
import { unsetPassage } from './passageJson';
import { bookOf } from '../../../src/bible/books';

/** The existing verses of a range, or null if there is none. */
export const getPassageText = userEndpoint({
  name: 'get_passage_text',
  method: 'GET',
  input: v.object({ translation, book, chapter: wholeNumber, start: wholeNumber, end: wholeNumber }),
  invalid: null,
  answer: (input): PassageJson | null => {
    const { chapter, start, end } = input;
    const verses = versesInRange(input.translation, input.book, chapter, start, end);
    if (verses === null) return null;
    return {
      ...unsetPassage(),
      bookId: bookOf(input.book).bookId,
      chapter,
      startVerse: start,
      endVerse: end,
      verses: verses.map(({ parts }) => ({ passageId: null, verseParts: [...parts] })),
    };
  },
});

import { bookByName } from '../../../src/bible/books';
import type { PassageJson } from '../../../src/bible/text/passageRows';

/** A passage without values, as PHP's constructor creates it. */
export function unsetPassage(): PassageJson {
  return {
    passageId: -1,
    bookId: null,
    bookName: null,
    translationId: null,
    translationName: null,
    chapter: null,
    startVerse: null,
    endVerse: null,
    verseText: null,
    explanation: null,
    frequencyDays: -1,
    last_viewed_str: 'N/A',
    last_viewed_num: -1,
    passageRefAppendLetter: null,
    verses: [],
    topics: [],
  };
}

/** The number of a stored book; one that is none of the Bible has a number of its own. */
export const bookIdOf = (name: string): number => bookByName(name)?.bookId ?? 99;

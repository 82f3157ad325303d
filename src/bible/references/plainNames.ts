import { bookByKey, bookKey } from '../bookNames';

/*
 * The numbers of books as the library understands them: it also reads `Genesis 1. John 1:1`, and a line that ends in 1 before
 * one that begins with John, as 1 John.
 */

/** Between a number and a name that are not one book together: the library reads no reference across it. */
const BARRIER = '|';

/** Only John is a book with a number and without one. */
const NUMBER_BEFORE_JOHN =
  /(?<![\p{L}\p{N}])(?:[1-3](?:st|nd|rd)?|I{1,3}|first|second|third)([^\S\r\n]*[.\r\n][\s.]*)(?=(?:john|joh|jhn|jn)(?!\p{L}))/giu;

/** After one of these a number begins a reference, also at the end of a line: `(see 1` before `John 4:8`. */
const LEADS = /(?:[([]|(?<!\p{L})(?:in|see|cf\.?|from)\s+)$/iu;
/** Before a number that is a chapter or a verse: `Genesis 1`, `11:1-3`, `verse 1`. */
const BEFORE_CHAPTER = /(?:\d[:.-]|(?<!\p{L})(?:verses?|vv?|chapters?|ch)\.?\s+)$/iu;
const CAPITAL_WORD = /(?<!\p{L})(\p{Lu}\p{L}*)\.?\s+$/u;
/** Far enough back for the longest of these. */
const BEFORE = 40;

function isOfTextBefore(before: string, gap: string): boolean {
  const breaks = gap.match(/\r\n|\r|\n/g)?.length ?? 0;
  if (breaks > 0) return breaks > 1 || !LEADS.test(before);
  const [, word = ''] = CAPITAL_WORD.exec(before) ?? [];
  return BEFORE_CHAPTER.test(before) || bookByKey(bookKey(word)) !== undefined;
}

/**
 * A text in which the library reads the names of books as they are meant, and of the same length, so that every position remains.
 * A number that belongs to the text before it is no part of the name after it.
 */
export const plainNames = (text: string): string =>
  text.replace(NUMBER_BEFORE_JOHN, (all: string, gap: string, at: number) =>
    isOfTextBefore(text.slice(Math.max(0, at - BEFORE), at), gap)
      ? all.slice(0, -gap.length) + BARRIER + gap.slice(1)
      : all,
  );

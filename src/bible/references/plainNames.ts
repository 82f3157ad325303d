import { bookByKey, bookKey } from '../bookNames';

/*
 * The names of books as the library reads them. It does not know titles that are written out, `First Letter of John`, in which it
 * finds another book; and it takes a number for the name's that completes the reference before it, `Genesis 1. John 1:1`.
 */

const NUMBER = String.raw`(?<![\p{L}\p{N}])(?:[1-3](?:st|nd|rd)?|I{1,3}|first|second|third)`;
const SAINT = String.raw`(?:(?:saint|st\.?)\s+)?`;

/** A number or name, and the words of its title that the library does not know: `First Letter of`, `Revelation of John`. */
const TITLES = [
  String.raw`${NUMBER}\s+((?:book|letter|epistle)(?:\s+general)?(?:\s+(?:of|from|by)\s+${SAINT}paul(?:\s+the\s+apostle)?)?\s+(?:of|to|from)\s+(?:the\s+)?${SAINT})(?=\p{L})`,
  String.raw`(?<!\p{L})(?:revelations?|apocalypse)\s+((?:of|to)\s+(?:${SAINT}john(?:\s+the\s+(?:divine|apostle|theologian))?|jesus\s+christ))(?!\p{L})`,
].map((title) => new RegExp(title, 'giu'));

/** Writings that are not in the Bible, with the name of a book in theirs. */
const OTHER_WRITINGS =
  /(?<!\p{L})(?:(?:letter|epistle)\s+of\s+jeremiah|(?:gospel|acts|apocalypse)\s+of\s+peter|acts\s+of\s+john|testament\s+of\s+job|ascension\s+of\s+isaiah)(?!\p{L})/giu;

/** Only John is a book with a number and without one. */
const NUMBER_BEFORE_JOHN = new RegExp(
  String.raw`${NUMBER}([^\S\r\n]*[.\r\n][\s.]*)(?=(?:john|joh|jhn|jn)(?!\p{L}))`,
  'giu',
);
/** The library reads no reference across it. */
export const BARRIER = '|';

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
 * A text in which the library reads the names of books as they are meant, and of the same length, so that every position remains:
 * the other words of a title are spaces, the name of a writing that is not in the Bible is none of a book, and a number that belongs
 * to the text before it is no part of the name after it.
 */
export function plainNames(written: string): string {
  let text = written.replace(OTHER_WRITINGS, (name) => 'x'.repeat(name.length));
  for (const title of TITLES)
    text = text.replace(
      title,
      (all: string, words: string) => all.slice(0, -words.length) + ' '.repeat(words.length),
    );
  return text.replace(NUMBER_BEFORE_JOHN, (all: string, gap: string, at: number) =>
    isOfTextBefore(text.slice(Math.max(0, at - BEFORE), at), gap)
      ? all.slice(0, -gap.length) + BARRIER + gap.slice(1)
      : all,
  );
}

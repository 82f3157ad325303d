import { isAfter, isInBible, spansIn, type Span } from './spans';

/*
 * `3,16` is a verse in most of Europe, and two chapters elsewhere. Which verses the Bible has decides: `Gal 5, 22` and `Joh 3,16` are
 * verses, `Ps 1,23` are two chapters, and so is `Matt 5,6,7`, a list. With a space, `Matt 5, 6` may be either.
 */

const COMMA = /^,( ?)\d{1,3}(?!\d)/;
const LIST = /^, ?\d+ ?, ?\d/;

/** A book's name with its references: from one name to the next. */
export interface CommaRun {
  spans: readonly Span[];
  /** Its other reading, with verses after its commas. */
  otherwise: readonly Span[] | null;
}

interface Part {
  start: number;
  end: number;
  spans: readonly Span[];
}

function partsOf(text: string, spans: readonly Span[]): Part[] {
  const parts: { start: number; spans: Span[] }[] = [];
  for (const span of spans) {
    const last = parts.at(-1);
    if (last && !span.namesBook) last.spans.push(span);
    else parts.push({ start: span.start, spans: [span] });
  }
  return parts.map((part, index) => ({ ...part, end: parts[index + 1]?.start ?? text.length }));
}

const isOneChapter = ({ from, to }: Span): boolean => from.verse === 0 && to === from;

function readCommas(text: string, { start, end, spans }: Part): CommaRun {
  const [first, second] = spans;
  const after = text.slice(first?.end, end);
  const comma = COMMA.exec(after);
  // A person who writes colons does not use commas in their place.
  const isList = LIST.test(after) || /\d:\d/.test(after);
  if (!first || !comma || !isOneChapter(first) || isList) return { spans, otherwise: null };
  const verses = spansIn(text.slice(start, end), true).map((span) => ({
    ...span,
    start: span.start + start,
    end: span.end + start,
  }));
  const [verse] = verses;
  if (!verse || verse.from.verse === 0 || !isInBible(verse)) return { spans, otherwise: null };
  const areChapters = second && isInBible(first) && isInBible(second) && isAfter(second.from, first.from);
  return comma[1] === ' ' && areChapters === true
    ? { spans, otherwise: verses }
    : { spans: verses, otherwise: null };
}

/** The references in a short text, by the books that are named. */
export const runsIn = (text: string): CommaRun[] =>
  partsOf(text, spansIn(text)).map((part) => readCommas(text, part));

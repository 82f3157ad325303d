import { formatChapter } from './reference';
import { runsIn, type CommaRun } from './commas';
import type { Piece } from './pieces';
import { endsWell, isCommonWord, isMeant } from './prose';
import { cannotRead, doubtful, nameOfSpan, notThere } from './reasons';
import { dashBetween, isAfter, isInBible, spansIn, withoutLongRanges, type Point, type Span } from './spans';

/** A reference that is written in a text, and why it cannot be read if it cannot. */
export interface Checked extends Span {
  reason: string | null;
}

/** Whether a range or a verse was begun, and something else follows: `16-15`, `3:-16`. */
const isBackwards = (gap: string): boolean => /[-:]/.test(gap);
/** Whether a number belongs to the one before it, so that neither means anything without the other: `3:16,99`. */
const isGlued = (gap: string): boolean => /^[,-]$/.test(gap);

/** Whether a number alone may be another verse of the chapter before, and a chapter: `John 3:16; 17`. */
export function verseDoubt(span: Span, before: Point): string | null {
  const { chapter } = span.from;
  const verse = { ...before, verse: chapter };
  const isVerse =
    before.verse > 0 && isAfter(verse, before) && isInBible({ ...span, from: verse, to: verse });
  if (span.from.verse > 0 || span.to !== span.from || !isVerse) return null;
  return doubtful(`${chapter}`, [`verse ${chapter}`, `chapter ${chapter}`]);
}

/** Why a reference can be read in several ways; null for most. */
function doubtOf(text: string, span: Span, before: Span | undefined): string | null {
  const { start, end, from, to, others } = span;
  const written = text.slice(start, end);
  const { chapter, book } = from;
  if (others.length > 0) {
    const more = others.map((point) =>
      nameOfSpan({ ...span, from: point, to: to === from ? point : { ...to, book: point.book } }),
    );
    return doubtful(written, [nameOfSpan(span), ...more]);
  }
  if (dashBetween(text, span) >= 0) {
    const [first, last] = [from, to].map((point) => nameOfSpan({ ...span, from: point, to: point }));
    return doubtful(written, [`${first} to ${last}`, `${first}, ${last}`]);
  }
  if (isCommonWord(text, span))
    return doubtful(written, [formatChapter({ bookName: book.bookName, chapter }), 'a word']);
  const isNext = before && !span.namesBook && text.slice(before.end, start).includes(';');
  return isNext ? verseDoubt(span, before.to) : null;
}

/** The reference as far as it ends well, in a text of other words; undefined where nothing of it does. */
function endingWell(text: string, runStart: number, written: Span): Span | undefined {
  let span = written;
  while (!(isInBible(span) && endsWell(text, span))) {
    const cut: number = text.slice(0, span.end).search(/\d+\D*$/);
    const shorter: Span | undefined =
      cut <= span.start ? undefined : spansIn(text.slice(runStart, cut)).at(-1);
    if (shorter === undefined || shorter.start + runStart !== written.start) return undefined;
    span = { ...shorter, start: written.start, end: shorter.end + runStart };
  }
  return span;
}

/** Commas that may be read in two ways; null for most. */
function commaDoubt(text: string, { spans, otherwise }: CommaRun): Checked | null {
  const [first] = spans;
  const last = spans.at(-1);
  if (!otherwise || !first || !last) return null;
  const readings = [otherwise, spans].map((each) => each.map(nameOfSpan).join(', '));
  return { ...first, end: last.end, reason: doubtful(text.slice(first.start, last.end), readings) };
}

/** The references of one book that are meant among other words, as far as they go. */
function checkedInProse(text: string, run: CommaRun, expected: boolean): Checked[] {
  const checked: Checked[] = [];
  const [first] = run.spans;
  const doubt = expected ? commaDoubt(text, run) : null;
  if (doubt) return isMeant(text, doubt) && endsWell(text, doubt) ? [doubt] : [];
  for (const written of run.spans) {
    const before = checked.at(-1);
    const isWhole = endsWell(text, written);
    const span = expected && isWhole ? written : endingWell(text, first?.start ?? 0, written);
    if (!span || (span.namesBook && !isMeant(text, span))) break;
    if (!isInBible(span)) {
      checked.push({ ...span, reason: notThere(span, text.slice(span.start, span.end)) });
      break;
    }
    const gap = text.slice(before?.end, span.start);
    if (before && (!isAfter(span.from, before.to) || (!span.namesBook && isBackwards(gap)))) break;
    checked.push({ ...span, reason: doubtOf(text, span, before) });
    if (span.end !== written.end) break;
  }
  return checked;
}

/** A chapter with what may be its verses, and chapters as well: `Ps 51 (10-12)`, `John 3;16`; null for anything else. */
function verseOrChapter(text: string, before: Checked, span: Span): Checked | null {
  const gap = text.slice(before.end, span.start);
  const areChapters =
    !span.namesBook && span.from.verse === 0 && before.to === before.from && before.to.verse === 0;
  const { chapter } = span.from;
  const isVerse = isInBible({
    ...span,
    from: { ...before.from, verse: chapter },
    to: { ...before.from, verse: chapter },
  });
  if (!areChapters || !(gap.includes('(') || (gap === ';' && isVerse))) return null;
  const written = `${text.slice(before.start, span.end)}${gap.includes('(') ? ')' : ''}`;
  return {
    ...before,
    end: span.end,
    reason: doubtful(written, [`verses of ${nameOfSpan(before)}`, 'chapters']),
  };
}

/** Whether only space or a bracket is before numbers that follow a verse: they may mean anything, as in a table. */
const isLoose = (before: Span, span: Span, gap: string, written: string): boolean =>
  !span.namesBook && before.to.verse > 0 && /^[\s(*]+$/.test(gap) && /^[\d\s-]+$/.test(written);

/** The references of one book where there is nothing else: each, or why not. */
function checkedInList(text: string, run: CommaRun): Checked[] {
  const doubt = commaDoubt(text, run);
  if (doubt) return [doubt];
  const checked: Checked[] = [];
  for (const span of run.spans) {
    const before = checked.at(-1);
    const gap = text.slice(before?.end, span.start);
    const written = text.slice(span.start, span.end);
    const doubtfulVerses = before && verseOrChapter(text, before, span);
    if (doubtfulVerses) {
      checked[checked.length - 1] = doubtfulVerses;
      continue;
    }
    const isOne = before && !span.namesBook && (isBackwards(gap) || (isGlued(gap) && !isInBible(span)));
    if (isOne) {
      const whole = {
        ...before,
        end: span.end,
        fault: isBackwards(gap) ? ('unclear' as const) : ('end' as const),
      };
      checked[checked.length - 1] = { ...whole, reason: notThere(whole, text.slice(before.start, span.end)) };
    } else if (before && isLoose(before, span, gap, written)) {
      checked.push({ ...span, reason: cannotRead(written) });
    } else {
      const reason = isInBible(span) ? doubtOf(text, span, before) : notThere(span, written);
      checked.push({ ...span, reason });
    }
  }
  return checked;
}

/** Words between and before references, which say nothing else. */
const LITTLE_WORDS =
  /(?<!\p{L})(?:and|or|also|cf|see|read|compare|with|plus|the|(?:book|gospel|letter|epistle)(?:\s+(?:of|to|according to))?|of|ff?)(?!\p{L})/giu;

/** The parts of a text that are no reference, and say something. */
export function wordsBeside(text: string, used: readonly Piece[]): Piece[] {
  let from = 0;
  const gaps: Piece[] = [];
  for (const { start, end } of [...used, { start: text.length, end: text.length }]) {
    if (start > from) gaps.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  return gaps.filter(({ start, end }) =>
    /[\p{L}0-9]/u.test(text.slice(start, end).replace(LITTLE_WORDS, '')),
  );
}

/** Where a range goes on to the end of its chapter: `23:1-end`. */
const TO_END = /\s*(?:-|to|through)\s*(?:the\s+)?end(?:\s+of\s+(?:the\s+)?chapter)?(?![\p{L}\p{N}])/iuy;

/** Verses that are named before their chapter: `verse 16 of John 3`. */
const VERSE_OF =
  /(?<!\p{L})(?:verses?|vv?\.?)\s*(\d{1,3})(?:\s*(?:-|to|and)\s*(\d{1,3}))?\s+(?:of|in|from)\s+$/iu;
const BEFORE = 40;

/** A reference with the words before and after it. */
export function withWords(text: string, span: Span): Span {
  TO_END.lastIndex = span.end;
  const toEnd = span.to.verse > 0 ? TO_END.exec(text) : null;
  if (toEnd) return { ...span, end: span.end + toEnd[0].length, toEnd: true };
  const ofChapter = span.from.verse === 0 && span.to === span.from && span.namesBook;
  const before = ofChapter ? VERSE_OF.exec(text.slice(Math.max(0, span.start - BEFORE), span.start)) : null;
  if (!before) return span;
  const [all, first, last = first] = before;
  const [from, to] = [first, last].map((verse) => ({ ...span.from, verse: Number(verse) }));
  return from && to && !isAfter(from, to) ? { ...span, start: span.start - all.length, from, to } : span;
}

/**
 * The references of a short text, in order.
 * @param expected whether references are expected: then a text that has nothing else needs no capital letters, and what cannot be
 * read is among them with its reason; otherwise a range over whole books is read as two references
 */
export function checkedIn(written: string, expected: boolean): Checked[] {
  const text = expected ? written : withoutLongRanges(written);
  const runs = runsIn(text).map((run) => ({ ...run, spans: run.spans.map((span) => withWords(text, span)) }));
  const isList =
    expected &&
    wordsBeside(
      text,
      runs.flatMap(({ spans }) => spans),
    ).length === 0;
  return runs.flatMap((run) => (isList ? checkedInList(text, run) : checkedInProse(text, run, expected)));
}

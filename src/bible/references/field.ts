import { wordsBeside, withWords } from './checked';
import { runsIn } from './commas';
import { firstOf, type First } from './fieldFirst';
import { attemptsAt, type NameMatch } from './fieldNames';
import { mergeAdjacent, type LocatedReference } from './mergeAdjacent';
import { lineNumbers } from './lineNumbers';
import { urlsIn, masked, type Piece } from './pieces';
import { plainNames } from './plainNames';
import { simplified, type PlainText } from './plainText';
import { rangesOf } from './ranges';
import { NOT_A_REFERENCE, notThere, unknownBook, withoutPunctuation } from './reasons';
import { isInBible, withoutLongRanges, type Span } from './spans';
import { translationsOf, translationsOfLine, type LineTranslations } from './translated';
import { unknownName } from './translationsIn';
import type { ReadContext, ParsedText, Unparsed } from './types';

/** Longer than any reference, so that a long text pasted by mistake is refused without being read. */
const MAX_LENGTH = 200;

/** The typed text, and the rest of it without translations, URLs and the number of a line. */
interface Typed {
  typed: string;
  plain: PlainText;
  named: LineTranslations;
  body: string;
}

function typedIn(typed: string): Typed {
  const plain = simplified(typed.length > MAX_LENGTH ? '' : typed.replace(/\s/g, ' '));
  const numbers = lineNumbers([plain.text])[0] ?? [];
  const rest = plainNames(masked(plain.text, [...urlsIn(plain.text), ...numbers]));
  const named = translationsOfLine(rest);
  const names = [...(named.leading ? [named.leading] : []), ...named.groups.flat()];
  return { typed, plain, named, body: masked(rest, names).replaceAll('_', ' ') };
}

function unparsedAt({ typed, plain }: Typed, piece: Piece, reason: string, kind: Unparsed['kind']): Unparsed {
  const { start, end } = plain.writtenRange(piece.start, piece.end);
  return { start, end, line: 1, text: withoutPunctuation(typed.slice(start, end)), reason, kind };
}

/**
 * The references of an attempt: commas are before verses where they can be; a range over whole books is two references; a number that
 * ends a range before it begins is none.
 */
const spansOf = (text: string): Span[] =>
  runsIn(withoutLongRanges(text))
    .flatMap(({ spans, otherwise }) => (otherwise ?? spans).map((span) => withWords(text, span)))
    .filter(
      ({ namesBook, start }, index, all) =>
        namesBook || !/^\s*-\s*$/.test(text.slice(all[index - 1]?.end ?? start, start)),
    );

/** The position of a part of an attempt in the typed text. */
function typedPiece({ start, end }: Piece, { shift }: NameMatch, body: string): Piece {
  const begin = Math.max(0, body.search(/[\p{L}\d]/u));
  return {
    start: start === 0 ? begin : Math.max(0, start - shift),
    end: Math.min(body.length, Math.max(0, end - shift)),
  };
}

/** The translation that each reference of an attempt names; null for none. */
function translationsFor({ plain, named, body }: Typed, attempt: NameMatch, spans: readonly Span[]) {
  const typed = spans.map((span) => ({ ...typedPiece(span, attempt, body), namesBook: span.namesBook }));
  return translationsOf(plain.text, typed, named).map(
    (names) => names.find(({ code }) => code !== undefined)?.code ?? null,
  );
}

/** An attempt that opens something: its references, and the text beside them. */
function readingOf(
  what: Typed,
  attempt: NameMatch,
  { first, others }: { first: First; others: readonly Span[] },
  { translation }: ReadContext,
): ParsedText {
  const { plain, named, body } = what;
  const spans = [first.span, ...others];
  const codes = translationsFor(what, attempt, spans);
  const placed: LocatedReference[] = [];
  const unparsed: Unparsed[] = [];
  for (const [index, span] of spans.entries()) {
    const code = codes[index] ?? null;
    const bounds = code ?? translation;
    const piece = typedPiece(span, attempt, body);
    const [range, ...more] = isInBible(span, bounds) ? rangesOf(span, bounds) : [];
    const noVerse = index === 0 ? first.noVerse : undefined;
    if (range) {
      const written = { ...plain.writtenRange(piece.start, piece.end), line: 1 };
      const reference = {
        ...written,
        ranges: [range, ...more] as const,
        translation: code,
        letter: span.letter,
      };
      placed.push({ span, reference: noVerse === undefined ? reference : { ...reference, noVerse } });
    } else {
      const reason = notThere(span, attempt.text.slice(span.start, span.end), bounds);
      unparsed.push(unparsedAt(what, piece, reason, 'reference'));
    }
  }
  const used = attempt.book ? [{ start: 0, end: first.span.end }, ...others] : spans;
  const names = [...(named.leading ? [named.leading] : []), ...named.groups.flat()];
  return {
    references: mergeAdjacent(attempt.text, placed),
    unparsed: [
      ...unparsed,
      ...wordsBeside(attempt.text, used).map((piece) =>
        unparsedAt(what, typedPiece(piece, attempt, body), NOT_A_REFERENCE, 'words'),
      ),
      ...names
        .filter(({ code }) => code === undefined)
        .map((name) => unparsedAt(what, name, unknownName(name.name), 'reference')),
    ],
  };
}

/**
 * Reads the text typed into a field: its first reference, whose chapter or verse may be missing, the references after it, and any
 * other words. If there is none, `unread` says why.
 */
export function parseField(typed: string, context: ReadContext): ParsedText {
  const what = typedIn(typed);
  let refused: string | undefined;
  for (const attempt of attemptsAt(what.body, context.openChapter)) {
    const spans = spansOf(attempt.text);
    const [span, ...others] = spans;
    const [code] = translationsFor(what, attempt, spans);
    const first = firstOf(attempt, span, code ?? context.translation);
    if (typeof first !== 'string') return readingOf(what, attempt, { first, others }, context);
    if (attempt.book) refused ??= first;
  }
  const whole = { start: 0, end: what.body.length };
  return { references: [], unparsed: [unparsedAt(what, whole, refused ?? unknownBook(typed), 'reference')] };
}

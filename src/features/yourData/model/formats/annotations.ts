import { groupBy } from '@/platform/values/groupBy';
import { pluralize, isBlank } from '@/platform/values/text';
import type { Row } from '../row';
import type { Step } from '../source';

/** A highlight or note of a reader, with its position in a book. */
export interface Annotation {
  kind: 'highlight' | 'note';
  /** Its position in the file: 'line 3'. */
  location: string;
  /** The book, with its author. */
  source: string;
  /** Pages or locations, from the first to the last; null if the file gives no number. */
  at: readonly [from: number, to: number] | null;
  text: string;
}

/** A quote with its source, formatted like the app's own quotes: the text, then the author. */
export const withSource = (text: string, source: string): string =>
  isBlank(source) ? text.trim() : `${text.trim()}\n(${source.trim()})`;

/** 'page 11' or 'Loc. 161-62', of which the last number is 162. The last numbers of a text count. */
export function positionIn(text: string): Annotation['at'] {
  const [from, to = from] = [...text.matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/gu)].at(-1)?.slice(1) ?? [];
  if (from === undefined || to === undefined) return null;
  // Only the digits that differ are written.
  const whole = to.length < from.length ? from.slice(0, from.length - to.length) + to : to;
  return [Number(from), Number(whole)];
}

const sameSpaces = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Without the shorter copies of a highlight at the same location: one that was extended is listed twice. */
function withoutBeginnings(highlights: readonly Annotation[]): Annotation[] {
  const alike = groupBy(highlights.map((each) => [`${each.at?.[0]} ${each.source}`, each] as const));
  return highlights.filter(({ at, source, text }) => {
    const own = sameSpaces(text);
    const others = at === null ? [] : (alike.get(`${at[0]} ${source}`) ?? []);
    return !others.some((other) => {
      const theirs = sameSpaces(other.text);
      return theirs.length > own.length && theirs.startsWith(own);
    });
  });
}

/** The highlight that a note is about: one around its position, of these the nearest, there and then in the file. */
function highlightOf(
  note: Annotation,
  highlights: readonly Annotation[],
  indexOf: ReadonlyMap<Annotation, number>,
): Annotation | undefined {
  const [, at] = note.at ?? [];
  if (at === undefined) return undefined;
  const own = indexOf.get(note) ?? 0;
  const around = highlights.flatMap((highlight) => {
    const [from, to] = highlight.at ?? [Infinity, -Infinity];
    const index = indexOf.get(highlight) ?? 0;
    // Of two equally near in the file, the one before.
    const inFile = Math.abs(index - own) + (index > own ? 0.5 : 0);
    return from <= at && at <= to ? [{ highlight, inBook: to - at, inFile }] : [];
  });
  return around.toSorted((a, b) => a.inBook - b.inBook || a.inFile - b.inFile)[0]?.highlight;
}

const noted = (text: string): string => `Note: ${text.trim()}`;

/**
 * Highlights as quotes, each with its notes below; a note without a highlight becomes a quote without an author.
 * @returns also a message about all of them
 */
export async function quotesOf(
  annotations: readonly Annotation[],
  step: Step,
): Promise<{ rows: Row[]; messages: string[] }> {
  const indexOf = new Map(annotations.map((each, index) => [each, index]));
  const all = annotations.filter(({ kind }) => kind === 'highlight');
  const highlights = withoutBeginnings(all);
  const inBook = groupBy(highlights.map((each) => [each.source, each] as const));
  const notesOn = new Map<Annotation, string[]>();
  for (const note of annotations.filter(({ kind }) => kind === 'note')) {
    await step();
    const highlight = highlightOf(note, inBook.get(note.source) ?? [], indexOf);
    const about = highlight ?? note;
    notesOn.set(about, [...(notesOn.get(about) ?? []), noted(note.text)]);
  }
  const included = new Set<Annotation>([...highlights, ...notesOn.keys()]);
  const rows = annotations
    .filter((each) => included.has(each))
    .map((each): Row => {
      const below = notesOn.get(each) ?? [];
      const parts =
        each.kind === 'highlight'
          ? [withSource(each.text, each.source), ...below]
          : [`${below.join('\n\n')}\nOn ${each.source}`];
      return { location: each.location, item: { kind: 'quote', text: parts.join('\n\n'), topics: [] } };
    });
  const left = all.length - highlights.length;
  const message =
    left === 1
      ? '1 highlight is the beginning of a longer one at the same place, which is kept.'
      : `${left} highlights are the beginnings of longer ones at the same places, which are kept.`;
  return { rows, messages: left === 0 ? [] : [message] };
}

/** The message about bookmarks without words. */
export const withoutWords = (bookmarks: number): string[] =>
  bookmarks === 0
    ? []
    : [
        `${pluralize(bookmarks, 'bookmark')} ${bookmarks === 1 ? 'has' : 'have'} no words and cannot be a quote.`,
      ];

import type { ChapterRef, VerseSpan } from '../passage';
import type { TranslationCode } from '../translations';
import type { Range } from './ranges';
import type { ParsedText } from './readReferences';
import { NOT_A_REFERENCE } from './reasons';
import { formatChapter, formatReference } from './reference';

/** The chapter that a reading opens. */
export interface Opening extends ChapterRef {
  translation: TranslationCode;
  /** The verses to mark; null for the chapter as a whole. */
  verses: VerseSpan | null;
  /** The typed end of the range that is no verse: '99'. */
  noVerse: string | undefined;
  /** The ignored rest, in words after 'Opens' or 'Opened'; null where there is none. */
  onlyPart: string | null;
}

/** `John 3:16`, or `John 3`. */
const formatRange = (range: Range): string =>
  'startVerse' in range ? formatReference(range) : formatChapter(range);

/** The opened part of a reading, its first range, and the rest; null where nothing can be opened. */
export function openingOf(
  { references, unparsed }: ParsedText,
  translation: TranslationCode,
): Opening | null {
  const [first, ...more] = references;
  if (!first) return null;
  const [range, ...rest] = first.ranges;
  const left = [
    ...[...rest, ...more.flatMap(({ ranges }) => ranges)].map(formatRange),
    ...unparsed.map(({ text, reason }) =>
      reason === NOT_A_REFERENCE ? `“${text}”` : `“${text}” (${reason})`,
    ),
  ];
  return {
    bookName: range.bookName,
    chapter: range.chapter,
    translation: first.translation ?? translation,
    verses: 'startVerse' in range ? { startVerse: range.startVerse, endVerse: range.endVerse } : null,
    noVerse: first.noVerse,
    onlyPart: left.length === 0 ? null : `${formatRange(range)}; left out: ${left.join(', ')}`,
  };
}

import type { ReferenceCommand, Verb } from '../find/referenceCommand';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { VerseRange } from '@/bible/passage';
import { bookOf } from '@/bible/books';
import { formatChapter, formatReference, versesKey } from '@/bible/references/reference';
import { pluralize } from '@/platform/values/text';
import { translationOf } from '@/bible/translations';
import { comparePath } from '@/routes/comparePath';
import { readerPath } from '@/routes/paths';
import { practise, share } from './commandsOf';
import type { Command, CommandAction, ReadIn } from './commandTypes';

/** How many verses two ranges share. */
const sharedVerses = (a: VerseRange, b: VerseRange): number =>
  a.bookName === b.bookName && a.chapter === b.chapter
    ? Math.max(0, Math.min(a.endVerse, b.endVerse) - Math.max(a.startVerse, b.startVerse) + 1)
    : 0;

/** The rows that overlap a range: identical ones first, then by the number of shared verses. */
export function overlapping<Row extends VerseRange>(range: VerseRange, rows: readonly Row[]): Row[] {
  const lengthOf = ({ startVerse, endVerse }: VerseRange) => endVerse - startVerse;
  return rows
    .map((row) => ({ row, shared: sharedVerses(range, row) }))
    .filter(({ shared }) => shared > 0)
    .sort(
      (a, b) =>
        b.shared - a.shared || lengthOf(a.row) - lengthOf(b.row) || a.row.startVerse - b.row.startVerse,
    )
    .map(({ row }) => row);
}

/** The name of a reference: `John 3`, `John 3:16`. */
export const nameOf = ({ range, isChapter }: ReferenceCommand): string =>
  isChapter ? formatChapter(range) : formatReference(range);

/** The typed reference as one row with all its actions: the typed verb first, otherwise reading it. */
export function referenceRow(
  command: ReferenceCommand,
  passages: readonly MemoryPassage[],
  { translation, second }: ReadIn,
): Command {
  const { range, isChapter, translations, verb, reason } = command;
  const code = translations[0] ?? translation;
  const [passage] = overlapping(range, passages);
  const { startVerse, endVerse } = range;
  const beside = second === code ? null : second;
  const read = isChapter
    ? readerPath(code, range, undefined, undefined, beside)
    : readerPath(code, range, startVerse, endVerse, beside);
  const actions: Readonly<Record<Verb, CommandAction | null>> = {
    read: { label: 'Read', target: { to: read } },
    practise: passage ? practise(passage.passageId) : null,
    compare: { label: 'Compare', target: { to: comparePath(range, isChapter ? null : range, translations) } },
    copy: { label: 'Copy', target: { copyVerses: range, translation: () => code } },
    share: share(range, () => code),
  };
  const verbs: readonly Verb[] = ['read', 'practise', 'compare', 'copy', 'share'];
  const [first = actions.read, ...others] = [...new Set([...(verb ? [verb] : []), ...verbs])]
    .map((each) => actions[each])
    .filter((action) => action !== null);
  const name = nameOf(command);
  return {
    id: name,
    label: `${name} · ${translationOf(code).shortName}`,
    verses: versesKey(range),
    ...(reason !== null && { hint: reason }),
    actions: [first ?? { label: 'Read', target: { to: read } }, ...others],
  };
}

/** All memory passages of a book as one row to practise; null if there are none. */
export function practiseBookRow(
  { range }: ReferenceCommand,
  passages: readonly MemoryPassage[],
): Command | null {
  const inBook = passages
    .filter(({ bookName }) => bookName === range.bookName)
    .sort((a, b) => a.chapter - b.chapter || a.startVerse - b.startVerse);
  const [first] = inBook;
  if (!first) return null;
  const { longName } = bookOf(range.bookName);
  return {
    id: `practise ${range.bookName}`,
    label: `${longName} · ${pluralize(inBook.length, 'passage')}`,
    actions: [
      practise(
        first.passageId,
        inBook.map(({ passageId }) => passageId),
      ),
    ],
  };
}

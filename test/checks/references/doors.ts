import type { ReferenceCase } from '@test/cases/references/referenceCase';
import { parseReferenceCommand } from '@/app/command/find/referenceCommand';
import { openingOf, type Opening } from '@/bible/references/opening';
import { readReferences } from '@/bible/references/readReferences';
import { chapterRange } from '@/bible/chapters';
import { readAnki } from '@/features/yourData/model/formats/anki';
import { csvRows } from '@/features/yourData/model/formats/csvImport';
import { pastedRows } from '@/features/yourData/model/pastedRows';
import type { Row } from '@/features/yourData/model/row';
import { shareTarget } from '@/features/yourData/model/shared';
import { textSource } from '@/features/yourData/model/source';
import { openingTyped } from '@/features/reading/typedUrl';
import { FALLBACK, versesOf, versesOfPassage, versesOfRange } from './verses';

/** One of the ways into the app, as far as references come by it. */
interface Door {
  name: string;
  /** The verses that it reads from a text, and the reasons for those it refuses; null if no such text can be entered there. */
  read: (written: string) => Promise<Taken | null> | Taken | null;
  /** Whether it offers the nearest for what cannot be read, so that only what can be is compared. */
  guesses?: true;
  /** The verses that it is to take, by the case's one answer. */
  expected: (one: ReferenceCase) => readonly string[];
}

export interface Taken {
  verses: readonly string[];
  reasons: readonly string[];
}

const step = () => Promise.resolve();
const nothing: Taken = { verses: [], reasons: [] };

function takenRows(rows: readonly Row[]): Taken {
  return {
    verses: rows.flatMap((row) =>
      'item' in row && row.item.kind === 'passage' ? versesOfPassage(row.item.ref) : [],
    ),
    reasons: rows.flatMap((row) => ('reason' in row ? row.reason : [])),
  };
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const takenOpening = (opening: Opening | null): Taken => {
  if (!opening) return nothing;
  const { translation, verses } = opening;
  const range = verses ? { ...opening, ...verses } : chapterRange(translation, opening);
  return {
    verses: versesOfRange(range, translation),
    reasons: opening.onlyPart === null ? [] : [opening.onlyPart],
  };
};

/** A field of one line takes no text of several. */
const oneLine = (written: string, read: () => Taken): Taken | null =>
  written.includes('\n') ? null : read();

const all = ({ verses }: ReferenceCase) => verses.flatMap(versesOf);
/** A row of a table and a note hold one passage, which is in one chapter. */
const only = ({ verses, refused = [] }: ReferenceCase) => {
  const isRefused = refused.some((reason) => reason !== 'Not a reference');
  return verses.length === 1 && !isRefused ? verses.flatMap(versesOf) : [];
};
/** A field opens the first reference; for a text that a list refuses, `opens` of the case says which. */
const first = ({ verses: [one = ''], opens = one }: ReferenceCase) => (opens === '' ? [] : versesOf(opens));

export const DOORS: readonly Door[] = [
  {
    name: 'paste',
    read: async (written) =>
      takenRows((await pastedRows(written, { as: 'passage', translation: FALLBACK }, step)).rows),
    expected: all,
  },
  {
    name: 'CSV',
    read: async (written) => {
      const source = await textSource(new Blob([`Reference\n${quoted(written)}\n`]));
      const table = { source, columns: ['Reference'], named: true, isReadwise: false, isOwn: false };
      return takenRows((await csvRows(table, 'passage', { reference: 0 }, FALLBACK, step)).rows);
    },
    expected: only,
  },
  {
    name: 'Anki',
    read: async (written) => {
      const source = await textSource(new Blob([`#separator:tab\n${quoted(written)}\tSome words\n`]));
      return written.length > 60 ? null : takenRows((await readAnki(source, FALLBACK, step)).rows);
    },
    expected: only,
  },
  {
    name: 'Go To',
    read: (written) =>
      oneLine(written, () =>
        takenOpening(openingOf(readReferences(written, { as: 'field', translation: FALLBACK }), FALLBACK)),
      ),
    expected: first,
  },
  {
    name: 'share',
    read: (written) => {
      if (written.length > 40) return null;
      const target = shareTarget({ text: written }, FALLBACK);
      return target.kind === 'passage' ? takenOpening(target.opening) : nothing;
    },
    // A text with several references, or with other words, is kept as a quote.
    expected: (one) =>
      one.refused || (one.verses.length > 1 && !one.isOne) ? [] : versesOf(one.verses[0] ?? ''),
  },
  {
    name: 'link',
    read: (written) => {
      const text = written.includes('\n') ? `He said it:\n${written}\n` : `He said it (${written}).`;
      const { references } = readReferences(text, { as: 'text' });
      const verses = references.flatMap(({ ranges, translation }) =>
        ranges.flatMap((range) => versesOfRange(range, translation ?? FALLBACK)),
      );
      return { verses, reasons: [] };
    },
    expected: (one) => (one.prose ?? one.verses).flatMap(versesOf),
  },
  {
    name: 'command',
    guesses: true,
    read: (written) =>
      oneLine(written, () => {
        const command = parseReferenceCommand(written, FALLBACK);
        if (!command) return nothing;
        return { verses: versesOfRange(command.range, command.translations[0] ?? FALLBACK), reasons: [] };
      }),
    expected: first,
  },
  {
    name: 'URL',
    read: (written) => oneLine(written, () => takenOpening(openingTyped({ book: written }, FALLBACK))),
    expected: first,
  },
];

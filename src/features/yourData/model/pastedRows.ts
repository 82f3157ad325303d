import type { PassageRef } from '@/bible/passage';
import { passageOf } from '@/bible/references/ranges';
import { readReferencesInSteps } from '@/bible/references/readReferences';
import type { TranslationCode } from '@/bible/translations';
import { newPassage, type Item } from './item';
import { lineOf, invalidRow, type ParsedFile, type Row } from './row';
import type { Step } from './source';

/** Pasted references, each as a row; other text is reported with its line. */
export async function pastedRows(
  text: string,
  { as, translation }: { as: 'passage' | 'nugget'; translation: TranslationCode },
  step: Step,
): Promise<ParsedFile> {
  const toItem = (ref: PassageRef): Item =>
    as === 'passage' ? newPassage(ref) : { kind: 'nugget', ref, topics: [] };
  const { references, unparsed } = await readReferencesInSteps(text, { as: 'list', translation }, step);
  const rows = [
    ...references.flatMap(({ start, line, ranges, translation: named }) =>
      ranges.map((range) => ({
        start,
        row: { location: lineOf(line), item: toItem(passageOf(range, named ?? translation)) },
      })),
    ),
    ...unparsed.map(({ start, line, kind, reason, text: its }) => ({
      start,
      row: { ...invalidRow(lineOf(line), reason, its), ...(kind === 'words' && { isBeside: true as const }) },
    })),
  ];
  return {
    what: 'References',
    rows: rows.toSorted((a, b) => a.start - b.start).map(({ row }): Row => row),
    messages: [],
  };
}

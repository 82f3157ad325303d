import type { PassageRef } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { displayBookName } from '@/bible/references/reference';
import { newPassage, type Item } from './item';
import { readReferences } from './references';
import { lineOf, invalidRow, type ParsedFile, type Row } from './row';
import type { Step } from './source';

/** A segment without a book of its own continues the one before: `Rom 8:28; 12:1`. */
const WITHOUT_BOOK = /^\d{1,3}\s*(?:[:.]|,\d|$)[\d\s:.,–-]*/;

/** References as people paste them: one a line, or several with semicolons between them. */
export async function pastedReferences(
  text: string,
  { as, translation }: { as: 'passage' | 'nugget'; translation: TranslationCode },
  step: Step,
): Promise<ParsedFile> {
  const toItem = (ref: PassageRef): Item =>
    as === 'passage' ? newPassage(ref) : { kind: 'nugget', ref, topics: [] };
  const rows: Row[] = [];
  let book = '';
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    for (const segment of line.split(/[;；]/).map((each) => each.trim())) {
      if (segment === '') continue;
      await step();
      const location = lineOf(index + 1);
      const read = readReferences(
        book !== '' && WITHOUT_BOOK.test(segment) ? `${book} ${segment}` : segment,
        translation,
      );
      if (!read.ok) {
        rows.push(invalidRow(location, read.reason, segment));
        continue;
      }
      for (const { ref } of read.references) {
        book = displayBookName(ref.bookName);
        rows.push({ location, item: toItem(ref) });
      }
    }
  }
  return { what: 'References', rows, notes: [] };
}

import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { REPORTED } from '@test/cases/references/reported';
import type { ReferenceCase } from '@test/cases/references/referenceCase';
import { UNCLEAR } from '@test/cases/references/unclear';
import { WRITTEN } from '@test/cases/references/written';
import { BOOKS } from '@/bible/books';
import { isTranslationCode } from '@/bible/translations';
import { translationNamed } from '@/bible/references/translationsIn';
import { DOORS } from './doors';
import { asSet, FALLBACK, versesOf, versesOfRange } from './verses';

/* `npm run references`: what each way into the app takes from each reference, and what the library alone would take. */

const alone = new bcv_parser(english);
alone.set_options({ osis_compaction_strategy: 'bcv' });
const NAMES = alone.translation_info('default').books;

/** The verses that the library takes by itself, as it is delivered. */
function byLibrary(written: string): string[] {
  alone.parse(written);
  return alone.osis_and_translations().flatMap(([osis, names]) =>
    osis.split(',').flatMap((part) => {
      const [from, to = from] = part.split('-').map((end) => end.split('.'));
      const code = translationNamed(names.split(',')[0] ?? '') ?? FALLBACK;
      const first = BOOKS[NAMES.indexOf(from?.[0] ?? '')];
      if (!first || !isTranslationCode(code)) return [];
      const [chapter, last] = [Number(from?.[1]), Number(to?.[1])];
      return Array.from({ length: last - chapter + 1 }, (_, index) => chapter + index).flatMap((each) => {
        const whole = versesOfRange({ bookName: first.bookName, chapter: each }, code);
        const start = each === chapter ? Number(from?.[2]) : 1;
        const end = each === last ? Number(to?.[2]) : whole.length;
        return versesOfRange(
          { bookName: first.bookName, chapter: each, startVerse: start, endVerse: end },
          code,
        );
      });
    }),
  );
}

const WIDTH = 9;
const cell = (text: string, width = WIDTH) => text.padEnd(width);
const shown = (written: string) => written.replaceAll('\n', ' / ').replaceAll('\t', ' ').slice(0, 44);

async function rowOf(one: ReferenceCase): Promise<{ cells: string[]; line: string }> {
  const marks: string[] = [];
  for (const { read, expected, guesses } of DOORS) {
    const taken = guesses && one.refused ? null : await read(one.written);
    const isRight = taken !== null && asSet(taken.verses) === asSet(expected(one));
    marks.push(taken === null ? '·' : isRight ? 'yes' : 'NO');
  }
  const right = asSet(byLibrary(one.written)) === asSet(one.verses.flatMap(versesOf));
  const cells = [...marks, right ? 'yes' : 'NO'];
  const meant = [...one.verses, ...(one.refused ?? []).map((reason) => `(${reason})`)].join(', ');
  return {
    cells,
    line: `${cell(shown(one.written), 46)}${cells.map((mark) => cell(mark)).join('')}${meant}`,
  };
}

const COLUMNS = [...DOORS.map(({ name }) => name), 'library'];
for (const [title, cases] of [
  ['Reported', REPORTED],
  ['Written', WRITTEN],
  ['Not to be read, or not all', UNCLEAR],
] as const) {
  console.log(
    `\n${cell(`${title} (${cases.length})`, 46)}${COLUMNS.map((name) => cell(name)).join('')}meant`,
  );
  const rows = await Promise.all(cases.map(rowOf));
  for (const { line } of rows) console.log(line);
  const counts = COLUMNS.map((_, column) => {
    const marks = rows.map(({ cells }) => cells[column]).filter((mark) => mark !== '·');
    return cell(`${marks.filter((mark) => mark === 'yes').length}/${marks.length}`);
  });
  console.log(`${cell('right', 46)}${counts.join('').trimEnd()}`);
}

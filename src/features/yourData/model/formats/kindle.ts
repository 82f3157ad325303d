import { lineOf, invalidRow, type ParsedFile, type Row } from '../row';
import { readLines, type TextSource, type Step } from '../source';
import { positionIn, quotesOf, withoutWords, type Annotation } from './annotations';
import { tableRows } from './csv';

const SEPARATOR = /^={8,}\s*$/;

/** The line with a clipping's kind, position and date: '- Your Highlight on page 3 | Added on …', with any dash. */
const DESCRIPTION = /^\s*[-–—]/u;

/** The text instead of the words once a book's limit is reached, in any language. */
const LIMIT = /^<[^<>]+>$/;

/** The word for a note, in the languages of Kindles: its text is the person's own, and not the book's. */
const NOTE =
  /(?<!\p{L})(?:note|notiz|nota|notitie|notatka|anteckning|poznámka|заметка)(?!\p{L})|メモ|笔记|筆記|메모/iu;

/** Whether a text begins like Kindle's 'My Clippings.txt', in any language. */
export const isKindle = (text: string): boolean =>
  /^={8,}\s*$/m.test(text) || /^\uFEFF?[^\n]*\S[^\n]*\n\s*[-–—] [^\n|]*\d[^\n]*\|[^\n]*\d{4}/u.test(text);

interface Clippings {
  annotations: Annotation[];
  /** The clippings that cannot be read. */
  rows: Row[];
  bookmarks: number;
}

/** Adds the clipping with these lines to the others. */
function addClipping(lines: readonly string[], begins: number, all: Clippings): void {
  const [source = '', description = '', ...rest] = lines;
  const location = lineOf(begins);
  const text = rest.join('\n').trim();
  const parts = description.split('|');
  // The date comes last.
  const where = parts.length > 1 ? parts.slice(0, -1) : parts;
  if (!DESCRIPTION.test(description))
    all.rows.push(invalidRow(location, 'It does not say where it is from', lines.join(' ')));
  else if (text === '') all.bookmarks += 1;
  else if (LIMIT.test(text)) all.rows.push(invalidRow(location, 'The book allows no more clippings', source));
  else {
    const kind = NOTE.test(where.join(' ')) ? 'note' : 'highlight';
    all.annotations.push({
      kind,
      location,
      source: source.trim(),
      at: positionIn(where.at(-1) ?? ''),
      text,
    });
  }
}

/** Kindle's clippings as quotes. Highlights and notes have words; bookmarks have none and are left out. */
export async function readKindle(text: TextSource, step: Step): Promise<ParsedFile> {
  const all: Clippings = { annotations: [], rows: [], bookmarks: 0 };
  let clipping: string[] = [];
  let begins = 1;
  let number = 0;
  const end = () => {
    if (clipping.some((line) => line.trim() !== '')) addClipping(clipping, begins, all);
    clipping = [];
  };
  for await (const lines of readLines(text)) {
    for (const line of lines) {
      number += 1;
      if (SEPARATOR.test(line)) {
        end();
        await step();
        continue;
      }
      if (clipping.length === 0) begins = number;
      clipping.push(line.replace(/^\uFEFF/, ''));
    }
  }
  // The last one may lack its separator line.
  end();
  return parsed('Clippings of a Kindle', all, step);
}

async function parsed(
  what: string,
  { annotations, rows: invalidRows, bookmarks }: Clippings,
  step: Step,
): Promise<ParsedFile> {
  const { rows, messages } = await quotesOf(annotations, step);
  const line = ({ location }: Row) => Number(/\d+/.exec(location)?.[0]);
  return {
    what,
    rows: [...rows, ...invalidRows].toSorted((a, b) => line(a) - line(b)),
    messages: [...withoutWords(bookmarks), ...messages],
  };
}

const APP_COLUMNS = ['annotation type', 'location', 'starred?', 'annotation'];
const namesOf = (cells: readonly string[]): string =>
  cells.map((cell) => cell.trim().toLowerCase()).join('|');

/** Whether a text begins like the notebook that the Kindle's app exports as a table. */
export const isKindleTable = (text: string): boolean =>
  /^\uFEFF?"?Your Kindle Notes For:?/i.test(text) &&
  /^"?Annotation Type"?,"?Location"?,"?Starred\?"?,"?Annotation"?/im.test(text);

/** The notebook of a book from the Kindle's app: title, author and other lines, then a table of highlights and notes. */
export async function readKindleTable(text: TextSource, step: Step): Promise<ParsedFile> {
  const all: Clippings = { annotations: [], rows: [], bookmarks: 0 };
  const before: string[] = [];
  let isTable = false;
  for await (const { line, cells } of tableRows(text, ',')) {
    await step();
    const [type = '', location = '', , text = ''] = cells;
    if (!isTable) {
      isTable = namesOf(cells.slice(0, APP_COLUMNS.length)) === APP_COLUMNS.join('|');
      before.push(type.trim());
    } else if (text.trim() === '') all.bookmarks += 1;
    else {
      all.annotations.push({
        kind: NOTE.test(type) ? 'note' : 'highlight',
        location: lineOf(line),
        source: bookOf(before),
        at: positionIn(location),
        text,
      });
    }
  }
  return parsed('Notes of a Kindle', all, step);
}

/** A book in the form of a Kindle's clippings: 'Title (Author)'. */
function bookOf([, title = '', by = '']: readonly string[]): string {
  const author = /^by\s+(.+)$/i.exec(by)?.[1];
  return author === undefined ? title : `${title} (${author})`;
}

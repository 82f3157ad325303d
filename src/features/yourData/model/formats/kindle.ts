import { isBlank } from '@/platform/values/text';
import { lineOf, invalidRow, type ParsedFile, type Row } from '../row';
import { linesOf, type TextSource, type Step } from '../source';

const SEPARATOR = /^={8,}\s*$/;

/** What stands in place of the words once a book's limit is reached, in whatever language. */
const LIMIT = /^<[^<>]+>$/;

/** Whether a text begins as Kindle's 'My Clippings.txt' does, in whatever language the Kindle speaks. */
export const isKindle = (text: string): boolean => /^={8,}\s*$/m.test(text);

/** A quote with where it is from, as the app's own quotes are written: the words, then who said them. */
export const withSource = (text: string, source: string): string =>
  isBlank(source) ? text.trim() : `${text.trim()}\n(${source.trim()})`;

/** Kindle's clippings as quotes. Highlights and notes have words; bookmarks have none and are left out. */
export async function readKindle(text: TextSource, step: Step): Promise<ParsedFile> {
  const rows: Row[] = [];
  let bookmarks = 0;
  let clipping: string[] = [];
  let begins = 1;
  const end = () => {
    const [title = '', what = '', ...words] = clipping;
    const location = lineOf(begins);
    const quoted = words.join('\n').trim();
    if (!/^\s*[-–—]/u.test(what))
      rows.push(invalidRow(location, 'It does not say where it is from', clipping.join(' ')));
    else if (quoted === '') bookmarks += 1;
    else if (LIMIT.test(quoted)) rows.push(invalidRow(location, 'The book allows no more clippings', title));
    else rows.push({ location, item: { kind: 'quote', text: withSource(quoted, title), topics: [] } });
    clipping = [];
  };
  let number = 0;
  for await (const lines of linesOf(text)) {
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
  if (clipping.some((line) => line.trim() !== ''))
    rows.push(invalidRow(lineOf(begins), 'It is cut short', clipping.join(' ')));
  const notes =
    bookmarks === 0
      ? []
      : [
          `${bookmarks === 1 ? '1 bookmark has' : `${bookmarks} bookmarks have`} no words and cannot be a quote.`,
        ];
  return { what: 'Clippings of a Kindle', rows, notes };
}

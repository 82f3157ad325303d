import { formatReference } from '@/bible/references/reference';
import type { Library } from './libraryFile';
import { BOOKS, bookOf, UNKNOWN_BOOK } from '@/bible/books';
import { groupBy } from '@/platform/values/groupBy';
import type { TextFile } from './tables';

/** A line with Markdown's special characters escaped. */
const escaped = (line: string): string =>
  line
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    // At the beginning of a line these make a list or an underlined heading.
    .replace(/^(\s*)([-+=])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');

/** A text as a block quote: Markdown shows it as written, line by line. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, index, lines) => {
      const isBroken = line.trim() !== '' && (lines[index + 1] ?? '').trim() !== '';
      return `> ${escaped(line.trim())}`.trimEnd() + (isBroken ? '  ' : '');
    })
    .join('\n');

const tags = (topics: readonly string[]): string =>
  topics.length === 0 ? '' : `\nTopics: ${escaped(topics.join(', '))}\n`;

function* quotesMarkdown({ lists }: Library): Generator<string, void> {
  yield '# Quotes\n';
  for (const { text, topics } of lists.quotes) yield `\n${quoted(text)}\n${tags(topics)}\n---\n`;
}

function* nuggetsMarkdown({ lists }: Library): Generator<string, void> {
  yield '# Nuggets\n';
  const byBook = new Map(groupBy(lists.nuggets.map((row) => [row.bookName, row])));
  for (const { bookName, longName } of [...BOOKS, bookOf(UNKNOWN_BOOK)]) {
    const rows = byBook.get(bookName);
    if (!rows) continue;
    yield `\n## ${longName}\n\n`;
    const inOrder = rows.toSorted((a, b) => a.chapter - b.chapter || a.startVerse - b.startVerse);
    for (const row of inOrder) {
      yield `- ${formatReference(row)}${row.topics.length > 0 ? ` (${escaped(row.topics.join(', '))})` : ''}\n`;
    }
  }
}

/** Quotes and nuggets as Markdown, to be read or published. */
export const markdownFiles = (library: Library): TextFile[] => [
  { name: 'quotes.md', pieces: quotesMarkdown(library) },
  { name: 'nuggets.md', pieces: nuggetsMarkdown(library) },
];

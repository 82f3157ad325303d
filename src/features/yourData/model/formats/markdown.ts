import { formatReference } from '@/bible/references/reference';
import type { Library } from './libraryFile';
import { BOOKS } from '@/bible/books';
import { grouped } from '@/platform/values/grouped';
import type { TextFile } from './tables';

/** A text as a block quote: Markdown shows it as it is written, and another program can quote it. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    // What Markdown would take for a sign of its own is shown as it is.
    .map((line) => `> ${line.replace(/[\\`*_[\]<>#|~]/g, '\\$&')}`.trimEnd())
    .join('\n');

const tags = (topics: readonly string[]): string =>
  topics.length === 0 ? '' : `\nTopics: ${topics.join(', ')}\n`;

function* quotesMarkdown({ lists }: Library): Generator<string, void> {
  yield '# Quotes\n';
  for (const { text, topics } of lists.quotes) yield `\n${quoted(text)}\n${tags(topics)}\n---\n`;
}

function* nuggetsMarkdown({ lists }: Library): Generator<string, void> {
  yield '# Nuggets\n';
  const byBook = new Map(grouped(lists.nuggets.map((row) => [row.bookName, row])));
  for (const { bookName, longName } of BOOKS) {
    const rows = byBook.get(bookName);
    if (!rows) continue;
    yield `\n## ${longName}\n\n`;
    const inOrder = rows.toSorted((a, b) => a.chapter - b.chapter || a.startVerse - b.startVerse);
    for (const row of inOrder) {
      yield `- ${formatReference(row)}${row.topics.length > 0 ? ` (${row.topics.join(', ')})` : ''}\n`;
    }
  }
}

/** Quotes and nuggets to be read or published. */
export const markdownFiles = (library: Library): TextFile[] => [
  { name: 'quotes.md', pieces: quotesMarkdown(library) },
  { name: 'nuggets.md', pieces: nuggetsMarkdown(library) },
];

import { bookById } from '@/bible/books';
import type { TranslationCode } from '@/bible/translations';
import { isBlank } from '@/platform/values/text';
import { translationNamed, unknownName } from '@/bible/references/translationsIn';
import { readReference } from '../oneReference';

/** `John.3.16`, `KJV:1Cor.13.4-1Cor.13.7`: a reference in OSIS notation. */
const OSIS = /^(?:[\w.]+:)?(\w+)\.(\d+)(?:\.(\d+))?(?:-(?:(\w+)\.(\d+)(?:\.(\d+))?))?$/;

/** An OSIS reference as people write it; any other text unchanged. */
function withoutOsis(text: string): string {
  const match = OSIS.exec(text.trim());
  if (!match) return text;
  const [, book = '', chapter = '', verse, lastBook, lastChapter, lastVerse] = match;
  const start = `${book} ${chapter}${verse === undefined ? '' : `:${verse}`}`;
  if (lastBook === undefined || lastChapter === undefined) return start;
  if (lastBook !== book) return text;
  if (lastVerse === undefined) return lastChapter === chapter ? start : `${start}-${lastChapter}`;
  return lastChapter === chapter ? `${start}-${lastVerse}` : `${start}-${lastChapter}:${lastVerse}`;
}

/** The reference built from the columns for book, chapter and verses; or why there is none. */
function fromParts(cell: (field: string) => string): { text: string } | { reason: string } {
  const [book = '', chapter = '', verse = '', endVerse = ''] = ['book', 'chapter', 'verse', 'endVerse'].map(
    (field) => cell(field).trim(),
  );
  if (book === '') return { reason: 'It has no reference' };
  if (chapter === '') return { reason: 'It has no chapter' };
  // Some tables number the books.
  const name = /^\d+$/.test(book) ? (bookById(Number(book))?.longName ?? book) : book;
  const isRange = endVerse !== '' && endVerse !== '0' && endVerse !== verse;
  if (verse === '') return isRange ? { reason: 'It has no first verse' } : { text: `${name} ${chapter}` };
  return { text: `${name} ${chapter}:${verse}${isRange ? `-${endVerse}` : ''}` };
}

/** The reference of a row: from a cell of its own, or else built from the cells for its parts. */
export function readReferenceOf(cell: (field: string) => string, fallback: TranslationCode) {
  const named = cell('translation');
  const translation = isBlank(named) ? fallback : translationNamed(named);
  if (translation === undefined) return { ok: false as const, reason: unknownName(named) };
  const whole = cell('reference');
  const written = isBlank(whole) ? fromParts(cell) : { text: withoutOsis(whole) };
  if ('reason' in written) return { ok: false as const, reason: written.reason };
  return readReference(written.text, translation);
}

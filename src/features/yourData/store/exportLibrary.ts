import { isBlank } from '@/platform/values/text';
import { formatReference } from '@/bible/references/reference';
import { translationOf } from '@/bible/translations';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { ankiFile } from '../model/formats/anki';
import { LIBRARY_FILE, libraryJson, type FileRow, type Library } from '../model/formats/libraryFile';
import { markdownFiles } from '../model/formats/markdown';
import { csvFiles, fileName, type TextFile } from '../model/formats/tables';
import { encoded, zipped } from '../model/formats/zip';
import { gatherLibrary, passageTexts, type GatherOptions } from './gather';

/** The formats of an export. */
export const EXPORT_PARTS = ['json', 'csv', 'markdown', 'anki'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

export interface ExportedFile {
  name: string;
  blob: Blob;
  /** Messages about the export. */
  messages: readonly string[];
}

/** More names are only counted. */
const MAX_NAMED = 3;

/** Passages by their references. */
function named(passages: readonly FileRow<'passages'>[]): string {
  const names = passages
    .slice(0, MAX_NAMED)
    .map((row) => `${formatReference(row)} ${translationOf(row.translation).shortName}`);
  const more = passages.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const theyHaveNone = (count: number): string => (count === 1 ? 'it has none' : 'they have none');

/** The message about rows that this app cannot read, for example without an id. */
function invalidRowMessages(
  { head: { missing = 0 }, lists: { unread: invalidRows } }: Library,
  hasJson: boolean,
): string[] {
  const inFile = hasJson ? invalidRows.length : 0;
  const left = missing + invalidRows.length - inFile;
  const where = [
    ...(inFile > 0 ? [`${inFile} in ${LIBRARY_FILE}, as the server has them`] : []),
    ...(left > 0 ? [`${left} not in the file`] : []),
  ];
  return where.length > 0 ? [`Rows that cannot be read here: ${where.join(', ')}.`] : [];
}

/**
 * All data of a user as one file: a zip if there are several, otherwise the file itself.
 * @throws ApiError if a list can neither be loaded nor is cached; the signal's reason if it was cancelled
 */
export async function exportLibrary(
  options: Omit<GatherOptions, 'step'>,
  parts: readonly ExportPart[],
): Promise<ExportedFile> {
  const { now, signal, onProgress } = options;
  const { user } = options.owner;
  const step = chunked(signal);
  const library = await gatherLibrary({ ...options, step });
  const messages: string[] = [];
  const files: TextFile[] = [];
  if (parts.includes('json')) files.push({ name: LIBRARY_FILE, pieces: libraryJson(library) });
  if (parts.includes('csv')) files.push(...csvFiles(library));
  if (parts.includes('markdown')) files.push(...markdownFiles(library));
  if (parts.includes('anki')) {
    const texts = await passageTexts(library, options);
    files.push(ankiFile(library, ({ passageId }) => texts.get(passageId) ?? ''));
    const without = library.lists.passages.filter(
      ({ passageId, ownText }) => isBlank(ownText) && isBlank(texts.get(passageId)),
    );
    const unknown = without.filter(({ passageId }) => texts.has(passageId));
    const missing = without.filter(({ passageId }) => !texts.has(passageId));
    if (unknown.length > 0)
      messages.push(
        `The server has no text for ${named(unknown)}: for Anki ${theyHaveNone(unknown.length)}.`,
      );
    if (missing.length > 0)
      messages.push(
        `The text could not be loaded of ${named(missing)}: for Anki ${theyHaveNone(missing.length)}.`,
      );
  }
  messages.push(...invalidRowMessages(library, parts.includes('json')));
  if (Object.keys(library.head.cachedAt).length > 0)
    messages.push('Some of it could not be loaded now, and is as this device last had it.');
  const [only, ...others] = files;
  if (only && others.length === 0) {
    onProgress(only.name);
    const [name, type] = only.name.endsWith('.json')
      ? [fileName(user, now, 'json'), 'application/json']
      : [only.name, 'text/plain'];
    return { name, messages, blob: new Blob(await encoded(only, step), { type }) };
  }
  const packed = await zipped(files, step, (name) => onProgress(name));
  return { name: fileName(user, now, 'zip'), messages, blob: new Blob(packed, { type: 'application/zip' }) };
}

import { counted } from '@/platform/values/text';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { ankiFile } from '../model/formats/anki';
import { LIBRARY_FILE, libraryJson } from '../model/formats/libraryFile';
import { markdownFiles } from '../model/formats/markdown';
import { csvFiles, fileName, type TextFile } from '../model/formats/tables';
import { encoded, zipped } from '../model/formats/zip';
import { gatherLibrary, passageTexts, type GatherOptions } from './gather';

/** What an export may consist of. */
export const EXPORT_PARTS = ['json', 'csv', 'markdown', 'anki'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

export interface ExportedFile {
  name: string;
  blob: Blob;
  /** What a person should know about it. */
  notes: readonly string[];
}

/**
 * Everything of a user's as one file: a zip where there are several, otherwise the file itself.
 * @throws ApiError where something can neither be loaded nor is kept here; the signal's reason where it was cancelled
 */
export async function exportLibrary(
  options: Omit<GatherOptions, 'step'>,
  parts: readonly ExportPart[],
): Promise<ExportedFile> {
  const { user, now, signal, onProgress } = options;
  const step = chunked(signal);
  const library = await gatherLibrary({ ...options, step });
  const notes: string[] = [];
  const files: TextFile[] = [];
  if (parts.includes('json')) files.push({ name: LIBRARY_FILE, pieces: libraryJson(library) });
  if (parts.includes('csv')) files.push(...csvFiles(library));
  if (parts.includes('markdown')) files.push(...markdownFiles(library));
  if (parts.includes('anki')) {
    const texts = await passageTexts(library, options);
    files.push(ankiFile(library, ({ passageId }) => texts.get(passageId) ?? ''));
    const missing = library.lists.passages.filter(
      ({ passageId, ownText }) => ownText.trim() === '' && !texts.has(passageId),
    ).length;
    if (missing > 0)
      notes.push(`${counted(missing, 'note')} for Anki without a text: it could not be loaded.`);
  }
  if (Object.keys(library.head.cachedAt).length > 0)
    notes.push('The network was away: some of it is as this device last had it.');
  const [only, ...others] = files;
  if (only && others.length === 0) {
    onProgress(only.name);
    const [name, type] = only.name.endsWith('.json')
      ? [fileName(user, now, 'json'), 'application/json']
      : [only.name, 'text/plain'];
    return { name, notes, blob: new Blob(await encoded(only, step), { type }) };
  }
  const packed = await zipped(files, step, (name) => onProgress(name));
  return { name: fileName(user, now, 'zip'), notes, blob: new Blob(packed, { type: 'application/zip' }) };
}

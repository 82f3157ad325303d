import { loadMessage } from '@/ui/feedback/offlineMessage';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/data/client/ApiError';
import { noticeShown } from '@/data/notices/notices';
import { useAppDispatch } from '@/data/store/hooks';
import { lacksQuoteTopics, TAKES_NO_TOPICS } from '@/features/quotes/public';
import type { TranslationCode } from '@/bible/translations';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { knownAccount } from './model/account';
import type { Mapping, TableKind } from './model/formats/csvFields';
import { csvRows, type CsvFile } from './model/formats/csvImport';
import type { Head } from './model/formats/libraryFile';
import { pastedRows } from './model/pastedRows';
import { previewRows, type PreviewRow } from './model/previewRows';
import { readFile } from './model/readFile';
import { Unusable, type ParsedFile } from './model/row';
import type { Step } from './model/source';
import { accountLists, useOwner } from './store/account';
import { restorable, restoreStored } from './store/deviceSettings';
import { reportSeen, startImport } from './store/importQueue';

export interface Preview {
  what: string;
  messages: readonly string[];
  rows: readonly PreviewRow[];
  /** The head of a library, with the settings and drafts that can be restored here. */
  head: Head | undefined;
}

export type ImportFormState =
  | { status: 'idle' }
  | { status: 'reading'; what: string }
  | { status: 'refused'; reason: string }
  | { status: 'columns'; csv: CsvFile }
  | { status: 'preview'; preview: Preview };

/** Whether a library has settings or drafts that can be restored here. */
export const hasStored = (head: Head | undefined): head is Head =>
  head !== undefined && Object.keys({ ...head.settings, ...head.drafts }).length > 0;

/** An import, from choosing a file or pasting a text to the preview; nothing is sent before 'Add'. */
export function useImport(translation: TranslationCode) {
  const dispatch = useAppDispatch();
  const owner = useOwner();
  const [state, setState] = useState<ImportFormState>({ status: 'idle' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  /** Runs long work, which the next choice or a cancel stops. */
  const work = async (what: string, read: (step: Step, signal: AbortSignal) => Promise<ImportFormState>) => {
    reading.current?.abort();
    dispatch(reportSeen());
    const stop = new AbortController();
    reading.current = stop;
    setState({ status: 'reading', what });
    try {
      const result = await read(chunked(stop.signal), stop.signal);
      if (!stop.signal.aborted) setState(result);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (error instanceof Unusable) setState({ status: 'refused', reason: error.message });
      else if (error instanceof ApiError)
        setState({
          status: 'refused',
          reason: loadMessage(
            'What you have could not be loaded, to compare it. Try again.',
            'what it is compared with',
          ),
        });
      else if (error instanceof DOMException)
        setState({
          status: 'refused',
          reason: 'This file cannot be read. It may have been moved or changed.',
        });
      else throw error;
    }
  };
  const compared = async (file: ParsedFile, read: Head | undefined, step: Step, signal: AbortSignal) => {
    const head = read && { ...read, ...restorable(owner.user, read) };
    if (file.rows.length === 0 && file.messages.length === 0 && !hasStored(head))
      return { status: 'refused' as const, reason: 'There is nothing in it that could be added.' };
    const isTagged = file.rows.some(
      (row) => 'item' in row && row.item.kind === 'quote' && row.item.topics.length > 0,
    );
    const messages =
      isTagged && (await dispatch(lacksQuoteTopics()))
        ? [...file.messages, `${TAKES_NO_TOPICS} They are added without.`]
        : file.messages;
    const kinds = new Set(file.rows.flatMap((row) => ('item' in row ? [row.item.kind] : [])));
    const rows = await previewRows(
      file.rows,
      await knownAccount(accountLists(owner, signal), kinds, step),
      step,
    );
    return { status: 'preview' as const, preview: { what: file.what, messages, rows, head } };
  };

  return {
    state,
    choose: (file: File) =>
      work(file.name, async (step, signal) => {
        const read = await readFile(file, translation, step);
        if (read.status === 'refused') return read;
        return read.status === 'csv'
          ? { status: 'columns', csv: read.csv }
          : compared(read.file, read.head, step, signal);
      }),
    paste: (text: string, as: 'passage' | 'nugget') =>
      work('the references', async (step, signal) =>
        compared(await pastedRows(text, { as, translation }, step), undefined, step, signal),
      ),
    readColumns: (csv: CsvFile, kind: TableKind, mapping: Mapping) =>
      work('the table', async (step, signal) =>
        compared(await csvRows(csv, kind, mapping, translation, step), undefined, step, signal),
      ),
    cancel: () => {
      reading.current?.abort();
      setState({ status: 'idle' });
    },
    add: (rows: readonly PreviewRow[], settings: Head | undefined) => {
      const items = rows.flatMap((row) =>
        'item' in row ? [{ location: row.location, item: row.item }] : [],
      );
      if (settings) restoreStored(owner.user, settings);
      setState({ status: 'idle' });
      if (items.length > 0) void dispatch(startImport(items));
      else dispatch(noticeShown({ variant: 'success', text: 'Settings and drafts restored' }));
    },
  };
}

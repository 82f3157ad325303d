import { ITEM_KINDS, itemKey, type ItemKind } from '../model/item';
import type { KnownAccount } from '../model/account';
import { forEachConcurrently } from '@/platform/scheduling/forEachConcurrently';
import { chunked } from '@/platform/scheduling/yieldToMain';
import type { Owner } from './account';
import { addItem, type KnownRows } from './addItem';
import type { ImportRow, RowState } from './importJob';
import { RowLost, RowRefused } from './rowWrites';

/** Rows under way at a time: the rest of the app goes on beside them. */
const AT_ONCE = 4;

/** Each waits for the one before: topics are put on rows, and runs of recall are about passages. */
const PHASES: readonly (readonly ItemKind[])[] = [
  ['topic'],
  ITEM_KINDS.filter((kind) => kind !== 'topic' && kind !== 'recall'),
  ['recall'],
];

interface ImportRun {
  owner: Owner;
  rows: ImportRow[];
  account: KnownAccount;
  signal: AbortSignal;
  store: (row: ImportRow) => Promise<void>;
  onProgress: (rows: readonly ImportRow[]) => void;
}

/**
 * Why a run ended: `stopped` before its last row; `unsure` where a write left the outbox unseen, so that the server's lists have
 * to be read again. The rows that are open are for the next run.
 */
export type ImportEnd = { status: 'done' } | { status: 'unsure' } | { status: 'stopped'; reason: string };

/**
 * Adds the rows that are not there yet, a few at a time. A row is stored as handed over before it is sent, so that whoever
 * goes on after a reload looks for it first: each is added once, and what the account has is left as it is.
 */
export async function runImport(run: ImportRun): Promise<ImportEnd> {
  const { rows, signal } = run;
  const known: KnownRows = { ...run.account, claimed: new Set(), making: new Map() };
  await markThere(run, known);
  let stopped: string | undefined;
  for (const kinds of PHASES) {
    const queue = rows.filter(({ state, item }) => isUnfinished(state) && kinds.includes(item.kind));
    // Those that were handed over first: what they were added as must not be taken for another row's.
    queue.sort((a, b) => Number(b.state === 'handed') - Number(a.state === 'handed'));
    const work = async (row: ImportRow) => {
      if (stopped !== undefined) return;
      const reason = await addOne(row, run, known);
      stopped ??= reason;
    };
    await forEachConcurrently(queue, AT_ONCE, work, signal);
    signal.throwIfAborted();
    if (stopped !== undefined) return { status: 'stopped', reason: stopped };
  }
  return { status: rows.some(({ state }) => isUnfinished(state)) ? 'unsure' : 'done' };
}

export const isUnfinished = (state: RowState): boolean => state === 'open' || state === 'handed';

/** Adds a row; resolves to why the run has to stop, if it has to. */
async function addOne(row: ImportRow, run: ImportRun, known: KnownRows): Promise<string | undefined> {
  const save = async (changes: Partial<ImportRow>) => {
    Object.assign(row, changes);
    await run.store(row);
  };
  try {
    await save({ state: await addItem(row, { owner: run.owner, known, signal: run.signal, save }) });
  } catch (error) {
    // It was sent while the lists were read, by another tab, or was discarded: the next run looks for it.
    if (error instanceof RowLost) return undefined;
    if (!(error instanceof RowRefused)) throw error;
    if (error.isServer) return error.reason;
    await save({ state: 'refused', reason: error.reason });
  }
  run.onProgress(run.rows);
  return undefined;
}

/** Marks the rows that came to be there in another way. */
async function markThere({ rows, signal, store, onProgress }: ImportRun, known: KnownRows): Promise<void> {
  const step = chunked(signal);
  for (const row of rows) {
    await step();
    if (row.state !== 'open' || !known.ids.has(itemKey(row.item))) continue;
    row.state = 'there';
    await store(row);
  }
  onProgress(rows);
}

import { ITEM_KINDS, itemKey, type ItemKind } from '../model/item';
import type { KnownAccount } from '../model/account';
import { forEachConcurrently } from '@/platform/scheduling/forEachConcurrently';
import { chunked } from '@/platform/scheduling/yieldToMain';
import type { Owner } from './account';
import { addItem, shortfallReason, type KnownRows } from './addItem';
import type { ImportRow, RowState } from './importJob';
import { RowLost } from './rowWrites';
import { RowRefused, Scripts, ServerFailed } from './scripts';

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
 * Why a run ended: `stopped` where the server only fails; `unsure` where a write left the outbox unseen, or the server failed at
 * some rows, so that its lists have to be read again. The rows that are unfinished are for the next run.
 */
export type ImportEnd = { status: 'done' } | { status: 'unsure' } | { status: 'stopped'; reason: string };

/**
 * Adds the rows that are not there yet, a few at a time. A row is stored as handed over before it is sent, so that whoever
 * goes on after a reload looks for it first: each is added once, and what the account has is left as it is.
 */
export async function runImport(run: ImportRun): Promise<ImportEnd> {
  const { rows, signal } = run;
  const known: KnownRows = { ...run.account, claimed: new Set(), making: new Map() };
  const scripts = new Scripts();
  await markThere(run, known);
  for (const kinds of PHASES) {
    if (kinds.includes('recall') && rows.some(isUnfinishedPassage)) continue;
    const queue = rows
      .filter(({ state, item }) => isUnfinished(state) && kinds.includes(item.kind))
      .sort((a, b) => turnOf(a) - turnOf(b));
    await forEachConcurrently(queue, AT_ONCE, (row) => addOne(row, run, known, scripts), signal);
    signal.throwIfAborted();
  }
  if (!rows.some(({ state }) => isUnfinished(state))) return { status: 'done' };
  const reason = scripts.failing();
  return reason === undefined ? { status: 'unsure' } : { status: 'stopped', reason };
}

const isUnfinishedPassage = ({ item, state }: ImportRow): boolean =>
  item.kind === 'passage' && isUnfinished(state);

/**
 * Those that were handed over come first: what they were added as must not be taken for another row's. Those at which the server
 * has failed come last: they must not keep it from the others.
 */
function turnOf({ state, failed }: ImportRow): number {
  if (state === 'handed') return 0;
  return failed === undefined ? 1 : 2;
}

export const isUnfinished = (state: RowState): boolean => state === 'open' || state === 'handed';

/** Adds a row, unless that has to wait for the next run. One at which the server fails is tried in one more run. */
async function addOne(row: ImportRow, run: ImportRun, known: KnownRows, scripts: Scripts): Promise<void> {
  const { owner, signal } = run;
  const save = async (changes: Partial<ImportRow>) => {
    Object.assign(row, changes);
    await run.store(row);
  };
  const isForNextRun = (error: unknown): error is ServerFailed =>
    error instanceof ServerFailed && (!error.wasTried || row.failed === undefined);
  try {
    const { state, shortfalls } = await addItem(row, { owner, known, scripts, signal, save });
    const waiting = shortfalls.map(({ error }) => error).filter(isForNextRun);
    if (waiting.length > 0) await noteFailure(waiting, {});
    else await save({ state, ...(shortfalls.length > 0 && { reason: shortfallReason(shortfalls) }) });
  } catch (error) {
    // It was sent while the lists were read, by another tab, or was discarded: the next run looks for it.
    if (error instanceof RowLost) return;
    if (!(error instanceof RowRefused)) throw error;
    // The server does not have it: its list was read.
    if (isForNextRun(error)) await noteFailure([error], { state: 'open' });
    else await save({ state: 'refused', reason: error.reason });
  }
  run.onProgress(run.rows);

  async function noteFailure(failures: readonly ServerFailed[], changes: Partial<ImportRow>): Promise<void> {
    const tried = failures.find(({ wasTried }) => wasTried);
    if (tried) await save({ ...changes, failed: tried.reason });
  }
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

import { ITEM_KINDS, importKey, type ItemKind } from '../model/item';
import type { KnownAccount } from '../model/account';
import { forEachConcurrently } from '@/platform/scheduling/forEachConcurrently';
import { chunked } from '@/platform/scheduling/yieldToMain';
import type { Owner } from './account';
import { addItem, shortfallReason, type KnownRows } from './addItem';
import type { ImportRow, RowState } from './importJob';
import { RowLost } from './rowWrites';
import { RowRefused, Scripts, ServerFailed } from './scripts';

/** The number of rows under way at a time, so that the rest of the app remains responsive. */
const AT_ONCE = 4;

/** Each waits for the one before, because rows refer to topics, and runs of recall to passages. */
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
 * Why a run ended: `stopped` if the server only fails; `unsure` if a write left the outbox unseen, or the server failed at
 * some rows, so that its lists must be read again. The next run continues with the unfinished rows.
 */
export type ImportEnd = { status: 'done' } | { status: 'unsure' } | { status: 'stopped'; reason: string };

/**
 * Adds the missing rows, a few at a time. A row is stored as handed over before it is sent, so that after a reload it is
 * looked for first. So each is added once, and the existing rows of the account do not change.
 */
export async function runImport(run: ImportRun): Promise<ImportEnd> {
  const { rows, signal } = run;
  const known: KnownRows = { ...run.account, matched: new Set(), making: new Map() };
  const scripts = new Scripts();
  await markThere(run, known);
  for (const kinds of PHASES) {
    if (kinds.includes('recall') && rows.some(isUnfinishedPassage)) continue;
    const queue = rows
      .filter(({ state, item }) => isUnfinished(state) && kinds.includes(item.kind))
      .sort((a, b) => priorityOf(a) - priorityOf(b));
    await forEachConcurrently(queue, AT_ONCE, (row) => addOne(row, run, known, scripts), signal);
    signal.throwIfAborted();
  }
  if (!rows.some(({ state }) => isUnfinished(state))) return { status: 'done' };
  const reason = scripts.failureReason();
  return reason === undefined ? { status: 'unsure' } : { status: 'stopped', reason };
}

const isUnfinishedPassage = ({ item, state }: ImportRow): boolean =>
  item.kind === 'passage' && isUnfinished(state);

/**
 * Rows that were handed over come first, so that their added rows are not taken for those of others. Rows at which the server
 * has failed come last, so that they do not delay the others.
 */
function priorityOf({ state, failed }: ImportRow): number {
  if (state === 'handed') return 0;
  return failed === undefined ? 1 : 2;
}

export const isUnfinished = (state: RowState): boolean => state === 'open' || state === 'handed';

/** Adds a row, or leaves it to the next run. A row at which the server fails is tried in one more run. */
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
    if (waiting.length > 0) await recordFailure(waiting, {});
    else await save({ state, ...(shortfalls.length > 0 && { reason: shortfallReason(shortfalls) }) });
  } catch (error) {
    // It was sent while the lists were read, by another tab, or was discarded, so the next run looks for it.
    if (error instanceof RowLost) return;
    if (!(error instanceof RowRefused)) throw error;
    // The server's list was read, and does not have it.
    if (isForNextRun(error)) await recordFailure([error], { state: 'open' });
    else await save({ state: 'refused', reason: error.reason });
  }
  run.onProgress(run.rows);

  async function recordFailure(
    failures: readonly ServerFailed[],
    changes: Partial<ImportRow>,
  ): Promise<void> {
    const tried = failures.find(({ wasTried }) => wasTried);
    if (tried) await save({ ...changes, failed: tried.reason });
  }
}

/** Marks the rows that came to exist in another way. */
async function markThere({ rows, signal, store, onProgress }: ImportRun, known: KnownRows): Promise<void> {
  const step = chunked(signal);
  for (const row of rows) {
    await step();
    if (row.state !== 'open' || !known.ids.has(importKey(row.item))) continue;
    row.state = 'there';
    await store(row);
  }
  onProgress(rows);
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ApiError } from '@/data/client/ApiError';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { exclusively } from '@/platform/storage/exclusively';
import type { AppThunk } from '@/data/store/appStore';
import { perStore } from '@/data/store/perStore';
import { rootReducer } from '@/data/store/rootReducer';
import { isGuest } from '@/data/session/users';
import { loadMessage } from '@/ui/feedback/offlineMessage';
import { loadRecallLog } from '@/features/memory/public';
import { type Item, itemLabel } from '../model/item';
import { knownAccount, type KnownAccount } from '../model/account';
import { accountLists, loadList, type Owner } from './account';
import { markCopies, markTopicsThere } from './copies';
import { notAddedTable } from './notAdded';
import { forgetImport, storedRows, storeRow, storeRows, type ImportRow } from './importJob';
import { isUnfinished, runImport, type ImportEnd } from './runImport';
import { hasUnfinishedImport, markUnfinished } from './unfinishedImport';

/** A row that was not added, or not with all of its details, in words. */
export interface RefusedRow {
  location: string;
  label: string;
  reason: string;
}

export interface ImportState {
  status: 'none' | 'running' | 'stopped' | 'done';
  total: number;
  added: number;
  there: number;
  /** The rows that were not added. */
  refused: readonly RefusedRow[];
  /** The rows that were added without all of their details. */
  incomplete: readonly RefusedRow[];
  /** The rows that the server has more than once, with their numbers. */
  repeated: readonly (Omit<RefusedRow, 'reason'> & { times: number })[];
  /** Why the import has stopped; blank otherwise. */
  reason: string;
  /** False if this browser stores nothing: the import then ends with the page. */
  isStored: boolean;
  /** Whether another file was chosen since the end: only the rows that were left out are still of use. */
  isSeen: boolean;
}

const NONE: ImportState = {
  status: 'none',
  total: 0,
  added: 0,
  there: 0,
  refused: [],
  incomplete: [],
  repeated: [],
  reason: '',
  isStored: true,
  isSeen: false,
};

const slice = createSlice({
  name: 'importQueue',
  initialState: NONE,
  reducers: {
    importChanged: (state, { payload }: PayloadAction<Partial<ImportState>>) => ({ ...state, ...payload }),
  },
  selectors: { selectImport: (state) => state },
});

const { importChanged } = slice.actions;
export const { selectImport } = slice.injectInto(rootReducer).selectors;

/** How often the progress is reported to the screen. */
const REPORT_EVERY_MS = 150;

function progressOf(rows: readonly ImportRow[]): Partial<ImportState> {
  const count = (state: ImportRow['state']) => rows.filter((row) => row.state === state).length;
  const withReason = (of: ImportRow['state']) =>
    rows.flatMap(({ location, item, state, reason }) =>
      state !== of || reason === undefined ? [] : [{ location, label: itemLabel(item), reason }],
    );
  const repeated = rows.flatMap(({ location, item, times }) =>
    times === undefined ? [] : [{ location, label: itemLabel(item), times }],
  );
  return {
    total: rows.length,
    added: count('added'),
    there: count('there'),
    refused: withReason('refused'),
    incomplete: withReason('added'),
    repeated,
  };
}

/** How often the server's lists are read again for writes that left the outbox unseen. */
const MAX_RUNS = 5;

interface Run {
  stop: AbortController;
  /** Resolves when the run has ended: one that was stopped still waits for the server's answer. */
  ended: Promise<void>;
}

/** The state of the imports that only this tab has, by user. */
const importsOf = perStore(() => ({
  /** The run under way: one at a time. */
  running: new Map<string, Run>(),
  /** The rows of an import that this browser cannot store. */
  unstored: new Map<string, ImportRow[]>(),
}));

interface StoredImport {
  rows: ImportRow[];
  /** Stores how far a row is. */
  store: (row: ImportRow) => Promise<void>;
}

/** A user's import, with its rows from storage or memory. */
export const importOf =
  (user: string): AppThunk<Promise<StoredImport>> =>
  async (dispatch, getState) => {
    const unstored = importsOf({ dispatch, getState }).unstored.get(user);
    if (unstored) return { rows: unstored, store: () => Promise.resolve() };
    return { rows: await storedRows(user), store: (row) => storeRow(user, row) };
  };

/** Begins to add items. They are stored first, so that a reload or a lost network only delays them. */
export const startImport =
  (items: readonly { location: string; item: Item }[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = getState().user.currentUser;
    const { running, unstored } = importsOf({ dispatch, getState });
    const before = user === null ? undefined : running.get(user);
    if (user === null || isGuest(user) || before?.stop.signal.aborted === false) return;
    const rows = items.map(({ location, item }, at): ImportRow => ({ at, location, item, state: 'open' }));
    dispatch(importChanged({ ...NONE, ...progressOf(rows), status: 'running' }));
    await before?.ended;
    // It was stopped meanwhile, too.
    if (selectImport(getState()).status !== 'running') return;
    const isStored = await storeRows(user, rows);
    if (!isStored) unstored.set(user, rows);
    markUnfinished(user, true);
    dispatch(importChanged({ isStored }));
    await dispatch(resumeImport());
  };

/** Continues an interrupted import, if there is one. */
export const resumeImport = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const user = getState().user.currentUser;
  const { running } = importsOf({ dispatch, getState });
  if (user === null || running.has(user) || !hasUnfinishedImport(user)) return;
  const stop = new AbortController();
  const run = dispatch(runUntil(stop, user)).finally(() => running.delete(user));
  running.set(user, { stop, ended: run.catch(() => undefined) });
  await run;
};

/** Runs a user's import to its end, or until it is stopped or another user signs in. */
const runUntil =
  (stop: AbortController, user: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, engine) => {
    const isCurrent = () => getState().user.currentUser === user;
    const report = (changes: Partial<ImportState>) => {
      if (!isCurrent()) stop.abort();
      if (!stop.signal.aborted) dispatch(importChanged(changes));
    };
    const owner = { user, engine };
    report({ status: 'running', reason: '' });
    try {
      // One tab at a time; another one that waits finds everything done.
      await exclusively(`import/${user}`, async () =>
        runOnce(owner, await dispatch(importOf(user)), stop.signal, report),
      );
      // The imported runs of recall.
      if (isCurrent()) void dispatch(loadRecallLog());
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const reason = loadMessage(
        'What you have could not be loaded, to compare it',
        'what it is compared with',
      );
      report({ status: 'stopped', reason });
    }
  };

async function runOnce(
  owner: Owner,
  { rows, store }: StoredImport,
  signal: AbortSignal,
  report: (changes: Partial<ImportState>) => void,
): Promise<void> {
  report(progressOf(rows));
  let reportedAt = 0;
  const kinds = new Set(rows.map(({ item }) => item.kind));
  const readAccount = () => knownAccount(accountLists(owner, signal), kinds, chunked(signal));
  const isNew = rows.some(({ state }) => isUnfinished(state));
  const runAgain = async (): Promise<ImportEnd> => {
    if (!rows.some(({ state }) => isUnfinished(state))) return { status: 'done' };
    return runImport({
      owner,
      rows,
      signal,
      account: await readAccount(),
      store,
      onProgress: (now) => {
        if (Date.now() - reportedAt < REPORT_EVERY_MS) return;
        reportedAt = Date.now();
        report(progressOf(now));
      },
    });
  };
  let end = await runAgain();
  for (let runs = 1; end.status === 'unsure' && runs < MAX_RUNS; runs += 1) end = await runAgain();
  if (end.status === 'unsure') end = { status: 'stopped', reason: 'It is not clear what of it was sent' };
  if (end.status === 'stopped') {
    report({ ...progressOf(rows), status: 'stopped', reason: end.reason });
    return;
  }
  if (isNew) await readAgain(owner, { rows, store }, readAccount);
  report({ ...progressOf(rows), status: rows.length > 0 ? 'done' : 'none' });
}

/**
 * Reads the lists once more, because the caches have recorded none of the rows, and to find rows that the server has several
 * times. If this fails, no error is shown.
 */
async function readAgain(
  owner: Owner,
  { rows, store }: StoredImport,
  readAccount: () => Promise<KnownAccount>,
): Promise<void> {
  const changed = new Set<ImportRow>();
  try {
    const account = await readAccount();
    markCopies(rows, account);
    for (const row of markTopicsThere(rows, account)) changed.add(row);
    // The account has the quotes with their texts.
    if (rows.some(({ item }) => item.kind === 'quote')) await loadList('quotes', owner);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return;
  }
  for (const row of rows) if (row.times !== undefined || changed.has(row)) await store(row);
}

/** The rows of the import that the server lacks, or has without all details, as a table. */
export const notAddedFile = (): AppThunk<Promise<Blob>> => async (dispatch, getState) => {
  const user = getState().user.currentUser;
  const rows = user === null ? [] : (await dispatch(importOf(user))).rows;
  return new Blob([...notAddedTable(rows)], { type: 'text/csv' });
};

/** Closes the report of a finished import, for example when the next file is chosen; the left out rows can still be saved. */
export const reportSeen = (): AppThunk => (dispatch, getState) => {
  const { status, refused, incomplete } = selectImport(getState());
  if (status !== 'done') return;
  if (refused.length + incomplete.length === 0) void dispatch(endImport());
  else dispatch(importChanged({ isSeen: true }));
};

/** Forgets an import: the remaining rows of a stopped one, and the report of a finished one. Added rows are not removed. */
export const endImport = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const user = getState().user.currentUser;
  if (user === null) return;
  const { running, unstored } = importsOf({ dispatch, getState });
  running.get(user)?.stop.abort();
  markUnfinished(user, false);
  unstored.delete(user);
  dispatch(importChanged(NONE));
  await forgetImport(user);
};

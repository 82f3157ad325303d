import { ApiError } from '@/data/client/ApiError';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { exclusively } from '@/platform/storage/exclusively';
import type { AppThunk, StoreAccess } from '@/data/store/appStore';
import { perStore } from '@/data/store/perStore';
import { isGuest } from '@/data/session/users';
import { uuid } from '@/platform/values/random';
import { loadMessage } from '@/ui/feedback/offlineMessage';
import { loadRecallLog } from '@/features/memory/public';
import type { Item } from '../model/item';
import { knownAccount, type KnownAccount } from '../model/account';
import { accountLists, loadList, type Owner } from './account';
import { markCopies, markTopicsThere } from './copies';
import { notAddedTable } from './notAdded';
import { forgetImport, storedRows, storeRow, storeRows, type ImportRow } from './importJob';
import { importChanged, NO_IMPORT, progressOf, selectImport, type ImportState } from './importState';
import { isUnfinished, runImport, type ImportEnd } from './runImport';
import { markUnfinished, unfinishedImport } from './unfinishedImport';
import { selectCurrentUser } from '@/data/session/session';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';

/** How often the progress is reported to the screen. */
const REPORT_EVERY_MS = 150;

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
  /** The imports that are in memory alone: until they are stored, or because this browser cannot store them. */
  unstored: new Map<string, { id: string; rows: ImportRow[] }>(),
}));

/** The id of a user's import, by which each tab notices that it was ended, or that another one took its place. */
const idOf = (store: StoreAccess, user: string): string | null =>
  importsOf(store).unstored.get(user)?.id ?? unfinishedImport(user);

/** Whether the import under way is not the one whose state this tab shows: another tab has begun it. */
const isOfAnotherTab = (store: StoreAccess, user: string): boolean => {
  const id = idOf(store, user);
  return id !== null && id !== selectImport(store.getState()).id;
};

/** The rows of a user's import, from storage or memory. */
export const importRows =
  (user: string): AppThunk<Promise<ImportRow[]>> =>
  async (dispatch, getState) =>
    importsOf({ dispatch, getState }).unstored.get(user)?.rows ?? storedRows(user);

/** Begins to add items. They are stored first, so that a reload or a lost network only delays them. */
export const startImport =
  (items: readonly { location: string; item: Item }[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = selectCurrentUser(getState());
    if (user === null || isGuest(user)) return;
    await dispatch(
      run(
        user,
        items.map(({ location, item }, at) => ({ at, location, item, state: 'open' })),
      ),
    );
  };

/** Continues an interrupted import, if there is one; otherwise another tab has ended it. */
export const resumeImport = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const user = selectCurrentUser(getState());
  if (user === null) return;
  if (idOf({ dispatch, getState }, user) === null) dispatch(importChanged(NO_IMPORT));
  else await dispatch(run(user));
};

/** Runs a user's import, whose rows are stored first if they are new. There is one run at a time: it waits for the end of the last one. */
const run =
  (user: string, newRows?: ImportRow[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { running } = importsOf({ dispatch, getState });
    const last = running.get(user);
    if (last?.stop.signal.aborted === false) return;
    const stop = new AbortController();
    const work = async () => {
      if (newRows) await dispatch(keepNew(user, newRows));
      await dispatch(runUntil(stop, user, last?.ended));
    };
    const begun: Run = {
      stop,
      ended: work().finally(() => {
        if (running.get(user) === begun) running.delete(user);
      }),
    };
    running.set(user, begun);
    await begun.ended;
  };

/** Stores the rows of a new import. Until then they are in memory, where Stop finds them. */
const keepNew =
  (user: string, rows: ImportRow[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { unstored } = importsOf({ dispatch, getState });
    const id = uuid();
    unstored.set(user, { id, rows });
    dispatch(importChanged({ ...NO_IMPORT, id, ...progressOf(rows), status: 'running' }));
    const isStored = await storeRows(user, rows);
    if (unstored.get(user)?.id !== id) return;
    markUnfinished(user, id);
    if (isStored && unfinishedImport(user) === id) unstored.delete(user);
  };

/** Runs a user's import to its end, or until it is stopped, in any tab, or another user signs in. */
const runUntil =
  (stop: AbortController, user: string, lastEnded: Promise<void> | undefined): AppThunk<Promise<void>> =>
  async (dispatch, getState, engine) => {
    const { unstored } = importsOf({ dispatch, getState });
    const id = idOf({ dispatch, getState }, user);
    const isCurrent = () => selectCurrentUser(getState()) === user;
    let rows: ImportRow[] = [];
    /** Goes on with the rows in memory once nothing of the user is stored any more. */
    const keepInMemory = () => {
      if (id === null || unstored.has(user) || !isSessionOnly(user) || stop.signal.aborted) return;
      unstored.set(user, { id, rows });
      dispatch(importChanged({ isStored: false }));
    };
    /** Whether the import was ended, or another one took its place. Another tab may have done so: this one then stops, too. */
    const wasEnded = () => {
      keepInMemory();
      if (idOf({ dispatch, getState }, user) === id) return false;
      if (!stop.signal.aborted && isCurrent()) dispatch(importChanged(NO_IMPORT));
      stop.abort();
      return true;
    };
    const report = (changes: Partial<ImportState>) => {
      if (!isCurrent()) stop.abort();
      if (!wasEnded() && !stop.signal.aborted) dispatch(importChanged(changes));
    };
    const store = async (row: ImportRow) => {
      if (!wasEnded() && !unstored.has(user)) await storeRow(user, row);
    };
    const owner = { user, engine };
    const isShown = selectImport(getState()).id === id;
    report({
      ...(!isShown && NO_IMPORT),
      id,
      status: 'running',
      reason: '',
      isStored: !unstored.has(user),
    });
    try {
      await lastEnded?.catch(() => undefined);
      const runInThisTab = async () => {
        stop.signal.throwIfAborted();
        report({ isElsewhere: false });
        rows = await dispatch(importRows(user));
        await runOnce(owner, { rows, store }, stop.signal, report);
      };
      // One tab at a time; another one that waits finds everything done.
      await exclusively(`import/${user}`, runInThisTab, () => report({ isElsewhere: true }));
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

interface RunningImport {
  rows: ImportRow[];
  /** Stores how far a row is. */
  store: (row: ImportRow) => Promise<void>;
}

async function runOnce(
  owner: Owner,
  { rows, store }: RunningImport,
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
  { rows, store }: RunningImport,
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
  const user = selectCurrentUser(getState());
  const rows = user === null ? [] : await dispatch(importRows(user));
  return new Blob([...notAddedTable(rows)], { type: 'text/csv' });
};

/**
 * Closes the report of a finished import, for example when the next file is chosen; the left out rows can still be saved. Shows an
 * import that another tab has begun, because the next one waits for its end.
 */
export const reportSeen = (): AppThunk => (dispatch, getState) => {
  const user = selectCurrentUser(getState());
  const { status, refused, incomplete } = selectImport(getState());
  if (user !== null && isOfAnotherTab({ dispatch, getState }, user)) void dispatch(resumeImport());
  else if (status === 'done' && refused.length + incomplete.length === 0) void dispatch(endImport());
  else if (status === 'done') dispatch(importChanged({ isSeen: true }));
};

/** Ends the import that this tab shows; one that another tab has begun since is shown instead. */
export const endShownImport = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const user = selectCurrentUser(getState());
  const isOthers = user !== null && isOfAnotherTab({ dispatch, getState }, user);
  await dispatch(isOthers ? resumeImport() : endImport());
};

/** Forgets an import in all tabs: the remaining rows of a stopped one, and the report of a finished one. Added rows are not removed. */
export const endImport = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const user = selectCurrentUser(getState());
  if (user === null) return;
  const { running, unstored } = importsOf({ dispatch, getState });
  running.get(user)?.stop.abort();
  markUnfinished(user, null);
  unstored.delete(user);
  dispatch(importChanged(NO_IMPORT));
  await forgetImport(user);
};

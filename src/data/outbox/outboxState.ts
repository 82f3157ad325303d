import type { ApiFailure } from '../client/ApiError';
import type { SettledWrite } from '../cache/cachedList';
import { bindWrite, type Write } from '../write/writes';
import { otherTabs } from '@/platform/storage/otherTabs';
import { afterSettled, withRowIds } from './newRowIds';
import { journalWrite, putWrite, removeWrite, storedWrites } from './outboxStorage';
import type { OutboxWrite } from './outboxWrite';
import { RemovedWrites } from './removedWrites';

/*
 * This tab's state of the outbox, beside the stored state, which all tabs share.
 */

/** The outcome of a write: `sent` with the new row's id (or 0), or `waiting` with the write's own id. */
export type Outcome = { sent: number } | { waiting: number };

/** Gets the writes in the outbox, oldest first, and the write that was just saved, if any. */
type Watcher = (writes: readonly OutboxWrite[], settled?: SettledHere) => void;

type SettledHere = SettledWrite & { provisionalId: number };

let writes: readonly OutboxWrite[] = [];
/** Writes whose state here is not in the database, or not yet. */
const unsaved = new Set<number>();
const removed = new RemovedWrites();
/** Being sent or stored by this tab, so that the state here is newer than the stored one. */
const busy = new Set<{ id: number }>();
const watchers = new Set<Watcher>();
/** The callers that wait for the outcome of their write. */
const callers = new Map<number, (ended: Outcome | ApiFailure) => void>();

/** The server's ids of the rows made in this visit, by their provisional ids. */
const newRowIds = new Map<number, number>();

const notify: Watcher = (now, settled) => watchers.forEach((watcher) => watcher(now, settled));
const tabs = otherTabs<{ settled: SettledHere; write: OutboxWrite } | undefined>(
  'nuggets-outbox',
  (message) => {
    void followOtherTab(message?.settled, message?.write);
  },
);

/** Another tab has changed the outbox, or has sent one of its writes. */
async function followOtherTab(
  settled: SettledHere | undefined,
  write: OutboxWrite | undefined,
): Promise<void> {
  if (settled && write) {
    removed.add(write.id);
    writes = writes.filter(({ id }) => id !== write.id);
    // A duplicated tab has its own copy of unsaved writes.
    if (unsaved.has(write.id)) void takeOut(write.id);
    // The other tab does not know the writes made here a moment ago.
    await storeAll(propagate(settled, write));
  }
  await refresh();
  notify(writes, settled);
}

/** The writes in the outbox as known here, oldest first. */
export const currentWrites = (): readonly OutboxWrite[] => writes;

export const writeOf = (id: number): OutboxWrite | undefined => writes.find((write) => write.id === id);

function change(next: readonly OutboxWrite[]): void {
  writes = next;
  notify(writes);
  tabs.post(undefined);
}

/** Calls `watcher` whenever the outbox changes; returns the unsubscriber. */
export function watchOutbox(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Reads the stored writes, which other tabs may have changed. If the database fails, the state here stays. */
export async function refresh(): Promise<readonly OutboxWrite[]> {
  const stored = await storedWrites();
  if (stored) {
    removed.forgetGone(stored);
    const known = new Map(writes.map((write) => [write.id, write]));
    const unstored = writes.filter(({ id }) => unsaved.has(id));
    const merged = stored
      .filter(({ id }) => !removed.has(id))
      .map((write) => {
        const here = known.get(write.id);
        const isNewerHere = isBusy(write.id) || unsaved.has(write.id);
        if (here && isNewerHere) return here;
        // It may have been read before the id of its row was stored with it.
        const current = write.write && withNewRowIds(write.write);
        return { ...write, write: current, sending: callers.has(write.id) };
      });
    writes = inserted(
      merged,
      unstored.filter(({ id }) => !stored.some((write) => write.id === id)),
    );
  }
  return writes;
}

/** Inserts unstored writes among the stored ones, each before the writes that follow it in this tab's order. */
function inserted(stored: readonly OutboxWrite[], unstored: readonly OutboxWrite[]): readonly OutboxWrite[] {
  const places = new Map(writes.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: OutboxWrite) => places.get(id) ?? -1;
  return unstored.reduce((all, each) => {
    const next = all.findIndex((other) => placeOf(other) > placeOf(each));
    return next < 0 ? [...all, each] : all.toSpliced(next, 0, each);
  }, stored);
}

/** Reads the stored writes and notifies the watchers. */
export const refreshAndNotify = async (): Promise<void> => notify(await refresh());

/** Adds a new write at the end and removes those that it supersedes. `caller` gets its outcome. */
export function addToOutbox(
  made: OutboxWrite,
  superseded: readonly OutboxWrite[],
  caller: (ended: Outcome | ApiFailure) => void,
): void {
  unsaved.add(made.id);
  callers.set(made.id, caller);
  change([...writes.filter((other) => !superseded.includes(other)), made]);
  for (const { id } of superseded) void takeOut(id);
}

/** Adopts a write that a closed page left and that could not be stored in the database. */
export function adoptUnsaved(left: OutboxWrite): void {
  // Another tab may have sent it already.
  if (removed.has(left.id)) return;
  unsaved.add(left.id);
  writes = [...writes, left];
}

export const isSaved = (id: number): void => void unsaved.delete(id);

/** Gives a write's caller, if it still waits, the outcome. */
export const notifyCaller = (id: number, ended: Outcome | ApiFailure): void => callers.get(id)?.(ended);

export const hasCaller = (id: number): boolean => callers.has(id);

/** To be called once the caller has the outcome. */
export function forgetCaller(id: number): void {
  callers.delete(id);
  mark(id, { sending: false });
}

const isBusy = (id: number): boolean => [...busy].some((each) => each.id === id);

/** Protects the state of a write here from being replaced by the stored one while this tab sends or stores it. */
export async function whileBusy(id: number, work: () => Promise<void>): Promise<void> {
  const mine = { id };
  busy.add(mine);
  try {
    await work();
  } finally {
    busy.delete(mine);
  }
}

function mark(id: number, changes: Partial<OutboxWrite>): OutboxWrite | undefined {
  if (!writeOf(id)) return undefined;
  change(writes.map((write) => (write.id === id ? { ...write, ...changes } : write)));
  return writeOf(id);
}

/** Changes a write here and in the database. */
export async function save(id: number, changes: Partial<OutboxWrite>): Promise<void> {
  const changed = mark(id, changes);
  if (changed) await whileBusy(id, () => store(changed));
}

/** Stores a write; in the journal if the database fails, so that the next visit knows if it was sent. */
async function store(write: OutboxWrite): Promise<void> {
  const stored = await putWrite(write);
  if (stored) unsaved.delete(write.id);
  if (stored !== undefined || removed.has(write.id)) return;
  unsaved.add(write.id);
  journalWrite(write);
}

/** Stores writes that have changed here; until then no older state of theirs replaces them. */
async function storeAll(changed: readonly OutboxWrite[]): Promise<void> {
  await Promise.all(changed.map((write) => whileBusy(write.id, () => store(write))));
}

function takeOut(id: number): Promise<void> {
  removed.add(id);
  return removeWrite(id);
}

/** Removes a write for good. */
export async function discardWrite(id: number): Promise<void> {
  const takingOut = takeOut(id);
  change(writes.filter((write) => write.id !== id));
  await takingOut;
}

/**
 * Removes a write that the server has saved, and updates the pending ones. Returns whether one of these can be sent now
 * because its row has reached the server.
 */
export async function takeOutSettled(settled: SettledHere, write: OutboxWrite): Promise<boolean> {
  removed.add(write.id);
  writes = writes.filter(({ id }) => id !== write.id);
  const changed = propagate(settled, write);
  notify(writes, settled);
  // Before the write is removed from the database, so that other tabs know why it has gone.
  tabs.post({ settled, write });
  await storeAll(changed);
  await takeOut(write.id);
  return changed.some((each) => each.write && bindWrite(each.write)?.rowIds.includes(settled.id));
}

/** Updates the pending writes after one was saved; returns those that changed. */
function propagate({ provisionalId, id }: SettledHere, write: OutboxWrite): OutboxWrite[] {
  if (id > 0) newRowIds.set(provisionalId, id);
  const before = new Set(writes);
  writes = writes.map((other) => afterSettled(other, write, id, newRowIds));
  return writes.filter((other) => !before.has(other));
}

/** A write with the ids that the server has given to new rows by now. */
export const withNewRowIds = (it: Write): Write => withRowIds(it, newRowIds);

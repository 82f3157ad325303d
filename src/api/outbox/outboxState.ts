import type { ApiFailure } from '@/api/client/ApiError';
import type { SettledWrite } from '@/api/cache/cachedList';
import { bindWrite, type Write } from '@/api/writes/writes';
import { otherTabs } from '@/device/otherTabs';
import { afterSettled, withRowIds } from './newRowIds';
import { journalWrite, putWrite, removeWrite, storedWrites } from './outboxStorage';
import type { OutboxWrite } from './outboxWrite';

/*
 * The outbox as it is known in this tab, beside what is stored of it, which is the same for every tab.
 */

/** The outcome of a write: the new row's id (or 0) once the server has it, or its own number where it waits. */
export type Outcome = { sent: number } | { waiting: number };

/** What is in the outbox, oldest first, and what has just left it for the server. */
type Watcher = (writes: readonly OutboxWrite[], settled?: Left) => void;

type Left = SettledWrite & { provisionalId: number };

let writes: readonly OutboxWrite[] = [];
/** Not yet in the database, or not to be had there as they are known here. */
const unsaved = new Set<number>();
/** Taken out here: the database may still show them for a moment. */
const gone = new Set<number>();
/** Being sent or stored from here: what is known of them here is newer than what is stored. */
const busy = new Set<{ id: number }>();
const watchers = new Set<Watcher>();
/** Those who wait to be told how their write ended. */
const makers = new Map<number, (ended: Outcome | ApiFailure) => void>();

/** The server's ids of the rows that were made in this visit, by their provisional ones. */
const newRowIds = new Map<number, number>();

const notify: Watcher = (now, settled) => watchers.forEach((watcher) => watcher(now, settled));
const tabs = otherTabs<{ settled: Left; write: OutboxWrite } | undefined>('nuggets-outbox', (message) => {
  void hear(message?.settled, message?.write);
});

/** Another tab has changed the outbox, or what waited in it has left it for the server. */
async function hear(settled: Left | undefined, write: OutboxWrite | undefined): Promise<void> {
  if (settled && write) {
    gone.add(write.id);
    writes = writes.filter(({ id }) => id !== write.id);
    // A tab that was made as a copy of another has what waits in that one too.
    if (unsaved.has(write.id)) void takeOut(write.id);
    // What was made here a moment ago is not known there.
    await Promise.all(tell(settled, write).map(store));
  }
  await refresh();
  notify(writes, settled);
}

/** What is known to be in the outbox, oldest first. */
export const known = (): readonly OutboxWrite[] => writes;

export const writeOf = (id: number): OutboxWrite | undefined => writes.find((write) => write.id === id);

function change(next: readonly OutboxWrite[]): void {
  writes = next;
  notify(writes);
  tabs.tell(undefined);
}

/** Calls `watcher` whenever the outbox changes; gives what ends that. */
export function watchOutbox(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Reads what is stored: what another tab added or sent. Where the database fails, what is known here stays. */
export async function refresh(): Promise<readonly OutboxWrite[]> {
  const stored = await storedWrites();
  if (stored) {
    const known = new Map(writes.map((write) => [write.id, write]));
    const unstored = writes.filter(({ id }) => unsaved.has(id));
    const merged = stored
      .filter(({ id }) => !gone.has(id))
      .map((write) => {
        const here = known.get(write.id);
        const isNewerHere = isBusy(write.id) || unsaved.has(write.id);
        return here && isNewerHere ? here : { ...write, sending: makers.has(write.id) };
      });
    writes = inserted(
      merged,
      unstored.filter(({ id }) => !stored.some((write) => write.id === id)),
    );
  }
  return writes;
}

/** Puts what is not stored among what is, each before what was made here after it. */
function inserted(stored: readonly OutboxWrite[], unstored: readonly OutboxWrite[]): readonly OutboxWrite[] {
  const places = new Map(writes.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: OutboxWrite) => places.get(id) ?? -1;
  return unstored.reduce((all, each) => {
    const next = all.findIndex((other) => placeOf(other) > placeOf(each));
    return next < 0 ? [...all, each] : all.toSpliced(next, 0, each);
  }, stored);
}

/** Reads what is stored, and tells of it. */
export const refreshAndTell = async (): Promise<void> => notify(await refresh());

/** Puts a new write behind the others, in the place of those that it supersedes; `maker` is told how it ended. */
export function addToOutbox(
  made: OutboxWrite,
  superseded: readonly OutboxWrite[],
  maker: (ended: Outcome | ApiFailure) => void,
): void {
  unsaved.add(made.id);
  makers.set(made.id, maker);
  change([...writes.filter((other) => !superseded.includes(other)), made]);
  for (const { id } of superseded) void takeOut(id);
}

/** Takes over a write that a closed page left, and that the database did not take. */
export function adoptUnsaved(left: OutboxWrite): void {
  // Another tab may have sent it meanwhile.
  if (gone.has(left.id)) return;
  unsaved.add(left.id);
  writes = [...writes, left];
}

export const isSaved = (id: number): void => void unsaved.delete(id);

/** Tells a write's maker, if they still wait, how it ended. */
export const tellMaker = (id: number, ended: Outcome | ApiFailure): void => makers.get(id)?.(ended);

export const hasMaker = (id: number): boolean => makers.has(id);

/** Its maker has been told. */
export function forgetMaker(id: number): void {
  makers.delete(id);
  mark(id, { sending: false });
}

const isBusy = (id: number): boolean => [...busy].some((each) => each.id === id);

/** Keeps what is known here of a write from being replaced by what is stored, while it is sent or stored from here. */
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

/** Notes what is now known of a write, here and in the database. */
export async function save(id: number, changes: Partial<OutboxWrite>): Promise<void> {
  const changed = mark(id, changes);
  if (changed) await whileBusy(id, () => store(changed));
}

/** Where the database takes nothing, the next visit must not take for unsent what was sent. */
async function store(write: OutboxWrite): Promise<void> {
  const stored = await putWrite(write);
  if (stored) unsaved.delete(write.id);
  if (stored !== undefined || gone.has(write.id)) return;
  unsaved.add(write.id);
  journalWrite(write);
}

function takeOut(id: number): Promise<void> {
  gone.add(id);
  return removeWrite(id);
}

/** Takes a write out for good. */
export async function discardWrite(id: number): Promise<void> {
  const removed = takeOut(id);
  change(writes.filter((write) => write.id !== id));
  await removed;
}

/**
 * Takes out a write that the server has; those that wait learn of it. True when one of them can be sent from now on,
 * since what it is about is on the server.
 */
export async function takeOutSettled(settled: Left, write: OutboxWrite): Promise<boolean> {
  gone.add(write.id);
  writes = writes.filter(({ id }) => id !== write.id);
  const told = tell(settled, write);
  notify(writes, settled);
  // Nobody may find it gone without knowing what became of it.
  tabs.tell({ settled, write });
  await Promise.all(told.map(store));
  await takeOut(write.id);
  return told.some((each) => each.write && bindWrite(each.write)?.rowIds.includes(settled.id));
}

/** Lets those that wait learn that a write is at the server; gives those to whom it means something. */
function tell({ provisionalId, id }: Left, write: OutboxWrite): OutboxWrite[] {
  if (id > 0) newRowIds.set(provisionalId, id);
  const before = new Set(writes);
  writes = writes.map((other) => afterSettled(other, write, newRowIds));
  return writes.filter((other) => !before.has(other));
}

/** What is written, about rows as the server knows them by now. */
export const withNewRowIds = (it: Write): Write => withRowIds(it, newRowIds);

import type { ApiFailure } from '@/api/client/ApiError';
import type { SettledWrite } from '@/api/cache/cachedList';
import { putWrite, removeWrite, storedWrites } from './outboxStorage';
import type { OutboxWrite } from './outboxWrite';
import { otherTabs } from './tabs';

/*
 * The outbox as it is known in this tab, beside what is stored of it, which is the same for every tab.
 */

/** The outcome of a write: the new row's id (or 0) once the server has it, or its own number where it waits. */
export type Outcome = { sent: number } | { waiting: number };

/** What is in the outbox, oldest first, and what has just left it for the server. */
type Watcher = (writes: readonly OutboxWrite[], settled?: Left) => void;

type Left = SettledWrite & { provisionalId: number };

let writes: readonly OutboxWrite[] = [];
/** Not yet in the database, or not to be had there. */
const unsaved = new Set<number>();
/** Taken out here: the database may still show them for a moment. */
const gone = new Set<number>();
/** Being sent from here: what is known of them here is newer than what is stored. */
const busy = new Set<number>();
const watchers = new Set<Watcher>();
/** Those who wait to be told how their write ended. */
const makers = new Map<number, (ended: Outcome | ApiFailure) => void>();

/** Left for the server before anybody watched: the code that does may come later than a quick tap. */
let unheard: Left[] = [];

const notify: Watcher = (now, settled) => {
  if (settled && watchers.size === 0) unheard.push(settled);
  watchers.forEach((watcher) => watcher(now, settled));
};
const tabs = otherTabs<Left | undefined>((settled) => {
  void refresh().then(() => notify(writes, settled));
});

/** What is known to be in the outbox, oldest first. */
export const known = (): readonly OutboxWrite[] => writes;

export const writeOf = (id: number): OutboxWrite | undefined => writes.find((write) => write.id === id);

function change(next: readonly OutboxWrite[]): void {
  writes = next;
  notify(writes);
  tabs.tell(undefined);
}

/** Calls `watcher` whenever the outbox changes, the first one also for what has left it before; gives what ends that. */
export function watchOutbox(watcher: Watcher): () => void {
  watchers.add(watcher);
  for (const settled of unheard) watcher(writes, settled);
  unheard = [];
  return () => void watchers.delete(watcher);
}

/** Reads what is stored: what another tab added or sent. Where the database fails, what is known here stays. */
export async function refresh(): Promise<readonly OutboxWrite[]> {
  const stored = await storedWrites();
  if (stored) {
    const known = new Map(writes.map((write) => [write.id, write]));
    // One that was being stored while this was read has its maker here.
    const unstored = writes.filter(({ id }) => !gone.has(id) && (unsaved.has(id) || makers.has(id)));
    const merged = stored
      .filter(({ id }) => !gone.has(id))
      .map((write) => {
        const here = known.get(write.id);
        return here && busy.has(write.id) ? here : { ...write, sending: makers.has(write.id) };
      });
    writes = [...merged, ...unstored.filter(({ id }) => !stored.some((write) => write.id === id))];
  }
  return writes;
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

/** Keeps what is known here of a write from being replaced by what is stored, while it is sent from here. */
export async function whileBusy(id: number, work: () => Promise<void>): Promise<void> {
  busy.add(id);
  try {
    await work();
  } finally {
    busy.delete(id);
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
  if (changed) await putWrite(changed);
}

function takeOut(id: number): Promise<void> {
  gone.add(id);
  unsaved.delete(id);
  return removeWrite(id);
}

/** Takes a write out for good. */
export async function discardWrite(id: number): Promise<void> {
  const removed = takeOut(id);
  change(writes.filter((write) => write.id !== id));
  await removed;
}

/** Takes out a write that the server has; `told` are those behind it that learn of it. */
export async function takeOutSettled(settled: Left, told: ReadonlyMap<number, OutboxWrite>): Promise<void> {
  const { provisionalId } = settled;
  gone.add(provisionalId);
  writes = writes.flatMap((write) => (write.id === provisionalId ? [] : [told.get(write.id) ?? write]));
  notify(writes, settled);
  await takeOut(provisionalId);
  await Promise.all([...told.values()].map(putWrite));
  tabs.tell(settled);
}

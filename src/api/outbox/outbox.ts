import { ApiError, type ApiFailure } from '@/api/client/ApiError';
import { noteSettled, type SettledWrite } from '@/api/cache/cachedList';
import { isGuest } from '@/domain/users/user';
import { bindWrite, type Write } from '@/api/writes/writes';
import type { BoundWrite } from '@/api/writes/definition';
import { attempt, type Attempt } from './attempt';
import { exclusively, otherTabs } from './tabs';
import {
  addWrite,
  journaledWrites,
  journalWrite,
  putWrite,
  removeWrite,
  storedWrites,
} from './outboxStorage';
import { newLocalId, type OutboxWrite } from './outboxWrite';

/*
 * Every write goes through here: it is stored before it is sent, so that a reload or a lost network loses nothing; those
 * of one lane (a prayer's sessions, a passage's changes) are sent in their order, and wait for no other lane.
 */

/** The outcome of a write: the new row's id (or 0) once the server has it, or its own number where it waits. */
export type Outcome = { sent: number } | { waiting: number };

/** What is in the outbox, oldest first, and what has just left it for the server. */
type Watcher = (writes: readonly OutboxWrite[], settled?: SettledWrite & { provisionalId: number }) => void;

/** Its maker is told no later than this: the write goes on by itself. */
const TELL_AFTER_MS = 10_000;

/** How long a write that the server fails at waits for its next attempt. */
const BACKOFF_MS = [5_000, 15_000, 30_000, 60_000, 120_000, 300_000];

/** The outbox as it is known here; the database is the same for every tab. */
let writes: readonly OutboxWrite[] = [];
const unsaved = new Set<number>();
/** Taken out here: the database may still show them for a moment. */
const gone = new Set<number>();
/** Being sent from here: what is known of them here is newer than what is stored. */
const busy = new Set<number>();
const watchers = new Set<Watcher>();
/** Those who wait to be told how their write ended. */
const makers = new Map<number, (ended: Outcome | ApiFailure) => void>();
const lanes = new Map<string, Promise<void>>();

/** Left for the server before anybody watched: the code that does may come later than a quick tap. */
let unheard: NonNullable<Parameters<Watcher>[1]>[] = [];

const notify: Watcher = (now, settled) => {
  if (settled && watchers.size === 0) unheard.push(settled);
  watchers.forEach((watcher) => watcher(now, settled));
};
const tabs = otherTabs<Parameters<Watcher>[1]>((settled) => {
  void refresh().then(() => notify(writes, settled));
});

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

/** Takes over what a closed page left, reads the outbox, and sends what waits. */
export async function startOutbox(): Promise<void> {
  for (const left of journaledWrites()) {
    if (writes.some(({ id }) => id === left.id)) continue;
    if (!(await addWrite(left))) {
      unsaved.add(left.id);
      writes = [...writes, left];
    }
  }
  notify(await refresh());
  await flushOutbox();
}

interface WriteOptions {
  /** How many rows like it the server is known to have; undefined when that is not known. */
  known?: number | undefined;
  /** The refused write in whose place this one goes. */
  insteadOf?: number | undefined;
}

/**
 * Writes: sent as soon as the network allows.
 * @throws ApiError when the server would not, and its maker is to be told; with `waiting` where it stays in the outbox
 */
export async function write(user: string, it: Write, options: WriteOptions = {}): Promise<Outcome> {
  const bound = bindWrite(it);
  if (!bound) throw new ApiError({ kind: 'malformed', endpoint: it.kind });
  if (bound.guestWords !== undefined && isGuest(user)) {
    throw new ApiError({ kind: 'rejected', endpoint: it.kind, detail: bound.guestWords });
  }
  const made = newWrite(user, it, bound, options);
  journalWrite(made);
  unsaved.add(made.id);
  const superseded = writes.filter(
    (other) =>
      other.user === user &&
      !other.sending &&
      (other.id === options.insteadOf ||
        (other.write?.kind === it.kind && bound.supersedes(other.write.payload))),
  );
  const ended = new Promise<Outcome | ApiFailure>((resolve) => {
    makers.set(made.id, resolve);
    setTimeout(() => resolve({ waiting: made.id }), TELL_AFTER_MS);
  });
  change([...writes.filter((other) => !superseded.includes(other)), made]);
  for (const { id } of superseded) void takeOut(id);
  // Stored before anyone is told that it is safe.
  if (await addWrite(made)) unsaved.delete(made.id);
  void runLane(laneOf(made, bound));
  const outcome = await ended;
  makers.delete(made.id);
  mark(made.id, { sending: false });
  if ('kind' in outcome) throw new ApiError(outcome);
  return outcome;
}

function newWrite(user: string, it: Write, bound: BoundWrite, options: WriteOptions): OutboxWrite {
  const now = Date.now();
  const before = writes.find(({ id }) => id === options.insteadOf);
  // The same once more is the one that was refused: what is known of its arrival stays known.
  const isSame = before?.write?.kind === it.kind && bound.recognition?.isAlike(before.write.payload) === true;
  const fresh = { known: options.known, unanswered: false, unclear: false };
  const { known, unanswered, sentAt, endedAt } = isSame
    ? before
    : { ...fresh, sentAt: undefined, endedAt: undefined };
  return {
    ...{ id: newLocalId(now), user, write: it, at: now, known, unanswered, sentAt, endedAt },
    ...{ attempts: 0, nextAt: 0, conflict: false, unclear: false, sending: true },
  };
}

function mark(id: number, changes: Partial<OutboxWrite>): OutboxWrite | undefined {
  if (!writes.some((write) => write.id === id)) return undefined;
  change(writes.map((write) => (write.id === id ? { ...write, ...changes } : write)));
  return writes.find((write) => write.id === id);
}

async function save(id: number, changes: Partial<OutboxWrite>): Promise<void> {
  const changed = mark(id, changes);
  if (changed) await putWrite(changed);
}

/** Sends what waits, as far as the network goes. What the server failed at waits for its time, unless it is asked for now. */
export async function flushOutbox({ now = false } = {}): Promise<void> {
  await refresh();
  if (now)
    await Promise.all(writes.filter(({ nextAt }) => nextAt > 0).map(({ id }) => save(id, { nextAt: 0 })));
  const waiting = writes.flatMap((each) => {
    const bound = each.write && bindWrite(each.write);
    return bound && each.refused === undefined ? [laneOf(each, bound)] : [];
  });
  await Promise.all([...new Set(waiting)].map(runLane));
}

/** Lets a refused write try again; one that may have been saved is sent again, for its maker said so. */
export async function retryWrite(id: number): Promise<void> {
  const waiting = writes.find((write) => write.id === id);
  if (!waiting) return;
  await save(id, {
    ...{ refused: undefined, attempts: 0, nextAt: 0 },
    ...(waiting.unclear && { unclear: false, unanswered: false }),
    // Who has been told of the other device's words, and tries again, means their own.
    ...(waiting.conflict && { conflict: false, write: overwriting(waiting.write) }),
  });
  await flushOutbox();
}

/** A write without what the person had seen: it is written whatever is there. */
function overwriting(it: Write | null): Write | null {
  if (!it) return null;
  const kept = Object.entries(it.payload).filter(([name]) => name !== 'was' && name !== 'wasText');
  return { kind: it.kind, payload: Object.fromEntries(kept) };
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

const laneOf = ({ user, write: it }: OutboxWrite, bound: BoundWrite): string =>
  `${user}/${groupOf(it?.kind)}/${bound.lane}`;

/** Changes of one passage by whatever kind go through the same call, and must not overtake each other. */
const groupOf = (kind: Write['kind'] | undefined): string =>
  kind === 'box' || kind === 'explanation' || kind === 'passageEdit' ? 'update_passage' : `${kind}`;

/** One at a time in a lane, whatever tabs are open. */
function runLane(lane: string): Promise<void> {
  const run = (lanes.get(lane) ?? Promise.resolve()).then(() =>
    exclusively(lane, async () => {
      await refresh();
      await sendLane(lane);
    }),
  );
  const ended = run.catch(() => undefined);
  lanes.set(lane, ended);
  return ended;
}

/** Sends a lane's writes in their order until one has to stay; the makers of those behind it are told that they wait. */
async function sendLane(lane: string): Promise<void> {
  let stays = false;
  for (const { id } of writes) {
    const waiting = writes.find((write) => write.id === id);
    const bound = waiting?.write ? bindWrite(waiting.write) : null;
    if (!waiting || !bound || laneOf(waiting, bound) !== lane || waiting.refused !== undefined) continue;
    const isTooSoon = waiting.nextAt > Date.now() && !waiting.sending;
    // What it is about is itself not on the server yet.
    const isEarly = bound.rowIds.some((row) => writes.some((write) => write.id === row));
    stays ||= isTooSoon || isEarly;
    if (stays) {
      tell(id, { waiting: id });
      continue;
    }
    busy.add(id);
    try {
      const result = await attempt(waiting, bound, async (changes) => {
        await save(id, changes);
        return { ...waiting, ...writes.find((write) => write.id === id), ...changes };
      });
      await end(waiting, bound, result);
      stays = result.kind === 'away' || result.kind === 'failing';
    } finally {
      busy.delete(id);
    }
  }
}

const tell = (id: number, ended: Outcome | ApiFailure): void => makers.get(id)?.(ended);

async function end(waiting: OutboxWrite, bound: BoundWrite, result: Attempt): Promise<void> {
  const { id } = waiting;
  switch (result.kind) {
    case 'sent':
      await settle(waiting, bound, result.id);
      tell(id, { sent: result.id });
      return;
    case 'away':
      tell(id, { waiting: id });
      return;
    case 'failing': {
      const attempts = writes.find((write) => write.id === id)?.attempts ?? 1;
      const backoff = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? 0;
      await save(id, { nextAt: Date.now() + backoff });
      tell(id, { waiting: id });
      return;
    }
    case 'refused':
    case 'unclear':
      await refuse(id, bound, result);
  }
}

/** It waits for a decision; or, where its maker is told and has it before them, it goes. */
async function refuse(id: number, bound: BoundWrite, result: Extract<Attempt, { failure: ApiFailure }>) {
  const { failure } = result;
  const isToldAndDone =
    result.kind === 'refused' && makers.has(id) && !bound.staysWhenRefused && !bound.silent;
  if (isToldAndDone) {
    await discardWrite(id);
    tell(id, failure);
    return;
  }
  const refused = failure.detail ?? failure.kind;
  const conflict = failure.conflict !== undefined;
  await save(id, { refused, conflict, unclear: result.kind === 'unclear', sending: false });
  tell(id, { ...failure, waiting: id });
}

/** The server has it: it leaves the outbox, and what waits behind it learns of the new row. */
async function settle(waiting: OutboxWrite, bound: BoundWrite, id: number): Promise<void> {
  if (!waiting.write) return;
  const settled = { ...waiting.write, user: waiting.user, id, at: waiting.at, provisionalId: waiting.id };
  const others = writes.filter((write) => write.id !== waiting.id);
  const told = new Map<number, OutboxWrite>();
  for (const other of others) {
    const after = afterArrival(other, waiting, bound, id);
    if (after !== other) told.set(other.id, after);
  }
  await noteSettled(settled);
  gone.add(waiting.id);
  writes = writes.flatMap((write) => (write.id === waiting.id ? [] : [told.get(write.id) ?? write]));
  notify(writes, settled);
  await takeOut(waiting.id);
  await Promise.all([...told.values()].map(putWrite));
  tabs.tell(settled);
  for (const { write: it } of told.values()) {
    const dependent = it && bindWrite(it);
    if (dependent?.rowIds.includes(id)) void flushOutbox();
  }
}

function afterArrival(other: OutboxWrite, arrived: OutboxWrite, bound: BoundWrite, id: number): OutboxWrite {
  if (!other.write || other.user !== arrived.user) return other;
  const dependent = bindWrite(other.write);
  if (id > 0 && dependent?.rowIds.includes(arrived.id)) {
    const payload = dependent.withId(arrived.id, id);
    return typeof payload === 'object' && payload !== null
      ? { ...other, write: { ...other.write, payload } }
      : other;
  }
  const isAlike =
    other.write.kind === arrived.write?.kind && bound.recognition?.isAlike(other.write.payload) === true;
  return isAlike && other.known !== undefined ? { ...other, known: other.known + 1 } : other;
}

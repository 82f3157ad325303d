import type { ApiFailure } from '../client/ApiError';
import type { SettledWrite } from '../cache/cachedList';
import { bindWrite, type Write } from '../write/writes';
import { otherTabs } from '@/platform/storage/otherTabs';
import { createEmitter } from '@/platform/values/emitter';
import { afterSettled, withRowIds } from './newRowIds';
import { claimWrite, journalWrite, putWrite, removeWrite, storedWrites } from './outboxStorage';
import { newLocalId, type OutboxWrite } from './outboxWrite';
import { RemovedWrites } from './removedWrites';

/** The outcome of a write: `sent` with the new row's id (or 0), or `waiting` with the write's own id. */
export type SendOutcome = { sent: number } | { waiting: number };

/** Gets the outcome of a write, or why it was refused. */
type Caller = (ended: SendOutcome | ApiFailure) => void;

/** Gets the writes in the outbox, oldest first, and the write that was just saved, if any. */
export type OutboxWatcher = (writes: readonly OutboxWrite[], settled?: SettledHere) => void;

type SettledHere = SettledWrite & { provisionalId: number };

/** A tab's state of the outbox, beside the stored state, which all tabs share. */
export class OutboxState {
  /** The writes in the outbox as known here, oldest first. */
  writes: readonly OutboxWrite[] = [];
  isClosed = false;
  /** The sending of each lane that is under way. */
  readonly lanes = new Map<string, Promise<void>>();
  /** When this tab has first come upon a call whose end is unknown, by a clock that nobody can set. */
  readonly cameUpon = new Map<number, number>();

  /** Writes whose state here is not in the database, or not yet. */
  readonly #unsaved = new Set<number>();
  readonly #removed = new RemovedWrites();
  /** Being sent or stored by this tab, so that the state here is newer than the stored one. */
  readonly #busy = new Set<{ id: number }>();
  readonly #changes = createEmitter<Parameters<OutboxWatcher>>();
  /** The callers that wait for the outcome of their write. */
  readonly #callers = new Map<number, Caller>();
  /** The server's ids of the rows made in this visit, by their provisional ids. */
  readonly #newRowIds = new Map<number, number>();
  #lastId: number | undefined;

  readonly #tabs = otherTabs<{ settled: SettledHere; write: OutboxWrite } | undefined>(
    'nuggets-outbox',
    (message) => void this.#followOtherTab(message?.settled, message?.write),
  );

  /** Another tab has changed the outbox, or has sent one of its writes. */
  async #followOtherTab(settled: SettledHere | undefined, write: OutboxWrite | undefined): Promise<void> {
    if (settled && write) {
      this.#removed.add(write.id);
      this.writes = this.writes.filter(({ id }) => id !== write.id);
      // A duplicated tab has its own copy of unsaved writes.
      if (this.#unsaved.has(write.id)) void this.#takeOut(write.id);
      // The other tab does not know the writes made here a moment ago.
      await this.#storeAll(this.#propagate(settled, write));
    }
    await this.refresh();
    this.#notify(settled);
  }

  close(): void {
    this.isClosed = true;
    this.#tabs.close();
  }

  #notify(settled?: SettledHere): void {
    this.#changes.emit(this.writes, settled);
  }

  #change(next: readonly OutboxWrite[]): void {
    this.writes = next;
    this.#notify();
    this.#tabs.post(undefined);
  }

  writeOf(id: number): OutboxWrite | undefined {
    return this.writes.find((write) => write.id === id);
  }

  /** Calls a watcher whenever the outbox changes; returns the unsubscriber. */
  readonly watch = this.#changes.subscribe;

  /** Reads the stored writes, which other tabs may have changed. If the database fails, the state here stays. */
  async refresh(): Promise<readonly OutboxWrite[]> {
    const stored = await storedWrites();
    if (stored) {
      this.#removed.forgetGone(stored);
      const known = new Map(this.writes.map((write) => [write.id, write]));
      const unstored = this.writes.filter(({ id }) => this.#unsaved.has(id));
      const merged = stored
        .filter(({ id }) => !this.#removed.has(id))
        .map((write) => {
          const here = known.get(write.id);
          const isNewerHere = this.#isBusy(write.id) || this.#unsaved.has(write.id);
          if (here && isNewerHere) return here;
          // It may have been read before the id of its row was stored with it.
          const current = write.write && this.withNewRowIds(write.write);
          return { ...write, write: current, sending: this.hasCaller(write.id) };
        });
      this.writes = this.#inserted(
        merged,
        unstored.filter(({ id }) => !stored.some((write) => write.id === id)),
      );
    }
    return this.writes;
  }

  /** Inserts unstored writes among the stored ones, each before the writes that follow it in this tab's order. */
  #inserted(stored: readonly OutboxWrite[], unstored: readonly OutboxWrite[]): readonly OutboxWrite[] {
    const places = new Map(this.writes.map(({ id }, place) => [id, place]));
    const placeOf = ({ id }: OutboxWrite) => places.get(id) ?? -1;
    return unstored.reduce((all, each) => {
      const next = all.findIndex((other) => placeOf(other) > placeOf(each));
      return next < 0 ? [...all, each] : all.toSpliced(next, 0, each);
    }, stored);
  }

  /** Reads the stored writes and notifies the watchers. */
  async refreshAndNotify(): Promise<void> {
    await this.refresh();
    this.#notify();
  }

  /** The id of a new write, which is also the provisional id of the row it makes. */
  newId(now: number): number {
    this.#lastId = newLocalId(now, this.#lastId);
    return this.#lastId;
  }

  /** Adds a new write at the end and removes those that it supersedes. `caller` gets its outcome. */
  add(made: OutboxWrite, superseded: readonly OutboxWrite[], caller: Caller): void {
    this.#unsaved.add(made.id);
    this.#callers.set(made.id, caller);
    this.#change([...this.writes.filter((other) => !superseded.includes(other)), made]);
    for (const { id } of superseded) void this.#takeOut(id);
  }

  /** Adopts a write that a closed page left and that could not be stored in the database. */
  adoptUnsaved(left: OutboxWrite): void {
    // Another tab may have sent it already.
    if (this.#removed.has(left.id)) return;
    this.#unsaved.add(left.id);
    this.writes = [...this.writes, left];
  }

  isSaved(id: number): void {
    this.#unsaved.delete(id);
  }

  /** Gives a write's caller, if it still waits, the outcome. */
  notifyCaller(id: number, ended: SendOutcome | ApiFailure): void {
    this.#callers.get(id)?.(ended);
  }

  hasCaller(id: number): boolean {
    return this.#callers.has(id);
  }

  /** To be called once the caller has the outcome. */
  forgetCaller(id: number): void {
    this.#callers.delete(id);
    this.#mark(id, { sending: false });
  }

  #isBusy(id: number): boolean {
    return [...this.#busy].some((each) => each.id === id);
  }

  /** Protects the state of a write here from being replaced by the stored one while this tab sends or stores it. */
  async whileBusy(id: number, work: () => Promise<void>): Promise<void> {
    const mine = { id };
    this.#busy.add(mine);
    try {
      await work();
    } finally {
      this.#busy.delete(mine);
    }
  }

  #mark(id: number, changes: Partial<OutboxWrite>): OutboxWrite | undefined {
    if (!this.writeOf(id)) return undefined;
    this.#change(this.writes.map((write) => (write.id === id ? { ...write, ...changes } : write)));
    return this.writeOf(id);
  }

  /** Changes a write here and in the database. */
  async save(id: number, changes: Partial<OutboxWrite>): Promise<void> {
    const changed = this.#mark(id, changes);
    if (changed) await this.whileBusy(id, () => this.#store(changed));
  }

  /** Notes that a write is being sent, here and in the database. False if another tab has sent or removed it meanwhile. */
  async claim(id: number, changes: Partial<OutboxWrite>): Promise<boolean> {
    const known = this.writeOf(id);
    if (!known) return false;
    const isClaimed = this.#unsaved.has(id)
      ? undefined
      : await claimWrite({ ...known, ...changes }, known.sentAt);
    if (isClaimed) this.#mark(id, changes);
    // What is not in the database is this tab's own.
    if (isClaimed === undefined) await this.save(id, changes);
    return isClaimed !== false;
  }

  /** Stores a write; in the journal if the database fails, so that the next visit knows if it was sent. */
  async #store(write: OutboxWrite): Promise<void> {
    const stored = await putWrite(write);
    if (stored) this.#unsaved.delete(write.id);
    if (stored !== undefined || this.#removed.has(write.id)) return;
    this.#unsaved.add(write.id);
    journalWrite(write);
  }

  /** Stores writes that have changed here; until then no older state of theirs replaces them. */
  async #storeAll(changed: readonly OutboxWrite[]): Promise<void> {
    await Promise.all(changed.map((write) => this.whileBusy(write.id, () => this.#store(write))));
  }

  #takeOut(id: number): Promise<void> {
    this.#removed.add(id);
    return removeWrite(id);
  }

  /** Removes a write for good. */
  async discard(id: number): Promise<void> {
    const takingOut = this.#takeOut(id);
    this.#change(this.writes.filter((write) => write.id !== id));
    await takingOut;
  }

  /**
   * Removes a write that the server has saved, and updates the pending ones. Returns whether one of these can be sent now
   * because its row has reached the server.
   */
  async takeOutSettled(settled: SettledHere, write: OutboxWrite): Promise<boolean> {
    this.#removed.add(write.id);
    this.writes = this.writes.filter(({ id }) => id !== write.id);
    const changed = this.#propagate(settled, write);
    this.#notify(settled);
    // Before the write is removed from the database, so that other tabs know why it has gone.
    this.#tabs.post({ settled, write });
    await this.#storeAll(changed);
    await this.#takeOut(write.id);
    return changed.some((each) => each.write && bindWrite(each.write)?.rowIds.includes(settled.id));
  }

  /** Updates the pending writes after one was saved; returns those that changed. */
  #propagate({ provisionalId, id }: SettledHere, write: OutboxWrite): OutboxWrite[] {
    if (id > 0) this.#newRowIds.set(provisionalId, id);
    const before = new Set(this.writes);
    this.writes = this.writes.map((other) => afterSettled(other, write, id, this.#newRowIds));
    return this.writes.filter((other) => !before.has(other));
  }

  /** A write with the ids that the server has given to new rows by now. */
  withNewRowIds(write: Write): Write {
    return withRowIds(write, this.#newRowIds);
  }
}

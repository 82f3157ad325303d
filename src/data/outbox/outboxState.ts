import type { ApiFailure } from '../client/ApiError';
import type { Calls } from '../client/calls';
import type { Clock } from '../client/clock';
import type { CachedLists, ConfirmedWrite } from '../cache/cachedList';
import type { Subjects, Write } from '../define/subjects';
import type { Membership, OtherTabs } from '@/platform/storage/otherTabs';
import type { EngineStorage } from '@/platform/storage/database';
import { afterConfirmed, afterRefused, withRowIds } from './laterWrites';
import { createOutboxStorage, type OutboxStorage } from './outboxStorage';
import { newLocalId, type OutboxWrite } from './outboxWrite';
import { transition, type WriteEvent } from './transition';

/** The outcome of a write: `sent` with the new row's id (or 0), or `waiting` with the write's own id. */
export type Outcome = { sent: number } | { waiting: number };

/** Gets the outcome of a write, or why it was refused. */
type Caller = (ended: Outcome | ApiFailure) => void;

/** A write that the server has, and the id under which its row was shown before. */
export type Confirmed = ConfirmedWrite & { provisionalId: number };

/** A change of the outbox, for the store. */
export interface OutboxChange {
  /** The writes in the outbox, oldest first. */
  writes: readonly OutboxWrite[];
  /** False while those of earlier visits are unknown. */
  isRead: boolean;
  /** The write that the server has just confirmed. */
  confirmed?: Confirmed;
  /** The write that has just been refused after its caller had gone on. */
  rejected?: { write: OutboxWrite; failure: ApiFailure };
}

/** The parts of an outbox. */
export interface OutboxParts {
  storage: EngineStorage;
  tabs: OtherTabs;
  clock: Clock;
  as: Calls['as'];
  serverNow: Calls['serverNow'];
  lists: CachedLists;
  subjects: Subjects;
  report: (change: OutboxChange) => void;
}

/** A tab's message to the others: undefined if the stored writes have changed, otherwise the write that the server has confirmed. */
type Message = { confirmed: Confirmed; write: OutboxWrite } | undefined;

/** A tab's state of the outbox, beside the stored state, which all tabs share. */
export class OutboxState {
  /** The writes in the outbox as known here, oldest first; undefined until they have been read. */
  writes: readonly OutboxWrite[] = [];
  isClosed = false;
  /** False until the stored writes were read, or cannot be. */
  isRead = false;
  /** The sending of each queue that is under way. */
  readonly queues = new Map<string, Promise<void>>();
  /** When this tab first saw a call whose end is unknown, by `clock.monotonicMs`. */
  readonly firstSeenAt = new Map<number, number>();
  readonly storage: OutboxStorage;

  /** Writes whose current state is not in the database, or not yet. */
  readonly #unsaved = new Set<number>();
  /** Made here and moved to the database, where they remain even if their user is no longer remembered. */
  readonly #stored = new Set<number>();
  /** Removed in this visit: the database may still have them for a moment, or fail to remove them. */
  readonly #removed = new Set<number>();
  /** Being sent or stored by this tab, so that the state here is newer than the stored one. */
  readonly #busy = new Map<number, number>();
  /** The callers that wait for the outcome of their write. */
  readonly #callers = new Map<number, Caller>();
  /** The writes that this tab has made. */
  readonly #madeHere = new Set<number>();
  /** The server's ids of the rows made in this visit, by their provisional ids. */
  readonly #newRowIds = new Map<number, number>();
  #lastId: number | undefined;
  readonly #tabs: Membership<Message>;

  constructor(readonly parts: OutboxParts) {
    this.storage = createOutboxStorage(parts.storage);
    this.#tabs = parts.tabs.join<Message>('outbox', (message) => void this.#followOtherTab(message));
  }

  /** Another tab has changed the outbox, or has sent one of its writes. */
  async #followOtherTab(message: Message): Promise<void> {
    if (message) {
      const { confirmed, write } = message;
      this.#removed.add(write.id);
      this.answerCaller(write.id, { sent: confirmed.id });
      this.writes = this.writes.filter(({ id }) => id !== write.id);
      // A duplicated tab has its own copy of unsaved writes.
      if (this.#unsaved.has(write.id)) void this.#takeOut(write.id);
      // The other tab does not know the writes made here a moment ago.
      await this.#storeAll(this.#propagate(confirmed, write));
    }
    await this.refresh();
    this.#report(message && { confirmed: message.confirmed });
  }

  close(): void {
    this.isClosed = true;
    this.#tabs.leave();
  }

  #report(more: Omit<OutboxChange, 'writes' | 'isRead'> = {}): void {
    if (!this.isClosed) this.parts.report({ writes: this.writes, isRead: this.isRead, ...more });
  }

  #change(next: readonly OutboxWrite[]): void {
    this.writes = next;
    this.#report();
    this.#tabs.post(undefined);
  }

  writeOf(id: number): OutboxWrite | undefined {
    return this.writes.find((write) => write.id === id);
  }

  /**
   * Reads the stored writes, which other tabs may have changed. If the database fails, the state here is unchanged.
   * @param isPatient to resolve whenever a slow database responds, which may be never
   */
  async refresh(isPatient = false): Promise<readonly OutboxWrite[]> {
    const stored = await this.storage.read(isPatient);
    this.isRead ||= stored !== undefined || isPatient;
    if (stored) {
      const known = new Map(this.writes.map((write) => [write.id, write]));
      const unstored = this.writes.filter(({ id }) => this.#unsaved.has(id));
      const merged = stored
        .filter(({ id }) => !this.#removed.has(id))
        .map((write) => {
          const here = known.get(write.id);
          if (here && (this.#busy.has(write.id) || this.#unsaved.has(write.id))) return here;
          // Another tab has sent it: from now on its end is waited for.
          if (here && here.sentAt !== write.sentAt) this.firstSeenAt.delete(write.id);
          // It may have been read before the id of its row was stored with it.
          const current = write.write && this.withNewRowIds(write.write);
          return { ...write, write: current, awaited: this.hasCaller(write.id) };
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
    const order = new Map(this.writes.map(({ id }, index) => [id, index]));
    const indexOf = ({ id }: OutboxWrite) => order.get(id) ?? -1;
    return unstored.reduce((all, each) => {
      const next = all.findIndex((other) => indexOf(other) > indexOf(each));
      return next < 0 ? [...all, each] : all.toSpliced(next, 0, each);
    }, stored);
  }

  /** Reads the stored writes and reports them. */
  async refreshAndReport(isPatient = false): Promise<void> {
    await this.refresh(isPatient);
    this.#report();
  }

  /** The id of a new write, which is also the provisional id of the row it makes. */
  newId(): number {
    this.#lastId = newLocalId(this.parts.clock.now(), this.#lastId);
    return this.#lastId;
  }

  /** Adds a new write at the end and removes the refused one that it replaces. `caller` gets its outcome. */
  add(made: OutboxWrite, insteadOf: number | undefined, caller?: Caller): void {
    this.#unsaved.add(made.id);
    this.#madeHere.add(made.id);
    if (caller) this.#callers.set(made.id, caller);
    if (insteadOf !== undefined) void this.#takeOut(insteadOf);
    this.#change([...this.writes.filter(({ id }) => id !== insteadOf), made]);
  }

  /** Adopts a write that a closed page left and that could not be stored in the database. */
  adoptUnsaved(left: OutboxWrite): void {
    // Another tab may have sent it already.
    if (this.#removed.has(left.id)) return;
    this.#unsaved.add(left.id);
    this.writes = [...this.writes, left];
  }

  /** A write is in the database now, where other tabs find it. */
  isSaved(id: number): void {
    this.#stored.add(id);
    this.#unsaved.delete(id);
    this.#tabs.post(undefined);
  }

  /** Whether a write is in this page alone: neither in the database nor in the journal. */
  isHereAlone(id: number): boolean {
    return this.#unsaved.has(id) && !this.storage.isJournaled(id);
  }

  isStored(id: number): boolean {
    return this.#stored.has(id);
  }

  isMadeHere(id: number): boolean {
    return this.#madeHere.has(id);
  }

  /** Gives a write's caller, if it still waits, the outcome. */
  answerCaller(id: number, ended: Outcome | ApiFailure): void {
    this.#callers.get(id)?.(ended);
  }

  hasCaller(id: number): boolean {
    return this.#callers.has(id);
  }

  /** To be called once the caller has the outcome. */
  forgetCaller(id: number): void {
    this.#callers.delete(id);
    this.#mark(id, { awaited: false });
  }

  isBusy(id: number): boolean {
    return this.#busy.has(id);
  }

  /** Protects the state of a write here from being replaced by the stored one while this tab sends or stores it. */
  async whileBusy(id: number, work: () => Promise<void>): Promise<void> {
    this.#busy.set(id, (this.#busy.get(id) ?? 0) + 1);
    try {
      await work();
    } finally {
      const left = (this.#busy.get(id) ?? 1) - 1;
      if (left > 0) this.#busy.set(id, left);
      else this.#busy.delete(id);
    }
  }

  #mark(id: number, changes: Partial<OutboxWrite>): OutboxWrite | undefined {
    const known = this.writeOf(id);
    if (!known) return undefined;
    const changed = { ...known, ...changes };
    this.#change(this.writes.map((write) => (write.id === id ? changed : write)));
    return changed;
  }

  /** Changes a write here and in the database. */
  async #save(id: number, changes: Partial<OutboxWrite>): Promise<void> {
    const changed = this.#mark(id, changes);
    if (changed) await this.whileBusy(id, () => this.#store(changed));
  }

  /** Applies an event to a write, here and in the database; returns the write, null if it was removed or unknown. */
  async step(id: number, event: WriteEvent): Promise<OutboxWrite | null> {
    const before = this.writeOf(id);
    const after = before ? transition(before, event) : null;
    if (before && !after) await this.discard(id);
    else if (after && after !== before) await this.#save(id, after);
    return after;
  }

  #sentNow(): WriteEvent {
    return { type: 'sent', at: this.parts.clock.now(), atServer: this.parts.serverNow() };
  }

  /** As `step` for a write that is about to be sent. Null, and nothing is stored, if another tab has sent or removed it. */
  async claim(id: number, changes: Pick<OutboxWrite, 'before'>): Promise<OutboxWrite | null> {
    const known = this.writeOf(id);
    if (!known) return null;
    const sent = transition({ ...known, ...changes }, this.#sentNow());
    if (sent?.status !== 'sending') return null;
    const isClaimed = this.#unsaved.has(id) ? undefined : await this.storage.claim(sent, known.sentAt);
    if (isClaimed === false) return null;
    if (isClaimed) this.#mark(id, sent);
    // A write that is not in the database belongs to this tab.
    else await this.#save(id, sent);
    this.firstSeenAt.set(id, this.parts.clock.monotonicMs());
    return this.writeOf(id) ?? null;
  }

  /** As `claim` in a page that is being left, where nothing can be waited for: in the journal alone. */
  claimAtOnce(id: number, before: OutboxWrite['before']): OutboxWrite | null {
    const known = this.writeOf(id);
    if (known?.status !== 'undoable') return null;
    const due = transition({ ...known, before: known.before ?? before }, { type: 'due' });
    const sent = due && transition(due, this.#sentNow());
    if (sent?.status !== 'sending') return null;
    // What a later page has, but would not know to have been sent, is not sent by one that is left.
    if (!this.storage.journal(sent) && !this.isHereAlone(id)) return null;
    this.#mark(id, sent);
    // Where the page goes on after all.
    void this.whileBusy(id, () => this.#store(sent));
    this.firstSeenAt.set(id, this.parts.clock.monotonicMs());
    return sent;
  }

  /** Stores a write; in the journal if the database fails, so that the next visit knows if it was sent. */
  async #store(write: OutboxWrite): Promise<void> {
    const stored = await this.storage.put(write);
    if (stored) this.#unsaved.delete(write.id);
    if (stored) this.#tabs.post(undefined);
    if (stored !== undefined || this.#removed.has(write.id)) return;
    this.#unsaved.add(write.id);
    this.storage.journal(write);
  }

  /** Stores writes that have changed here; until then no older state of theirs replaces them. */
  async #storeAll(changed: readonly OutboxWrite[]): Promise<void> {
    await Promise.all(changed.map((write) => this.whileBusy(write.id, () => this.#store(write))));
  }

  #takeOut(id: number, write = this.writeOf(id)): Promise<void> {
    const isOnPageAlone =
      write !== undefined && this.parts.storage.isSessionOnly(write.user) && !this.#stored.has(id);
    this.#removed.add(id);
    this.firstSeenAt.delete(id);
    this.#madeHere.delete(id);
    this.#stored.delete(id);
    return this.storage.remove(id, isOnPageAlone);
  }

  /** Removes a write for good. */
  async discard(id: number): Promise<void> {
    const takingOut = this.#takeOut(id);
    this.#change(this.writes.filter((write) => write.id !== id));
    await takingOut;
    // Another tab may have read it while it was still stored.
    this.#tabs.post(undefined);
  }

  /** Corrects the later writes of the row after one was refused. */
  async withoutRefused(refused: OutboxWrite): Promise<void> {
    const at = this.writes.findIndex(({ id }) => id === refused.id);
    const next = this.writes.map((each, index) =>
      index > at && each.status !== 'rejected' ? afterRefused(this.bind, each, refused) : each,
    );
    const changed = next.filter((each, index) => each !== this.writes[index]);
    if (changed.length === 0) return;
    this.#change(next);
    await this.#storeAll(changed);
  }

  /** A write was refused after its caller had gone on. */
  reportRejected(write: OutboxWrite, failure: ApiFailure): void {
    this.#report({ rejected: { write, failure } });
  }

  /**
   * Removes a write that the server has confirmed, and updates the pending ones. Returns whether one of these can be sent now
   * because its row has reached the server.
   */
  async takeOutConfirmed(confirmed: Confirmed, write: OutboxWrite): Promise<boolean> {
    this.#removed.add(write.id);
    this.writes = this.writes.filter(({ id }) => id !== write.id);
    const changed = this.#propagate(confirmed, write);
    this.#report({ confirmed });
    // Before the write is removed from the database, so that other tabs know why.
    // With Remember Me off nothing leaves the tab.
    this.#tabs.post(this.parts.storage.isSessionOnly(write.user) ? undefined : { confirmed, write });
    await this.#storeAll(changed);
    await this.#takeOut(write.id, write);
    return changed.some((each) => each.write && this.bind(each.write)?.rowIds.includes(confirmed.id));
  }

  /** Updates the pending writes after one was confirmed; returns those that changed. */
  #propagate({ provisionalId, id }: Confirmed, write: OutboxWrite): OutboxWrite[] {
    if (id > 0) this.#newRowIds.set(provisionalId, id);
    const before = new Set(this.writes);
    this.writes = this.writes.map((other) => afterConfirmed(this.bind, other, write, id, this.#newRowIds));
    return this.writes.filter((other) => !before.has(other));
  }

  readonly bind: Subjects['bind'] = (write) => this.parts.subjects.bind(write);

  /** A write with the ids that the server has given to new rows by now. */
  withNewRowIds(write: Write): Write {
    return withRowIds(this.bind, write, this.#newRowIds);
  }
}

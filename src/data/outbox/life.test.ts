import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, cachedLists, emptyOutbox, subjects } from '@test/kit/engine';
import { shareLocks } from '@test/kit/shareLocks';
import { openStorage } from '@/platform/storage/database';
import { ApiError } from '../client/ApiError';
import type { Client, Request } from '../client/client';
import { createEngine } from '../engine';
import { createOutbox, UNDO_WINDOW_MS, type Outbox } from './outbox';

/*
 * The life of writes on two tabs over one device, whatever happens to them, and in whatever order: the server gets each once, in the
 * order of its queue, but for those that a person took back or gave up.
 */

const USER = 'demo';
const LONGEST_CALL_MS = 30_000;

type Fault =
  | 'none'
  | 'refused'
  | 'not now'
  | 'lost before'
  | 'lost after'
  | 'failed before'
  | 'failed after'
  | 'hangs'
  | 'slow';

/** A slow server has done a call after this time, whose page is gone by then. */
const SLOW_MS = 15_000;

/** The server, the network before it, and the device. */
class World {
  rows: { sessionId: number; prayerId: number; note: string }[] = [];
  isOnline = true;
  /** What happens to the next session that is sent. */
  fault: Fault = 'none';
  /** Whether the server fails when the list is read next. */
  isListFailing = false;
  /** What a slow server does at a later moment. */
  later: { at: number; prayerId: number; note: string }[] = [];
  now = Date.UTC(2026, 10, 21, 12);
  tabs: Outbox[] = [];
  made = 0;
  /** Which tab made a write: by note. */
  readonly madeBy = new Map<string, Outbox>();
  /** What a person took back or gave up: by note. */
  readonly undone = new Set<string>();
  /** Whether a person has sent a refused write again. */
  hasRetried = false;
  /** Whether a page that was left has sent two writes of a queue side by side, and the first may have been lost. */
  hasOvertaken = false;
  /** What a person sent again although nobody knew whether it was there. */
  readonly repeated = new Set<string>();

  readonly client: Client = {
    text: (request) => this.answer(request),
    blob: () => Promise.reject(new Error('nothing asks for this')),
  };

  async answer({ endpoint, body }: Request): Promise<{ data: unknown; date: undefined }> {
    await Promise.resolve();
    const json = (data: unknown) => ({ data: JSON.stringify(data), date: undefined });
    const lost = () => new ApiError({ kind: 'network', endpoint });
    const notNow = () => new ApiError({ kind: 'network', endpoint, status: 429 });
    const failed = () => new ApiError({ kind: 'http', endpoint, status: 500 });
    this.doLater();
    if (!this.isOnline) throw lost();
    if (endpoint !== 'add_prayer_session') {
      if (this.isListFailing) {
        this.isListFailing = false;
        throw failed();
      }
      return json(
        this.rows.map(({ note, ...row }) => ({
          ...row,
          dateTime: '2026-11-21 12:00:00',
          prayerNoteTx: note,
        })),
      );
    }
    const { fault } = this;
    this.fault = 'none';
    if (fault === 'refused') return json('error');
    if (fault === 'not now') throw notNow();
    if (fault === 'lost before') throw lost();
    if (fault === 'failed before') throw failed();
    const { prayerId = 0, prayerNoteTx: note = '' }: { prayerId?: number; prayerNoteTx?: string } = {
      ...body,
    };
    if (fault === 'slow') {
      this.later.push({ at: this.now + SLOW_MS, prayerId, note });
      return new Promise(() => undefined);
    }
    const sessionId = this.rows.length + 1;
    this.rows.push({ sessionId, prayerId, note });
    if (fault === 'lost after') throw lost();
    if (fault === 'failed after') throw failed();
    if (fault === 'hangs') return new Promise(() => undefined);
    return json(sessionId);
  }

  doLater(): void {
    const due = this.later.filter(({ at }) => at <= this.now);
    this.later = this.later.filter(({ at }) => at > this.now);
    for (const { prayerId, note } of due) this.rows.push({ sessionId: this.rows.length + 1, prayerId, note });
  }

  openTab(): Outbox {
    const clock = { now: () => this.now, monotonicMs: () => this.now };
    const engine = createEngine({ client: this.client, storage: openStorage(), clock });
    const report = () => undefined;
    const tab = createOutbox({ ...engine, subjects, lists: cachedLists, report });
    this.tabs.push(tab);
    return tab;
  }

  /** Everything that is due is sent, as far as the network allows. */
  async flush(options?: { now: boolean }): Promise<void> {
    for (const tab of this.tabs) await within(tab.flush(options));
  }
}

const moment = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 60));

/** A call that hangs holds its tab up: nobody waits for it here. */
const within = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), moment()]);

const noteOf = ({ payload }: { payload: object }): string => ('note' in payload ? String(payload.note) : '');

type Step = (world: World) => Promise<unknown>;

class Event implements fc.AsyncCommand<object, World> {
  constructor(
    readonly name: string,
    readonly step: Step,
  ) {}
  check = (): boolean => true;
  async run(_: object, world: World): Promise<void> {
    await this.step(world);
    // What one tab tells the others is there before a person's next step.
    await Promise.all(world.tabs.map((tab) => within(tab.refresh())));
    // Confirmed at most once, and not sent again once confirmed.
    for (const { note } of world.rows) {
      const times = world.rows.filter((row) => row.note === note).length;
      if (!world.repeated.has(note)) expect([note, times]).toEqual([note, 1]);
    }
  }
  toString = (): string => this.name;
}

const tabOf = (world: World, index: number): Outbox =>
  world.tabs[index % world.tabs.length] ?? world.openTab();

const write = (world: World, tab: number, prayerId: number, isUndoable: boolean) => {
  world.made += 1;
  const payload = { prayerId, note: `w${world.made}`, dateTime: '2026-11-21T12:00:00' };
  world.madeBy.set(payload.note, tabOf(world, tab));
  return within(tabOf(world, tab).write(USER, { kind: 'session', payload }, { isUndoable }));
};

const onRejected = async (world: World, isRetry: boolean) => {
  const [tab] = world.tabs;
  const rejected = tab?.writes().find(({ status }) => status === 'rejected');
  if (!tab || !rejected?.write) return;
  const note = noteOf(rejected.write);
  if (isRetry) {
    world.hasRetried = true;
    if (rejected.unclear) world.repeated.add(note);
    await within(tab.retry(rejected.id));
  } else {
    await tab.discard(rejected.id);
    world.undone.add(note);
  }
};

/** Everything that this tab can undo goes at once, where nothing is before it and the server answers. */
const hide = async (world: World, index: number) => {
  const tab = tabOf(world, index);
  // What is needed to send it is being read.
  await moment();
  const isFree = tab
    .writes()
    .every(
      ({ status, write: each }) =>
        status === 'rejected' ||
        (status === 'undoable' && each !== null && world.madeBy.get(noteOf(each)) === tab),
    );
  const undoable = tab.writes().filter(({ status }) => status === 'undoable');
  world.hasOvertaken ||= undoable.length > 1 && world.fault !== 'none';
  const isToGo = isFree && world.isOnline && world.fault === 'none' && !world.isListFailing;
  tab.leave();
  await moment();
  // On a busy machine the answer may take longer; the clock of the ten seconds stands still.
  if (isToGo)
    await vi.waitFor(() => expect(tab.writes().filter(({ status }) => status !== 'rejected')).toEqual([]));
};

const undo = async (world: World, index: number) => {
  const tab = tabOf(world, index);
  const last = tab.writes().findLast(({ status }) => status === 'undoable');
  if (!last?.write || !(await tab.undo(last.id))) return;
  const note = noteOf(last.write);
  world.undone.add(note);
  expect(world.rows.some((row) => row.note === note)).toBe(false);
};

const FAULTS: readonly Fault[] = [
  'refused',
  'not now',
  'lost before',
  'lost after',
  'failed before',
  'failed after',
  'hangs',
  'slow',
];

const steps: fc.Arbitrary<Event>[] = [
  fc
    .tuple(fc.nat(1), fc.integer({ min: 1, max: 2 }), fc.boolean())
    .map(([tab, id, undoable]) => new Event(`made ${id}`, (world) => write(world, tab, id, undoable))),
  fc.constant(
    new Event('window over', (world) => {
      world.now += UNDO_WINDOW_MS + 2_001;
      return world.flush();
    }),
  ),
  fc.nat(1).map((tab) => new Event('hidden', (world) => hide(world, tab))),
  fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 2 })).map(
    ([tab, id]) =>
      new Event(`made ${id}, and hidden`, async (world) => {
        await write(world, tab, id, true);
        await hide(world, tab);
      }),
  ),
  fc.constant(
    new Event('online', (world) => {
      world.isOnline = true;
      return world.flush({ now: true });
    }),
  ),
  fc.constant(
    new Event('offline', (world) => {
      world.isOnline = false;
      return Promise.resolve();
    }),
  ),
  fc.constantFrom(...FAULTS).map(
    (fault) =>
      new Event(fault, (world) => {
        world.fault = fault;
        return Promise.resolve();
      }),
  ),
  fc.constant(new Event('list read', (world) => world.flush({ now: true }))),
  fc.constant(
    new Event('list fails', (world) => {
      world.isListFailing = true;
      return world.flush({ now: true });
    }),
  ),
  fc.tuple(fc.nat(1), fc.boolean()).map(
    ([index, isLeft]) =>
      new Event('tab closed', async (world) => {
        const tab = tabOf(world, index);
        if (isLeft) tab.leave();
        tab.close();
        world.tabs = world.tabs.filter((each) => each !== tab);
        // What its page was doing goes with it.
        shareLocks();
        await within(world.openTab().start());
      }),
  ),
  fc.constant(new Event('other tab', (world) => within(tabOf(world, 1).flush()))),
  fc.constant(new Event('retry', (world) => onRejected(world, true))),
  fc.constant(new Event('discard', (world) => onRejected(world, false))),
  fc.nat(1).map((tab) => new Event('undo', (world) => undo(world, tab))),
];

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

it('gets each write to the server once and in order, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 14 }), async (commands) => {
      await emptyOutbox();
      await answers.forgetUser(USER);
      localStorage.clear();
      shareLocks();
      const world = new World();
      world.openTab();
      world.openTab();
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
        // The network is calm, every page is opened again, and a call of a page that has gone has ended.
        world.isOnline = true;
        world.fault = 'none';
        world.isListFailing = false;
        for (const tab of world.tabs) tab.close();
        world.tabs = [];
        shareLocks();
        const last = world.openTab();
        await last.start();
        for (let round = 0; round < 4; round += 1) {
          world.now += LONGEST_CALL_MS + UNDO_WINDOW_MS;
          await last.flush({ now: true });
        }
        const left = (await last.refresh()).flatMap(({ write: each, status }) => {
          expect(status).toBe('rejected');
          return each ? [noteOf(each)] : [];
        });
        const there = world.rows.map(({ note }) => note);
        for (let number = 1; number <= world.made; number += 1) {
          const note = `w${number}`;
          const isAccountedFor = there.includes(note) || left.includes(note) || world.undone.has(note);
          expect([note, isAccountedFor]).toEqual([note, true]);
        }
        for (const id of [1, 2]) {
          const numbers = world.rows.flatMap(({ prayerId, note }) =>
            prayerId === id && !world.repeated.has(note) ? [Number(note.slice(1))] : [],
          );
          const inOrder = numbers.filter((number, index) => number > (numbers[index - 1] ?? 0));
          // A refused write that the person sent again comes later, and one that was lost as a page sent two at its end.
          if (!world.hasRetried && !world.hasOvertaken) expect(inOrder).toEqual(numbers);
        }
      } finally {
        for (const tab of world.tabs) tab.close();
      }
    }),
    { numRuns: Number(process.env.LIFE_RUNS ?? 40) },
  );
});

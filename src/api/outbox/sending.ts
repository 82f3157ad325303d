import type { ApiFailure } from '@/api/client/ApiError';
import { noteSettled } from '@/api/cache/cachedList';
import { bindWrite, type Write } from '@/api/writes/writes';
import type { BoundWrite } from '@/api/writes/definition';
import { attempt, type Attempt } from './attempt';
import {
  discardWrite,
  hasMaker,
  known,
  refresh,
  save,
  takeOutSettled,
  tellMaker,
  whileBusy,
  writeOf,
} from './outboxState';
import { isProvisional, type OutboxWrite } from './outboxWrite';
import { exclusively } from './exclusively';

/** How long a write that the server fails at waits for its next attempt; after the last the person is asked. */
const BACKOFF_MS = [5_000, 15_000, 30_000, 60_000, 120_000];

const LONGEST_BACKOFF_MS = Math.max(...BACKOFF_MS);

/** Whether a moment is still to come; what is further off than anything waits was noted by a clock that was put back since. */
function isToCome(at: number): boolean {
  const left = at - Date.now();
  return left > 0 && left <= LONGEST_BACKOFF_MS;
}

/** When it is looked again for a write that may have been in flight. */
const LOOK_AFTER_MS = 5_000;

/** What it was about was discarded, or never came to be. */
const NO_SUCH_ROW: ApiFailure = {
  kind: 'rejected',
  endpoint: 'outbox',
  detail: 'what it belongs to is not there any more',
};

const lanes = new Map<string, Promise<void>>();

/** Sends what waits, as far as the network goes. What the server failed at waits for its time, unless it is asked for now. */
export async function flushOutbox({ now = false } = {}): Promise<void> {
  await refresh();
  if (now)
    await Promise.all(
      known()
        .filter(({ nextAt }) => nextAt > 0)
        .map(({ id }) => save(id, { nextAt: 0 })),
    );
  const waiting = known().flatMap((each) => {
    const bound = each.write && bindWrite(each.write);
    return bound && each.refused === undefined ? [laneOf(each, bound)] : [];
  });
  await Promise.all([...new Set(waiting)].map(runLane));
}

export const laneOf = ({ user, write: it }: OutboxWrite, bound: BoundWrite): string =>
  `${user}/${groupOf(it?.kind)}/${bound.lane}`;

/** Changes of one passage by whatever kind go through the same call, and must not overtake each other. */
const groupOf = (kind: Write['kind'] | undefined): string =>
  kind === 'box' || kind === 'explanation' || kind === 'passageEdit' ? 'update_passage' : `${kind}`;

/** Sends what waits in a lane: one at a time, whatever tabs are open. */
export function runLane(lane: string): Promise<void> {
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
  for (const { id } of known()) {
    const waiting = writeOf(id);
    const bound = waiting?.write ? bindWrite(waiting.write) : null;
    if (!waiting || !bound || laneOf(waiting, bound) !== lane || waiting.refused !== undefined) continue;
    const isTooSoon = isToCome(waiting.nextAt);
    // What it is about is itself not on the server yet.
    const awaited = bound.rowIds.flatMap((row) => writeOf(row) ?? []);
    const isEarly = awaited.length > 0;
    if (!isEarly && bound.rowIds.some(isProvisional)) {
      await end(waiting, bound, { kind: 'refused', failure: NO_SUCH_ROW });
      continue;
    }
    // What waits for a decision holds up nothing, and neither does what waits for it.
    const isSoon = awaited.every(({ refused }) => refused === undefined);
    stays ||= isTooSoon || (isEarly && isSoon && !bound.silent);
    if (stays || isEarly) {
      tellMaker(id, { waiting: id });
      continue;
    }
    await whileBusy(id, async () => {
      const result = await attempt(waiting, bound, async (changes) => {
        await save(id, changes);
        return { ...waiting, ...writeOf(id), ...changes };
      });
      await end(waiting, bound, result);
      stays = result.kind !== 'sent' && result.kind !== 'refused' && result.kind !== 'unclear';
    });
  }
}

async function end(waiting: OutboxWrite, bound: BoundWrite, result: Attempt): Promise<void> {
  const { id } = waiting;
  switch (result.kind) {
    case 'sent':
      await settle(waiting, result.id);
      tellMaker(id, { sent: result.id });
      return;
    case 'in flight':
      setTimeout(() => void flushOutbox(), LOOK_AFTER_MS);
      tellMaker(id, { waiting: id });
      return;
    case 'away':
      tellMaker(id, { waiting: id });
      return;
    case 'failing': {
      const attempts = writeOf(id)?.attempts ?? 1;
      const backoff = BACKOFF_MS[attempts - 1] ?? LONGEST_BACKOFF_MS;
      await save(id, { nextAt: Date.now() + backoff });
      tellMaker(id, { waiting: id });
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
  const isToldAndDone = result.kind === 'refused' && hasMaker(id) && !bound.staysWhenRefused && !bound.silent;
  // A view of what is not there is nobody's to decide on.
  if (isToldAndDone || (failure === NO_SUCH_ROW && bound.silent)) {
    await discardWrite(id);
    tellMaker(id, failure);
    return;
  }
  const refused = failure.detail ?? failure.kind;
  const conflict = failure.conflict !== undefined;
  await save(id, { refused, conflict, unclear: result.kind === 'unclear' });
  tellMaker(id, { ...failure, waiting: id });
}

/** The server has it: it leaves the outbox, and what waits behind it learns of the new row. */
async function settle(waiting: OutboxWrite, id: number): Promise<void> {
  if (!waiting.write) return;
  const settled = { ...waiting.write, user: waiting.user, id, at: waiting.at, provisionalId: waiting.id };
  await noteSettled(settled);
  if (await takeOutSettled(settled, waiting)) void flushOutbox();
}

import { withSeenBefore } from '../define/conflict';
import { isSame } from '@/platform/values/isSame';
import type { Subjects, Write } from '../define/subjects';
import type { OutboxWrite } from './outboxWrite';

type Bind = Subjects['bind'];

/** The server's ids of new rows, by their provisional ids. */
type NewRowIds = ReadonlyMap<number, number>;

/** A write with provisional row ids replaced by the server's; the same object if there are none. */
export function withRowIds(bind: Bind, write: Write, ids: NewRowIds): Write {
  let current = write;
  for (const row of bind(write)?.rowIds ?? []) {
    const id = ids.get(row);
    const payload = id === undefined ? undefined : bind(current)?.withId(row, id);
    if (payload) current = { ...current, payload };
  }
  return current;
}

/** A pending write after another one was confirmed: it gets the ids of new rows, and an equal one's row is not its own. */
export function afterConfirmed(
  bind: Bind,
  other: OutboxWrite,
  confirmed: OutboxWrite,
  id: number,
  ids: NewRowIds,
): OutboxWrite {
  if (!other.write || !confirmed.write || other.user !== confirmed.user) return other;
  const write = withRowIds(bind, other.write, ids);
  const isDuplicate =
    write.kind === confirmed.write.kind &&
    bind(confirmed.write)?.recognition.isDuplicate(write.payload) === true;
  const before =
    isDuplicate && other.before && id > 0
      ? { ...other.before, ids: [...other.before.ids, id] }
      : other.before;
  return write === other.write && before === other.before ? other : { ...other, write, before };
}

/** Corrects what a later write saw, after an earlier one was refused (`withSeenBefore`). */
export function afterRefused(bind: Bind, later: OutboxWrite, refused: OutboxWrite): OutboxWrite {
  const { write } = later;
  if (!refused.write || write?.kind !== refused.write.kind || later.user !== refused.user) return later;
  if (!isSame(bind(write)?.rowIds, bind(refused.write)?.rowIds)) return later;
  const payload = withSeenBefore(write.payload, refused.write.payload);
  return payload === write.payload ? later : { ...later, write: { ...write, payload } };
}

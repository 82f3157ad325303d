import { bindWrite, type Write } from '../write/writes';
import type { OutboxWrite } from './outboxWrite';

/** The server's ids of new rows, by their provisional ids. */
export type NewRowIds = ReadonlyMap<number, number>;

/** A write with provisional row ids replaced by the server's; the same object if there are none. */
export function withRowIds(write: Write, ids: NewRowIds): Write {
  let current = write;
  for (const row of bindWrite(write)?.rowIds ?? []) {
    const id = ids.get(row);
    const payload = id === undefined ? undefined : bindWrite(current)?.withId(row, id);
    if (payload) current = { ...current, payload };
  }
  return current;
}

/** A pending write after another one was saved: it gets the ids of new rows, and an equal one's row is not its own. */
export function afterSettled(
  other: OutboxWrite,
  settled: OutboxWrite,
  id: number,
  ids: NewRowIds,
): OutboxWrite {
  if (!other.write || !settled.write || other.user !== settled.user) return other;
  const write = withRowIds(other.write, ids);
  const recognition = bindWrite(settled.write)?.recognition;
  const isDuplicate = write.kind === settled.write.kind && recognition?.isDuplicate(write.payload) === true;
  const before =
    isDuplicate && other.before && id > 0
      ? { ...other.before, ids: [...other.before.ids, id] }
      : other.before;
  return write === other.write && before === other.before ? other : { ...other, write, before };
}

import { bindWrite, type Write } from '@/api/writes/writes';
import type { OutboxWrite } from './outboxWrite';

/** The server's ids of rows that were made here, by their provisional ones. */
export type NewRowIds = ReadonlyMap<number, number>;

/** A write with the server's ids of the rows that it is about; the write itself where it has them already. */
export function withRowIds(it: Write, ids: NewRowIds): Write {
  let current = it;
  for (const row of bindWrite(it)?.rowIds ?? []) {
    const id = ids.get(row);
    const payload = id === undefined ? undefined : bindWrite(current)?.withId(row, id);
    if (typeof payload === 'object' && payload !== null) current = { ...current, payload };
  }
  return current;
}

/** A write that waits once another is at the server: it knows that there is one more row like it, and the ids of new rows. */
export function afterSettled(other: OutboxWrite, settled: OutboxWrite, ids: NewRowIds): OutboxWrite {
  if (!other.write || !settled.write || other.user !== settled.user) return other;
  const write = withRowIds(other.write, ids);
  const recognition = bindWrite(settled.write)?.recognition;
  const isDuplicate = write.kind === settled.write.kind && recognition?.isDuplicate(write.payload) === true;
  const known = isDuplicate && other.known !== undefined ? other.known + 1 : other.known;
  return write === other.write && known === other.known ? other : { ...other, write, known };
}

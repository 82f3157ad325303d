import { bindWrite, type Write } from '@/api/writes/writes';
import type { OutboxWrite } from './outboxWrite';

/** The server's ids of rows that were made here, by their provisional ones. */
export type ArrivedRows = ReadonlyMap<number, number>;

/** A write with the server's ids of the rows that it is about; the write itself where it has them already. */
export function withArrivedRows(it: Write, arrived: ArrivedRows): Write {
  let current = it;
  for (const row of bindWrite(it)?.rowIds ?? []) {
    const id = arrived.get(row);
    const payload = id === undefined ? undefined : bindWrite(current)?.withId(row, id);
    if (typeof payload === 'object' && payload !== null) current = { ...current, payload };
  }
  return current;
}

/** A write that waits once another has arrived: it knows that there is one more row like it, and the ids of new rows. */
export function afterArrival(other: OutboxWrite, settled: OutboxWrite, arrived: ArrivedRows): OutboxWrite {
  if (!other.write || !settled.write || other.user !== settled.user) return other;
  const write = withArrivedRows(other.write, arrived);
  const recognition = bindWrite(settled.write)?.recognition;
  const isAlike = write.kind === settled.write.kind && recognition?.isAlike(write.payload) === true;
  const known = isAlike && other.known !== undefined ? other.known + 1 : other.known;
  return write === other.write && known === other.known ? other : { ...other, write, known };
}

import { openDB } from 'idb';
import { beforeEach } from 'vitest';
import { appendRecallRow, readRecallRows } from '@/features/memory/api/recallStorage';
import type { RecallEntry } from '@/features/memory/model/strength/recallEntry';

/** Empties the recall log of this device before each test. */
export function forgetRecalls(): void {
  beforeEach(async () => {
    // Reading creates the object stores.
    await readRecallRows('demo');
    const db = await openDB('nuggets-recall');
    await db.clear('entries');
    await db.clear('damaged');
    db.close();
  });
}

/** Logs runs of demo's on this device. */
export async function logRecalls(entries: readonly RecallEntry[]): Promise<void> {
  for (const entry of entries) await appendRecallRow({ id: entry.id, user: 'demo', entry });
}

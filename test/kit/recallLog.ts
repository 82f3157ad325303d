import { appendRecallRow } from '@/features/memory/api/recallStorage';
import type { RecallEntry } from '@/features/memory/model/strength/recallEntry';

/** Logs runs of demo's on this device. */
export async function logRecalls(entries: readonly RecallEntry[]): Promise<void> {
  for (const entry of entries) await appendRecallRow({ id: entry.id, user: 'demo', entry });
}

import type { RecallEntry } from '@/features/memory/model/strength/recallEntry';

/** A run of passage 7 in box 1, written half right, at the epoch; `change` overrides its fields. */
export const recallEntry = (change: Partial<RecallEntry> = {}): RecallEntry => ({
  id: 'run',
  passageId: 7,
  at: 0,
  direction: 'by_ref',
  exercise: 'write',
  score: 0.5,
  missed: [],
  peeks: 0,
  box: 1,
  viewedBefore: null,
  ...change,
});

/** Types and rules of memory that other subjects use; they need no browser. */
export { type Due, dueOf } from './due';
export { damagedAs, memorisedAs } from './memoryPassage';
export { type Box, BOXES, type MemoryPassage, type PracticeHistoryEntry } from './memoryPassage';
export { boxName, passageName } from './passageEdit';
export { mergedHistory } from './practiceHistory';
export { gradedDays } from './strength/grade';
export type { RecallEntry } from './strength/recallEntry';
export { decodeEntry, recallEntrySchema } from './strength/decodeEntry';

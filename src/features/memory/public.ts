/** The public API of memory for other subjects: its state, calls and components. */
export { memoryPassages } from './api/calls';
export * as memoryWrites from './api/writes';
export { VoiceFields } from './listening/VoiceFields';
export { selectListening } from './listening/listening';
export { listenToChapter } from './listening/player';
export { MemoryListState } from './passage/MemoryListState';
export { selectVisit } from './practice/practice';
export { practiceLink } from './practice/practiceChoice';
export { weakWords } from './model/weakWords';
export { selectPractisedOn } from './recall/log/practised';
export { useHandOver } from './recall/log/useHandOver';
export { loadRecallLog } from './recall/log/recallLog';
export { appendRecallRow, forgetAllRecallRows, forgetRecallRows, readRecallRows } from './api/recallStorage';
export { hasTried, keepTried } from './recall/log/tried';
export { TryPassage } from './recall/TryPassage';
export { useRecallLog } from './recall/log/useRecallLog';
export {
  addMemoryPassage,
  loadedPassages,
  loadPassages,
  selectPassage,
  selectPassages,
  selectPassagesState,
  selectPassagesWithText,
} from './store/passages';
export { loadPracticeHistory, selectPracticeHistory } from './store/practiceHistory';
export {
  loadTextOverrides,
  selectCanHaveText,
  selectOverridesKnown,
  selectOverridesMissing,
  selectOwnText,
} from './store/textOverrides';
export { useMemoryPassages } from './store/useMemoryPassages';
export { usePassageTexts } from './store/usePassageTexts';

/** Loads the recall log, and its code, on demand. */
export const loadDueCode = () => import('./recall/log/due');

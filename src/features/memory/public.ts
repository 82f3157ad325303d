/** What other subjects and the app use of `memory`: they import nothing else of it. */
export { VoiceFields } from './listening/VoiceFields';
export { selectListening } from './listening/listening';
export { listenToChapter } from './listening/player';
export { remembered, SEEN_ELSEWHERE, STABILITY_OF_BOX } from './model/forgetting';
export { memorisedAs } from './model/memorised';
export { type Box, BOXES, type MemoryPassage, type PracticeHistoryEntry } from './model/memoryPassage';
export { boxName, passageName } from './model/passageEdit';
export { mergedHistory } from './model/practiceHistory';
export { isRun, type RecallEntry } from './model/recallEntry';
export { MemoryListState } from './passage/MemoryListState';
export { sortedCanonically } from './passage/sortedCanonically';
export { selectVisit } from './practice/practice';
export { practiceLink } from './practice/practiceLink';
export { decodeEntry, recallEntrySchema } from './recall/decodeEntry';
export { weakWords } from './recall/model/weakWords';
export { selectPractisedOn } from './recall/practised';
export { loadRecallLog } from './recall/recallLog';
export {
  appendRecallRow,
  forgetAllRecallRows,
  forgetRecallRows,
  readRecallRows,
} from './recall/recallStorage';
export { useRecallLog } from './recall/useRecallLog';
export {
  addMemoryPassage,
  loadPassages,
  selectPassage,
  selectPassages,
  selectPassagesState,
} from './store/passages';
export { loadPracticeHistory, selectPracticeHistory } from './store/practiceHistory';
export { loadTextOverrides, selectOwnText } from './store/textOverrides';
export { useMemoryPassages } from './store/useMemoryPassages';
export { usePassageTexts } from './store/usePassageTexts';

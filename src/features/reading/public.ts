/** The public API of reading for other subjects: its state, calls and components. */
export { VerseActions } from './verses/VerseActions';
export { LibraryMarks, useMarks } from './marks/useMarks';
export { WordTaps } from './words/WordTaps';
export { useChosenVerses } from './verses/useChosenVerses';

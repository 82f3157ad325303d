/** What other subjects and the app use of `reading`: they import nothing else of it. */
export { chapterKey } from './model/libraryIndex';
export { VerseActions } from './verses/VerseActions';
export { useChosenVerses } from './verses/useChosenVerses';

/** What of reading that other subjects use: its state, calls and parts. */
export { VerseActions } from './verses/VerseActions';
export { useChosenVerses } from './verses/useChosenVerses';

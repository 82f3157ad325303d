/** Types and rules of reading that other subjects use; they need no browser. */
export { chapterKey } from './libraryIndex';

import { paths } from './paths';

/** The search that shows where else a word is in a translation, in all of its forms. */
export const wordStudyPath = (word: string, translation: string): string =>
  `${paths.search}?${new URLSearchParams({ phrase: word, translation, words: 'forms' }).toString()}`;

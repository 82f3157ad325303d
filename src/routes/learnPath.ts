import { paths } from './paths';

/** A set of passages to learn, as its link names it. */
export interface LearnLink {
  title: string;
  /** The code of a translation; null for the reader's own. */
  translation: string | null;
  references: readonly string[];
}

/** The search param with the place of the passage that is learned, from 1. */
export const LEARNING_AT = 'at';

/** The search param by which it is learned at twice the size. */
export const LEARNING_LARGE = 'large';

/** Encodes a part of a query so that people can still read it: `John+3:16;Romans+8:28-30`. */
const readable = (text: string): string =>
  encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%3B', ';');

/** The page of a set, which everyone may open; `at` learns one of its passages, counted from 1. */
export function learnPath(
  { title, translation, references }: LearnLink,
  at?: number,
  isLarge = false,
): string {
  const query = [
    ...(title === '' ? [] : [`title=${readable(title)}`]),
    ...(translation === null ? [] : [`t=${translation}`]),
    `refs=${readable(references.join(';'))}`,
    ...(at === undefined ? [] : [`${LEARNING_AT}=${at}`]),
    ...(isLarge ? [`${LEARNING_LARGE}=1`] : []),
  ];
  return `${paths.learn}?${query.join('&')}`;
}

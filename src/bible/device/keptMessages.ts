import { displayDate } from '@/platform/values/dates';
import { BOOKS } from '../books';
import { displayBookName } from '../references/reference';
import { translationOf } from '../translations';
import { booksDone, booksHere, bytesOf, missingBooks, type KeptTranslation } from './keptTranslation';

const MEGABYTE = 1_000_000;

/** How far a download is: `12 of 66 books`. */
export const progressOf = (kept: KeptTranslation): string => `${booksDone(kept)} of ${BOOKS.length} books`;

/** The message about a translation whose download has ended. */
export function stateMessage(kept: KeptTranslation): string {
  const { shortName } = translationOf(kept.translation);
  const areHere = `${booksHere(kept)} of ${BOOKS.length} books are here`;
  switch (kept.problem) {
    case 'noText':
      return `The ${shortName} has no text on this server.`;
    case 'full':
      return `There is no more room on this device: ${areHere}.`;
    case 'noStorage':
      if (booksHere(kept) > 0) return `This browser stores nothing more here now: ${areHere}.`;
      return 'This browser stores nothing here, as in a private window: no Bible can be kept.';
    case 'refused':
      return `The server refuses to give the ${shortName}: ${areHere}.`;
    case null:
      return sizeAndDate(kept) + gapsOf(kept);
  }
}

const sizeAndDate = (kept: KeptTranslation): string =>
  `${(bytesOf(kept) / MEGABYTE).toFixed(1)} MB, kept on ${displayDate(new Date(kept.keptAt ?? 0))}.`;

/** The books that could not be had; after a refresh, those that are still as they were before it. */
function gapsOf(kept: KeptTranslation): string {
  const missing = missingBooks(kept);
  const old = kept.gaps.filter((name) => !missing.includes(name));
  const names = (books: readonly (typeof missing)[number][]) =>
    new Intl.ListFormat('en').format(books.map(displayBookName));
  return [
    missing.length > 0 ? ` Not here, for no whole text of it came: ${names(missing)}.` : '',
    old.length > 0 ? ` Not refreshed: ${names(old)}.` : '',
  ].join('');
}

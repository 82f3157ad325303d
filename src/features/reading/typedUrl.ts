import { bookByKey, bookKey, splitReference } from '@/bible/bookNames';
import { openingOf, type Opening } from '@/bible/references/opening';
import { readReferences } from '@/bible/references/readReferences';
import { translationNamed } from '@/bible/references/translationsIn';
import type { TranslationCode } from '@/bible/translations';
import type { ReaderParams } from './readerUrl';

/** A URL as a person would write its reference: `/jn/3/16` is `jn 3:16`. */
function referenceIn({ book = '', chapter, verse, to }: ReaderParams): string {
  const numbers = [chapter, verse].filter((each) => each !== undefined && each !== '').join(':');
  return `${book} ${numbers}${to ? `-${to}` : ''}`.trim();
}

/** A translation by any of its names, as in a URL. */
export const translationTyped = ({ translation = '' }: ReaderParams): TranslationCode | undefined =>
  translationNamed(translation);

/** The most likely meaning of a URL typed by hand; null if it has none. */
export function openingTyped(params: ReaderParams, translation: TranslationCode): Opening | null {
  return openingOf(readReferences(referenceIn(params), { as: 'field', translation }), translation);
}

/**
 * The chapter of a URL that was typed as people write a reference: `/kjv/jn/3/16`, `/kjv/john/3:16`, `/kjv/John 3`. Null where
 * the book or the translation is a guess, or where something would be left out.
 */
export function readTypedUrl(params: ReaderParams): Opening | null {
  const translation = translationTyped(params);
  const { name } = splitReference(referenceIn(params));
  if (!translation || !bookByKey(bookKey(name.replace(/[ :,-]+$/, '')))) return null;
  const opening = openingTyped(params, translation);
  return opening && opening.onlyPart === null && opening.noVerse === undefined ? opening : null;
}

import { isTranslationCode, type TranslationCode } from '@/bible/translations';
import { wordSpans } from './words';

/** A word of Scripture, and the translation it is in, where it is one of two beside each other. */
export interface TouchedWord {
  word: string;
  translation: TranslationCode | null;
}

/** The word of Scripture at a point of the window; null where there is none. */
export function wordAtPoint(x: number, y: number): TouchedWord | null {
  const element = document.elementFromPoint(x, y);
  const verse = element?.closest<HTMLElement>('#main .verse');
  if (!element || !verse || element.closest('sup, a, button')) return null;
  const code = element.closest<HTMLElement>('[data-translation]')?.dataset.translation;
  const word = wordIn(verse, (range) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    ),
  );
  return word === null
    ? null
    : { word, translation: code !== undefined && isTranslationCode(code) ? code : null };
}

/** The first word of an element for whose range something is true. */
function wordIn(element: HTMLElement, isIt: (range: Range) => boolean): string | null {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { word, start, end } of wordSpans(text.nodeValue ?? '')) {
      range.setStart(text, start);
      range.setEnd(text, end);
      if (isIt(range)) return word;
    }
  }
  return null;
}

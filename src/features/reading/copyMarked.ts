import { copyPassage } from '@/bible/copy/clipboard';
import { versesInRange } from '@/bible/passageText';
import type { PassageRef, Verse, VerseSpan } from '@/bible/passage';
import { formatChapter, formatReference } from '@/bible/references/reference';

/**
 * Copies what is marked of a chapter (§8, 'Copy'): the words that are selected, otherwise the marked verses, otherwise all.
 * @param chapter the whole chapter
 * @param verses its text; null while it loads
 * @param selected the words of `selectedVerses`
 */
export function copyMarked(
  chapter: PassageRef,
  verses: readonly Verse[] | null,
  marked: VerseSpan | null,
  selected: readonly Verse[],
) {
  const [first] = selected;
  const last = selected.at(-1);
  const { translation } = chapter;
  if (first && last) {
    const span = { startVerse: first.verseNumber, endVerse: last.verseNumber };
    return copyPassage(formatReference({ ...chapter, ...span }), selected, translation);
  }
  if (!marked) return copyPassage(formatChapter(chapter), verses, translation);
  const chosen = verses && versesInRange(verses, marked.startVerse, marked.endVerse);
  return copyPassage(formatReference({ ...chapter, ...marked }), chosen, translation);
}

/** The verses in which words of a range are, each with these words alone, without its number. */
export function selectedVerses(range: Range): Verse[] {
  return [...document.querySelectorAll('#main .scripture .verse')].flatMap((verse) => {
    const text = range.intersectsNode(verse) ? wordsIn(verse, range) : '';
    if (text.trim() === '') return [];
    return [{ verseNumber: Number(verse.id.slice(1)), parts: [{ text, wordsOfChrist: false }] }];
  });
}

function wordsIn(element: Element, range: Range): string {
  const part = document.createRange();
  part.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(range.endContainer, range.endOffset);
  const words = part.cloneContents();
  for (const number of words.querySelectorAll('sup')) number.remove();
  return words.textContent;
}

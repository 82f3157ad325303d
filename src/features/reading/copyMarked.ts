import { copyPassage } from '@/bible/copy/clipboard';
import { versesInRange } from '@/bible/passageText';
import type { PassageRef, Verse, VerseSpan } from '@/bible/passage';
import { isTranslationCode, type TranslationCode } from '@/bible/translations';
import { formatChapter, formatReference } from '@/bible/references/reference';

/**
 * Copies what is marked of a chapter: the words that are selected, otherwise the marked verses, otherwise all.
 * @param chapter the whole chapter
 * @param verses its text; null while it loads
 */
export function copyMarked(
  chapter: PassageRef,
  verses: readonly Verse[] | null,
  highlightedRange: VerseSpan | null,
) {
  const words = selectedWords();
  const selected = words && selectedVerses(words);
  const first = selected?.verses[0];
  const last = selected?.verses.at(-1);
  const { translation } = chapter;
  if (selected && first && last) {
    const span = { startVerse: first.verseNumber, endVerse: last.verseNumber };
    return copyPassage(
      formatReference({ ...chapter, ...span }),
      selected.verses,
      selected.translation ?? translation,
    );
  }
  if (!highlightedRange) return copyPassage(formatChapter(chapter), verses, translation);
  const chosen = verses && versesInRange(verses, highlightedRange.startVerse, highlightedRange.endVerse);
  return copyPassage(formatReference({ ...chapter, ...highlightedRange }), chosen, translation);
}

/** The selected words of Scripture; null without any. */
function selectedWords(): Range | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  return document.querySelector('#main .scripture')?.contains(range.startContainer) ? range : null;
}

/** Reports whether words of Scripture are selected, whenever that changes, until it is aborted. */
export function watchSelection(onChange: (selecting: boolean) => void, signal: AbortSignal): void {
  const report = () => onChange(selectedWords() !== null);
  document.addEventListener('selectionchange', report, { signal });
  report();
}

/** Selected words by verse; those of one translation, also where two stand side by side. */
interface SelectedVerses {
  verses: readonly Verse[];
  translation: TranslationCode | null;
}

/** The verses in which words of a range are, each with these words alone, without its number. */
function selectedVerses(range: Range): SelectedVerses {
  const texts = [...document.querySelectorAll<HTMLElement>('#main .scripture :is(p.verse, .verse p)')];
  const selected = texts.filter((text) => range.intersectsNode(text));
  const code = selected[0]?.dataset.translation;
  const verses = selected.flatMap((element) => {
    const text = element.dataset.translation === code ? wordsIn(element, range) : '';
    const number = Number(element.closest('.verse')?.id.slice(1));
    return text.trim() === '' ? [] : [{ verseNumber: number, parts: [{ text, wordsOfChrist: false }] }];
  });
  return { verses, translation: code !== undefined && isTranslationCode(code) ? code : null };
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

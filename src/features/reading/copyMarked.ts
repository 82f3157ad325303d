import { copyPassage } from '@/bible/copy/clipboard';
import { versesInRange } from '@/bible/passageText';
import type { PassageRef, Verse, VerseSpan } from '@/bible/passage';
import { isTranslationCode, type TranslationCode } from '@/bible/translations';
import { formatChapter, formatReference } from '@/bible/references/reference';

/**
 * Copies the selected words of a chapter, or else the marked verses, or else all verses.
 * @param chapter the whole chapter
 * @param verses its text; null while it loads
 */
export function copyMarked(
  chapter: PassageRef,
  verses: readonly Verse[] | null,
  highlightedRange: VerseSpan | null,
) {
  const selection = selectedWords();
  const selected = selection && selectedVerses(selection);
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

/** The selected words of Scripture; null if none are selected. */
function selectedWords(): Range | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  return document.querySelector('#main .scripture')?.contains(range.startContainer) ? range : null;
}

/** Reports whether words of Scripture are selected, at each change, until the signal is aborted. */
export function watchSelection(onChange: (selecting: boolean) => void, signal: AbortSignal): void {
  const report = () => onChange(selectedWords() !== null);
  document.addEventListener('selectionchange', report, { signal });
  report();
}

/** The selected words by verse, of only one translation even if two are side by side. */
interface SelectedVerses {
  verses: readonly Verse[];
  translation: TranslationCode | null;
}

/** The verses that a range touches, each with only its selected words, without its number. */
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
  const fragment = part.cloneContents();
  for (const number of fragment.querySelectorAll('sup')) number.remove();
  return fragment.textContent;
}

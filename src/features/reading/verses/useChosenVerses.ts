import { useEffect, useState } from 'react';
import type { ChapterRef, VerseSpan } from '@/bible/passage';
import { tapVerse } from '@/bible/verseSelection';
import { formatChapter } from '@/bible/references/reference';
import { useKeys } from '@/ui/keys/useKeys';

/** The verse of an event; null on a link or button inside a verse, and outside of the text. */
function verseAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('a, button')) return null;
  return target.closest<HTMLElement>('#main .verse');
}

/**
 * The verses of a chapter that are chosen by taps and keys. The URL has the choice (`onChoose` puts it there), but
 * verses that the URL marks without a tap are not chosen. The up and down keys move the focus from verse to verse.
 */
export function useChosenVerses(
  chapter: ChapterRef,
  highlightedRange: VerseSpan | null,
  onChoose: (verses: VerseSpan | null) => void,
) {
  const chapterTitle = formatChapter(chapter);
  const [choosingIn, setChoosingIn] = useState<string | null>(null);
  const chosen = choosingIn === chapterTitle ? highlightedRange : null;
  const choose = (verses: VerseSpan | null) => {
    setChoosingIn(verses && chapterTitle);
    onChoose(verses);
  };
  const clearChoice = () => {
    // The focus may be in the panel, which is about to disappear.
    const isInText = verseAt(document.activeElement) !== null;
    if (chosen && !isInText) document.getElementById(`v${chosen.startVerse}`)?.focus({ preventScroll: true });
    choose(null);
  };
  useKeys({ Escape: chosen ? clearChoice : undefined });
  useEffect(() => {
    const tap = (verse: HTMLElement) => choose(tapVerse(chosen, Number(verse.id.slice(1))));
    const onClick = ({ target }: MouseEvent) => {
      const verse = verseAt(target);
      // A click that ends a text selection is not a tap.
      if (verse && getSelection()?.isCollapsed !== false) tap(verse);
    };
    const onKey = (event: KeyboardEvent) => {
      const verse = verseAt(event.target);
      if (!verse || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter') tap(verse);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const verses = [...document.querySelectorAll<HTMLElement>('#main .verse')];
      const neighbour = step && verses[verses.indexOf(verse) + step];
      if (!neighbour) return;
      event.preventDefault();
      neighbour.focus();
    };
    const end = new AbortController();
    document.addEventListener('click', onClick, end);
    document.addEventListener('keydown', onKey, end);
    return () => end.abort();
  });
  return { chosen, clearChoice };
}

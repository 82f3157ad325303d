import { useState } from 'react';
import type { ChapterRef, VerseSpan } from '@/domain/bible/passage';
import { tapVerse } from '@/domain/bible/verseSelection';
import { formatChapter } from '@/domain/references/reference';
import { useVerseTaps } from './useVerseTaps';

interface ChosenVerses {
  /** The verses that were chosen by a tap; null when none are. */
  chosen: VerseSpan | null;
  letGo: () => void;
}

/**
 * The verses of a chapter that are chosen by taps and keys. The choice itself is what the address marks, so `onChoose` is
 * to put it there; marked verses that nobody chose are none.
 */
export function useChosenVerses(
  chapter: ChapterRef,
  marked: VerseSpan | null,
  onChoose: (verses: VerseSpan | null) => void,
): ChosenVerses {
  const place = formatChapter(chapter);
  const [choosingIn, setChoosingIn] = useState<string | null>(null);
  const chosen = choosingIn === place ? marked : null;
  const choose = (verses: VerseSpan | null) => {
    setChoosingIn(verses && place);
    onChoose(verses);
  };
  const letGo = () => choose(null);
  useVerseTaps((verse) => choose(tapVerse(chosen, verse)), chosen ? letGo : undefined);
  return { chosen, letGo };
}

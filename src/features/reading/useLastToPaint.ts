import { useEffect, useState } from 'react';
import type { Verse } from '@/bible/passage';
import { afterPaint } from '@/platform/scheduling/yieldToMain';

/** The smallest average width of a letter of Scripture, in em. */
const LETTER = 0.39;

/** Returns the number of the verse at the bottom of the window; Infinity if all verses fit. */
type LastFitting = (verses: readonly Verse[]) => number;

/** Measures the room from the top of the chapter to the bottom of the window; null if no chapter is shown. */
function roomInWindow(): LastFitting | null {
  const shown = document.querySelector('#main .scripture');
  if (!shown) return null;
  const { fontSize, lineHeight } = getComputedStyle(shown);
  const lettersInLine = shown.clientWidth / (parseFloat(fontSize) * LETTER);
  // The chapter is shown from its top, below the bars and the heading.
  const lines =
    (window.innerHeight - shown.getBoundingClientRect().top - window.scrollY) / parseFloat(lineHeight);
  const linesOf = document.documentElement.dataset.verses === 'paragraphs' ? Number : Math.ceil;
  return (verses) => {
    let room = lines;
    const last = verses.find(({ parts }) => {
      const letters = parts.map(({ text }) => text).join('').length;
      room -= linesOf(letters / lettersInLine);
      return room < 0;
    });
    return last?.verseNumber ?? Infinity;
  };
}

/**
 * The last verse to paint now. After turning to another chapter, the visible verses are painted in the first frame and
 * the others in the next one. All are painted at once (undefined) if no other chapter was shown before, or if the
 * chapter is not shown from its top.
 */
export function useLastToPaint(
  verses: readonly Verse[],
  title: string,
  fromTop: boolean,
): number | undefined {
  const [painted, setPainted] = useState<{ title: string; lastFitting: LastFitting | null }>({
    title,
    lastFitting: null,
  });
  useEffect(() => {
    // Measured when the layout is done, and not while the next chapter is awaited.
    const cancel = afterPaint(() => setPainted({ title, lastFitting: roomInWindow() }));
    return cancel;
  }, [title]);
  const lastFitting = fromTop && painted.title !== title ? painted.lastFitting : null;
  return lastFitting?.(verses);
}

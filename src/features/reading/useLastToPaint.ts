import { useEffect, useState } from 'react';
import type { Verse } from '@/bible/passage';
import { afterPaint } from '@/platform/scheduling/yieldToMain';

/** How wide a letter of Scripture is at least, em. */
const LETTER = 0.39;

/** The number of the verse that ends below what there is room for; Infinity where none does. */
type LastThere = (verses: readonly Verse[]) => number;

/** What there is room for from the top of the chapter to the end of the window; null where there is no chapter. */
function roomInWindow(): LastThere | null {
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
 * The last verse to paint now. Of a chapter that is turned to, the verses that can be seen come in the first frame and the
 * others in the next one. All come at once (undefined) where another chapter was not there before, or where one does not begin
 * at its top.
 */
export function useLastToPaint(
  verses: readonly Verse[],
  title: string,
  fromTop: boolean,
): number | undefined {
  const [painted, setPainted] = useState<{ title: string; lastThere: LastThere | null }>({
    title,
    lastThere: null,
  });
  useEffect(() => {
    // Measured when all is laid out, and not while the next chapter is waited for.
    const cancel = afterPaint(() => setPainted({ title, lastThere: roomInWindow() }));
    return cancel;
  }, [title]);
  const lastThere = fromTop && painted.title !== title ? painted.lastThere : null;
  return lastThere?.(verses);
}

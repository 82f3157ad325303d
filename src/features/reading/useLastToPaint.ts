import { useEffect, useState } from 'react';
import type { Verse } from '@/bible/passage';
import { afterPaint } from '@/platform/scheduling/yieldToMain';

/** How wide a letter of Scripture is at least, em. */
const LETTER = 0.39;

/** The number of the verse that ends below what the window has room for; Infinity where none does. */
function lastInWindow(verses: readonly Verse[]): number {
  const shown = document.querySelector('#main .scripture');
  if (!shown) return Infinity;
  const { fontSize, lineHeight } = getComputedStyle(shown);
  const lettersInLine = shown.clientWidth / (parseFloat(fontSize) * LETTER);
  // The chapter is shown from its top, below the bars and the heading.
  const lines =
    (window.innerHeight - shown.getBoundingClientRect().top - window.scrollY) / parseFloat(lineHeight);
  const linesOf = document.documentElement.dataset.verses === 'paragraphs' ? Number : Math.ceil;
  // What has no size is no window.
  let room = lettersInLine > 0 && lines > 0 ? lines : Infinity;
  const last = verses.find(({ parts }) => {
    const letters = parts.reduce((sum, { text }) => sum + text.length, 0);
    room -= linesOf(letters / lettersInLine);
    return room < 0;
  });
  return last?.verseNumber ?? Infinity;
}

/**
 * The last verse to paint now. Of a chapter that is turned to, the verses that can be seen come in the first frame and the
 * others in the next one. All come at once where another chapter was not there before, or where one does not begin at its top.
 */
export function useLastToPaint(verses: readonly Verse[], title: string, fromTop: boolean): number {
  const [whole, setWhole] = useState(title);
  useEffect(() => {
    const cancel = afterPaint(() => setWhole(title));
    return cancel;
  }, [title]);
  return fromTop && whole !== title ? lastInWindow(verses) : Infinity;
}

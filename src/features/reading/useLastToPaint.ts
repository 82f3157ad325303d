import { useEffect, useState } from 'react';
import { formatChapter } from '@/bible/references/reference';
import type { ChapterRef, Verse } from '@/bible/passage';
import { afterPaint } from '@/platform/scheduling/afterPaint';

/** A line of Scripture and a letter of it at the usual size, px, and the widest column; each rather too small. */
const LINE = 29;
const LETTER = 8;
const COLUMN = 640;
const LETTERS_AT_LEAST = 800;

/** At least as many letters as this screen has room for. */
function lettersOnScreen(): number {
  const size = Number(document.documentElement.style.getPropertyValue('--text-size')) || 1;
  const { width, height } = window.screen;
  return (height / (LINE * size)) * (Math.min(width, COLUMN) / (LETTER * size));
}

/** The number of the verse that ends beyond what the screen has room for; Infinity where none does. */
function lastOnScreen(verses: readonly Verse[]): number {
  let room = Math.max(lettersOnScreen(), LETTERS_AT_LEAST);
  for (const { verseNumber, parts } of verses) {
    room -= parts.reduce((sum, { text }) => sum + text.length, 0);
    if (room < 0) return verseNumber;
  }
  return Infinity;
}

/**
 * The last verse to paint now. Of a chapter that is turned to, the verses that can be seen come in the first frame and the
 * others in the next one. All come at once where another chapter was not there before, or where one does not begin at its top.
 */
export function useLastToPaint(verses: readonly Verse[], chapter: ChapterRef, fromTop: boolean): number {
  const place = formatChapter(chapter);
  const [whole, setWhole] = useState(place);
  useEffect(() => afterPaint(() => setWhole(place)), [place]);
  return fromTop && whole !== place ? lastOnScreen(verses) : Infinity;
}

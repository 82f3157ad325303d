import { useEffect, useState } from 'react';
import type { Verse } from '@/bible/passage';
import { afterPaint } from '@/platform/scheduling/yieldToMain';

/** The least that a letter of Scripture takes with the space around it, em². */
const LETTER = 0.85;

/** The number of the verse that ends beyond what this screen has room for; Infinity where none does. */
function lastOnScreen(verses: readonly Verse[]): number {
  const shown = document.querySelector('#main .scripture');
  if (!shown) return Infinity;
  const em = parseFloat(getComputedStyle(shown).fontSize);
  // What has no width is no screen.
  let room = (window.screen.height * shown.clientWidth) / (em * em * LETTER) || Infinity;
  const last = verses.find(({ parts }) => {
    for (const { text } of parts) room -= text.length;
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
  return fromTop && whole !== title ? lastOnScreen(verses) : Infinity;
}

import { useEffect } from 'react';
import { useKeys } from '@/ui/hooks/useKeys';

/** The verse that a tap or a key is about; null for a link in it, and for all else on the page. */
function verseAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('a, button')) return null;
  return target.closest<HTMLElement>('#main .verse');
}

/** Calls `onTap` with a verse's number when it is tapped, or Enter is pressed on it; up and down move from verse to verse. */
export function useVerseTaps(onTap: (verse: number) => void, onEscape: (() => void) | undefined): void {
  useKeys({ Escape: onEscape });
  useEffect(() => {
    const tap = (verse: HTMLElement) => onTap(Number(verse.id.slice(1)));
    const onClick = ({ target }: MouseEvent) => {
      const verse = verseAt(target);
      // Words that were picked out to be copied are no tap.
      if (verse && getSelection()?.isCollapsed !== false) tap(verse);
    };
    const onKey = (event: KeyboardEvent) => {
      const verse = verseAt(event.target);
      if (!verse || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter') tap(verse);
      const neighbour =
        event.key === 'ArrowDown'
          ? verse.nextElementSibling
          : event.key === 'ArrowUp' && verse.previousElementSibling;
      if (!(neighbour instanceof HTMLElement)) return;
      event.preventDefault();
      neighbour.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  });
}

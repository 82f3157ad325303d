import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * In a low window, scrolls an element to the top, which hides the bar and leaves room to read. This happens whenever `what`
 * changes, and when the window becomes low because a phone is turned.
 * @param query a media query for the window's height
 * @param what identifies the shown content; null if there is none
 * @returns a ref for the element
 */
export function useRoomWhenLow(query: string, what: string | null) {
  const bottom = useRef<HTMLDivElement>(null);
  const makeRoom = useEffectEvent(() => {
    if (matchMedia(query).matches) bottom.current?.scrollIntoView();
  });
  useEffect(() => {
    if (what === null) return undefined;
    makeRoom();
    const low = matchMedia(query);
    low.addEventListener('change', makeRoom);
    return () => low.removeEventListener('change', makeRoom);
  }, [query, what]);
  return bottom;
}

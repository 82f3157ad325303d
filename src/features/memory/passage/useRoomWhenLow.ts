import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * In a low window, scrolls an element to its top so that what is read has room: the bar folds away. Whenever `what` changes, and
 * when the window becomes low because a phone is turned.
 * @param query of the window's height
 * @param what is shown; null where nothing is to be read
 * @returns for the element
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

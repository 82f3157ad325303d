import { useEffect, useRef } from 'react';

/** As the styles of low windows are. */
const LOW = '(max-height: 31rem)';

/**
 * In a low window, scrolls so far that what is read has room: the bar folds away. Again whenever `what` changes.
 * @param isRead false for what is typed, whose field scrolls into view itself
 * @returns for the element that is read
 */
export function useRoomForText(what: string, isRead: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRead && matchMedia(LOW).matches) place.current?.scrollIntoView();
  }, [what, isRead]);
  return place;
}

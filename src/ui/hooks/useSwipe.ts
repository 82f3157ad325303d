import { useEffect } from 'react';
import { useSwipeable, type SwipeEventData } from 'react-swipeable';
import { isTaken } from './useKeys';

/** §9: how far a finger must move to mean it. */
const TOLERANCE = 80;

/**
 * Swiping left asks for the next, right for the previous, wherever on the page it begins: a thumb does not reach up to the
 * text. Scrolling up and down stays the page's.
 */
export function useSwipe({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }): void {
  const { ref } = useSwipeable({
    delta: TOLERANCE,
    preventScrollOnSwipe: true,
    onSwipedLeft: unlessTaken(onNext),
    onSwipedRight: unlessTaken(onPrevious),
  });
  useEffect(() => {
    ref(document.body);
    // It lets go of one element only for another.
    return () => ref(document.createElement('div'));
  }, [ref]);
}

const unlessTaken =
  (deed: () => void) =>
  ({ event }: SwipeEventData): void => {
    if (!isTaken(event.target)) deed();
  };

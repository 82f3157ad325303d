import { useSwipeable, type SwipeableHandlers } from 'react-swipeable';

/** §9: how far a finger must move to mean it. */
const TOLERANCE = 80;

/** Swiping left asks for the next, right for the previous. Scrolling up and down stays the page's. */
export function useSwipe({
  onNext,
  onPrevious,
}: {
  onNext: () => void;
  onPrevious: () => void;
}): SwipeableHandlers {
  return useSwipeable({
    delta: TOLERANCE,
    preventScrollOnSwipe: true,
    onSwipedLeft: onNext,
    onSwipedRight: onPrevious,
  });
}

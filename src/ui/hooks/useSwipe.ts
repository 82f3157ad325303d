import { useEffect, useRef, type RefObject } from 'react';
import { useSwipeable, type SwipeEventData } from 'react-swipeable';
import { isTaken } from './useKeys';

/** §9: how far a finger must move to mean it. */
const TOLERANCE = 80;
/** How far a finger moves before what it does is told from a tap, in pixels. */
const START = 10;
/** From how far away what has been turned to comes, and how long that takes: pixels and milliseconds. */
const ENTRY = 120;
const SETTLING = 180;

interface Turns {
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * Swiping left asks for the next, right for the previous, wherever on the page it begins: a thumb does not reach up to the
 * text. Scrolling up and down stays the page's. What the returned ref is put on follows the finger, and what is turned to is
 * there in its first frame and settles; neither moves where the system asks for less motion.
 */
export function useSwipe<Moved extends HTMLElement = HTMLDivElement>({
  onNext,
  onPrevious,
}: Turns): RefObject<Moved | null> {
  const moved = useRef<Moved>(null);
  const follows = useRef(false);
  const { ref } = useSwipeable({
    delta: START,
    onSwiping: (swipe) => {
      if (swipe.first) follows.current = isSideways(swipe) && !isTaken(swipe.event.target) && !isZoomed();
      if (follows.current && moved.current && !wantsStillness()) {
        moved.current.style.transform = `translateX(${swipe.deltaX}px)`;
      }
    },
    onSwiped: ({ deltaX, absX }) => {
      if (!follows.current) return;
      follows.current = false;
      moved.current?.style.removeProperty('transform');
      const turns = absX >= TOLERANCE;
      if (turns) (deltaX < 0 ? onNext : onPrevious)();
      // What is turned to may be another element: it is there by the next frame.
      requestAnimationFrame(() => settle(moved.current, turns ? -Math.sign(deltaX) * ENTRY : deltaX));
    },
  });
  useEffect(() => {
    const { body } = document;
    ref(body);
    body.style.touchAction = 'pan-y pinch-zoom';
    return () => {
      body.style.removeProperty('touch-action');
      // It lets go of one element only for another.
      ref(document.createElement('div'));
    };
  }, [ref]);
  return moved;
}

const isSideways = ({ dir }: SwipeEventData): boolean => dir === 'Left' || dir === 'Right';
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1;
const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function settle(element: HTMLElement | null, from: number): void {
  if (!element || !('animate' in element) || wantsStillness()) return;
  element.animate([{ transform: `translateX(${from}px)` }, { transform: 'none' }], {
    duration: SETTLING,
    easing: 'ease-out',
  });
}

import { useEffect, useRef, type RefObject } from 'react';
import { useSwipeable, type SwipeEventData } from 'react-swipeable';
import { isInteractiveTarget } from '../keys/useKeys';

/** How far a finger must move for a swipe, in px. */
const SWIPE_DISTANCE = 80;
/** How far a finger may move and still be tapping, in px. */
const TAP_TOLERANCE = 10;
/** The animation after a swipe: the distance that the next page slides in, and its duration. */
const ENTRY_PX = 120;
const SLIDE_MS = 180;

interface Turns {
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * Swiping left calls `onNext`, right `onPrevious`, wherever on the page it begins, because a thumb may not reach up to
 * the text. Vertical scrolling is left to the browser. The element of the returned ref follows the finger, and the next
 * one slides in; neither moves if the system asks for reduced motion.
 */
export function useSwipe<Moved extends HTMLElement = HTMLDivElement>({
  onNext,
  onPrevious,
}: Turns): RefObject<Moved | null> {
  const moved = useRef<Moved>(null);
  const follows = useRef(false);
  const { ref } = useSwipeable({
    delta: TAP_TOLERANCE,
    onSwiping: (swipe) => {
      if (swipe.first) {
        const { target } = swipe.event;
        follows.current =
          isSideways(swipe) && !isInteractiveTarget(target) && !isSwipeExcluded(target) && !isZoomed();
      }
      if (follows.current && moved.current && !wantsLessMotion()) {
        moved.current.style.transform = `translateX(${swipe.deltaX}px)`;
      }
    },
    onSwiped: ({ deltaX, absX }) => {
      if (!follows.current) return;
      follows.current = false;
      moved.current?.style.removeProperty('transform');
      const isSwipe = absX >= SWIPE_DISTANCE;
      if (isSwipe) (deltaX < 0 ? onNext : onPrevious)();
      // The next page may be a different element, which the next frame renders.
      requestAnimationFrame(() => slideIn(moved.current, isSwipe ? -Math.sign(deltaX) * ENTRY_PX : deltaX));
    },
  });
  useEffect(() => {
    const { body } = document;
    ref(body);
    // react-swipeable does not hear of a touch that the system ends, as for its own gesture.
    const cancel = () => {
      follows.current = false;
      moved.current?.style.removeProperty('transform');
    };
    body.addEventListener('touchcancel', cancel);
    body.style.touchAction = 'pan-y pinch-zoom';
    return () => {
      body.removeEventListener('touchcancel', cancel);
      body.style.removeProperty('touch-action');
      // react-swipeable removes its listeners from an element only when it gets another one.
      ref(document.createElement('div'));
    };
  }, [ref]);
  return moved;
}

const isSideways = ({ dir }: SwipeEventData): boolean => dir === 'Left' || dir === 'Right';
/** Whether a swipe must not begin here, because people type or select words here. */
const isSwipeExcluded = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-no-swipe]') !== null;
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1;
const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function slideIn(element: HTMLElement | null, from: number): void {
  if (!element || !('animate' in element) || wantsLessMotion()) return;
  element.animate([{ transform: `translateX(${from}px)` }, { transform: 'none' }], {
    duration: SLIDE_MS,
    easing: 'ease-out',
  });
}

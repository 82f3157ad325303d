import { useEffect, useRef, type RefObject } from 'react';
import { useSwipeable, type SwipeEventData } from 'react-swipeable';
import { isInteractiveTarget } from '../keys/useKeys';

/** How far a finger must move for a swipe, in pixels. */
const TOLERANCE = 80;
/** How far a finger moves before it is no tap, in pixels. */
const START = 10;
/** The animation after a swipe: from how far away the next page comes, and how long that takes. */
const ENTRY_PX = 120;
const SETTLING_MS = 180;

interface Turns {
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * Swiping left calls `onNext`, right `onPrevious`, wherever on the page it begins, because a thumb may not reach up to the text.
 * Vertical scrolling stays the browser's. The element of the returned ref follows the finger, and the next one slides in;
 * neither moves if the system asks for reduced motion.
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
      if (swipe.first) {
        const { target } = swipe.event;
        follows.current = isSideways(swipe) && !isInteractiveTarget(target) && !isHeld(target) && !isZoomed();
      }
      if (follows.current && moved.current && !wantsLessMotion()) {
        moved.current.style.transform = `translateX(${swipe.deltaX}px)`;
      }
    },
    onSwiped: ({ deltaX, absX }) => {
      if (!follows.current) return;
      follows.current = false;
      moved.current?.style.removeProperty('transform');
      const turns = absX >= TOLERANCE;
      if (turns) (deltaX < 0 ? onNext : onPrevious)();
      // The next page may be another element, which is rendered by the next frame.
      requestAnimationFrame(() => settle(moved.current, turns ? -Math.sign(deltaX) * ENTRY_PX : deltaX));
    },
  });
  useEffect(() => {
    const { body } = document;
    ref(body);
    body.style.touchAction = 'pan-y pinch-zoom';
    return () => {
      body.style.removeProperty('touch-action');
      // react-swipeable releases an element only for another one.
      ref(document.createElement('div'));
    };
  }, [ref]);
  return moved;
}

const isSideways = ({ dir }: SwipeEventData): boolean => dir === 'Left' || dir === 'Right';
/** Whether a part of the page keeps still under a finger: where somebody types or taps words. */
const isHeld = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-no-swipe]') !== null;
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1;
const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function settle(element: HTMLElement | null, from: number): void {
  if (!element || !('animate' in element) || wantsLessMotion()) return;
  element.animate([{ transform: `translateX(${from}px)` }, { transform: 'none' }], {
    duration: SETTLING_MS,
    easing: 'ease-out',
  });
}

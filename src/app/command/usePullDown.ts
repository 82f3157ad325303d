import { useEffect, useEffectEvent } from 'react';
import { isInteractiveTarget } from '@/ui/keys/useKeys';

/** How far a thumb must pull down, and how far it may stray sideways, in pixels. */
const MIN_DOWN = 110;
const MAX_SIDEWAYS = 50;

/**
 * Calls `onPull` when a thumb pulls the page down at its top. By hand, because react-swipeable, which turns pages here, reports a
 * swipe wherever it began, and has no notion of the page's top.
 */
export function usePullDown(onPull: () => void): void {
  const pulled = useEffectEvent(onPull);
  useEffect(() => {
    let start: { x: number; y: number } | null = null;
    const onStart = ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const atTop =
        window.scrollY <= 0 && touches.length === 1 && !isInteractiveTarget(target) && !isScrolled(target);
      start = touch && atTop ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const onEnd = ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start || !touch || window.scrollY > 0) return;
      const isDown = touch.clientY - start.y > MIN_DOWN && Math.abs(touch.clientX - start.x) < MAX_SIDEWAYS;
      start = null;
      if (isDown) pulled();
    };
    // Otherwise the browser would reload the page.
    document.documentElement.style.overscrollBehaviorY = 'contain';
    document.addEventListener('touchstart', onStart, { passive: true });
    document.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      document.documentElement.style.overscrollBehaviorY = '';
      document.removeEventListener('touchstart', onStart);
      document.removeEventListener('touchend', onEnd);
    };
  }, []);
}

/** Whether the pull is in a part of the page that scrolls by itself, and is scrolled. */
function isScrolled(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    if (element.scrollTop > 0) return true;
  return false;
}

import { useEffect, useEffectEvent } from 'react';
import { isTaken } from '@/ui/hooks/useKeys';

/** As far as a thumb must pull to mean it, and as far as it may stray. */
const FAR_ENOUGH = 110;
const ASTRAY = 50;

/** Calls `onPull` when a thumb pulls the page down that is at its top. */
export function usePullDown(onPull: () => void): void {
  const pulled = useEffectEvent(onPull);
  useEffect(() => {
    let start: { x: number; y: number } | null = null;
    const onStart = ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const atTop = window.scrollY <= 0 && touches.length === 1 && !isTaken(target) && !isScrolled(target);
      start = touch && atTop ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const onEnd = ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start || !touch || window.scrollY > 0) return;
      const isDown = touch.clientY - start.y > FAR_ENOUGH && Math.abs(touch.clientX - start.x) < ASTRAY;
      start = null;
      if (isDown) pulled();
    };
    // Or the browser would load the page again.
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

/** Whether the pull belongs to a part of the page that is scrolled by itself. */
function isScrolled(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    if (element.scrollTop > 0) return true;
  return false;
}

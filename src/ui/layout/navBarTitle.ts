import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import { afterPaint } from '@/platform/scheduling/yieldToMain';
import { createEmitter } from '@/platform/values/emitter';

/** The place that the bar names once the screen's heading has scrolled out of sight. */
export interface NavBarTitle {
  name: string;
  /** What a press on the name does, if it does anything. */
  onPress: (() => void) | undefined;
}

let navBarTitle: NavBarTitle | null = null;
const changes = createEmitter();

/** Names the place in the bar; null while the heading itself is in sight. */
function showNavBarTitle(next: NavBarTitle | null): void {
  navBarTitle = next;
  changes.emit();
}

export const useNavBarTitle = (): NavBarTitle | null =>
  useSyncExternalStore(changes.subscribe, () => navBarTitle);

/** Names the place in the bar while the heading is out of sight; with `onPlace` the name can be pressed. */
export function useHeadingInBar(
  heading: RefObject<HTMLElement | null>,
  name: string,
  onNavBarTitle: (() => void) | undefined,
): void {
  const press = useEffectEvent(() => onNavBarTitle?.());
  const pressable = onNavBarTitle !== undefined;
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // Measuring before the frame would lay the page out once more.
    const cancel = afterPaint(() => {
      if (!heading.current || !('IntersectionObserver' in window)) return;
      // Behind the bar the heading counts as out of sight.
      const bar = document.querySelector('.nav-bar')?.clientHeight ?? 0;
      observer = new IntersectionObserver(
        ([entry]) =>
          showNavBarTitle(
            entry && !entry.isIntersecting ? { name, onPress: pressable ? () => press() : undefined } : null,
          ),
        { rootMargin: `-${bar}px 0px 0px` },
      );
      observer.observe(heading.current);
    });
    return () => {
      cancel();
      observer?.disconnect();
      showNavBarTitle(null);
    };
  }, [heading, name, pressable]);
}

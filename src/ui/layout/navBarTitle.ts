import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import { afterPaint } from '@/platform/scheduling/yieldToMain';
import { createEmitter } from '@/platform/values/emitter';

/** The title in the bar once the screen's heading has scrolled out of sight. */
export interface NavBarTitle {
  name: string;
  /** Called when the title is pressed; absent if it is no button. */
  onPress: (() => void) | undefined;
}

let navBarTitle: NavBarTitle | null = null;
const changes = createEmitter();

/** Sets the title in the bar; null while the heading itself is in sight. */
function showNavBarTitle(next: NavBarTitle | null): void {
  navBarTitle = next;
  changes.emit();
}

export const useNavBarTitle = (): NavBarTitle | null =>
  useSyncExternalStore(changes.subscribe, () => navBarTitle);

/** Shows the title in the bar while the heading is out of sight; with `onNavBarTitle` it is a button. */
export function useHeadingInBar(
  heading: RefObject<HTMLElement | null>,
  name: string,
  onNavBarTitle: (() => void) | undefined,
): void {
  const press = useEffectEvent(() => onNavBarTitle?.());
  const pressable = onNavBarTitle !== undefined;
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // After the paint, because measuring before the frame would force another layout.
    const cancel = afterPaint(() => {
      if (!heading.current || !('IntersectionObserver' in window)) return;
      // A heading behind the bar counts as out of sight.
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

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'button, a, select, input, summary, [role="row"]';

type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (a: Sides, b: Sides): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Moves the notices to the other end of the window (`data-aside`) when they would lie over what was pressed last, which they are
 * about, and which may be wanted again.
 * @param shown the notices: looked at again when they change
 */
export function useClearOfPressed(shown: unknown): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      if (control && !region.current?.contains(control)) pressed.current = control;
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  useLayoutEffect(() => {
    const notices = region.current;
    if (!notices) return undefined;
    const place = () => {
      delete notices.dataset.aside;
      const control = pressed.current;
      if (control?.isConnected && overlap(notices.getBoundingClientRect(), control.getBoundingClientRect()))
        notices.dataset.aside = '';
    };
    place();
    if (!('ResizeObserver' in window)) return undefined;
    // The code of the notices, and with it their size, may come later.
    const observer = new ResizeObserver(place);
    observer.observe(notices);
    return () => observer.disconnect();
  }, [shown]);
  return region;
}

import { useLayoutEffect, useRef } from 'react';

/**
 * A button that is disabled while its action is under way loses the focus. When it can be pressed again, as after a
 * failure, it has the focus back, unless that has gone elsewhere meanwhile.
 */
export function useReturnedFocus(): void {
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // The browser takes the focus from it only when it next draws the page.
    if (focused instanceof HTMLElement && focused.matches(':disabled')) pressed.current = focused;
    else if (pressed.current?.matches(':enabled')) {
      if (focused === document.body) pressed.current.focus();
      pressed.current = null;
    }
  });
}

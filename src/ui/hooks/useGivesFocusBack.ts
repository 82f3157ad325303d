import { useLayoutEffect, useState } from 'react';
import { giveFocusBack, openerOf } from './pointerFocus';

/** For what lies over the page: when it goes, what has opened it has the focus, unless that has gone elsewhere meanwhile. */
export function useGivesFocusBack(): void {
  // Before a field of its own takes the focus.
  const [opener] = useState(openerOf);
  useLayoutEffect(
    () => () => {
      // Once it has left the page, and the focus with it.
      queueMicrotask(() => {
        const { activeElement } = document;
        if (opener && (activeElement === null || activeElement === document.body)) giveFocusBack(opener);
      });
    },
    [opener],
  );
}

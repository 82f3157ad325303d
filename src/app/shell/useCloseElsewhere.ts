import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes the menus of the bar when another page is shown: the command box leads to one from anywhere. */
export function useCloseElsewhere(onClose: () => void): void {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname !== openedAt) close();
  }, [pathname, openedAt]);
}

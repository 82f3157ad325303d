import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from './useMedia';

/** Whether the page is being printed: what is rendered for that is on the paper. */
export function useIsPrinting(): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    // Rendered at once: some browsers print what the page is when the event is over, and change no media query.
    const begin = () => flushSync(() => setBegun(true));
    const end = () => setBegun(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  // A list that the width of the paper has replaced did not see the event.
  return useMedia('print') || hasBegun;
}

import { useEffect, useRef } from 'react';

/**
 * Closes a dialog after its action, unless it has been closed meanwhile: an answer that comes late must not close the
 * dialog that a person has opened since, with what they typed there.
 */
export function useCloseWhileOpen(onClose: () => void): () => void {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return () => {
    if (open.current) onClose();
  };
}

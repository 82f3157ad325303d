import { useEffect, useRef } from 'react';

/**
 * Closes a dialog after its action, unless it has been closed meanwhile: a late answer must not close another dialog that the
 * person has opened since.
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

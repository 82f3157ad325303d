import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { handOffFocus } from '@/ui/hooks/handOffFocus';

/** An answer that takes longer than this may never come. */
const PATIENCE_MS = 10_000;

/** Asks again for what has not come. */
export const Refetch = createContext<() => void>(() => undefined);

/** Says, once one has waited long, that the server takes long, and offers to ask again. */
export function TakingLong({ children }: { children?: ReactNode }) {
  const refetch = use(Refetch);
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (long) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [long]);
  if (!long) return null;
  return (
    <>
      <p>The server is taking long.</p>
      <div className="actions">
        <button
          type="button"
          className="btn btn-primary"
          onClick={handOffFocus(() => {
            setLong(false);
            refetch();
          })}
        >
          Try again
        </button>
        {children}
      </div>
    </>
  );
}

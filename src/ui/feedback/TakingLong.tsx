import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import { handOffFocus } from '../focus/handOffFocus';

/** An answer that takes longer than this may never come. */
const LONG_MS = 10_000;

/** Requests again what has not come. */
export const Refetch = createContext<() => void>(() => undefined);

/** After a while says that the server takes long, and offers to try again. */
export function TakingLong({ children }: { children?: ReactNode }) {
  const refetch = use(Refetch);
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (long) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [long]);
  if (!long) return null;
  return (
    <>
      <p>The server is taking long.</p>
      <div className="actions">
        <Button
          main
          onClick={handOffFocus(() => {
            setLong(false);
            refetch();
          })}
        >
          Try again
        </Button>
        {children}
      </div>
    </>
  );
}

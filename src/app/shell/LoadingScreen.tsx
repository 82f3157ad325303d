import { useEffect, useState } from 'react';
import { Loading } from '@/ui/feedback/LoadState';
import { Refetch } from '@/ui/feedback/TakingLong';

/** Shown any sooner, the words would only flicker. */
const DELAY_MS = 150;

/** A page cannot request code again that is already in flight. */
const reload = () => window.location.reload();

/** Shown in place of a screen until its code is loaded. */
export function LoadingScreen() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main" data-loading>
      <h1 className="visually-hidden">Bible Nuggets</h1>
      {late && (
        <Refetch value={reload}>
          <Loading what="the screen" />
        </Refetch>
      )}
    </main>
  );
}

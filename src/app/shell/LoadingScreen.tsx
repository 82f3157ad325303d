import { useEffect, useState } from 'react';
import { Loading } from '@/ui/lists/LoadState';
import { Refetch } from '@/ui/lists/TakingLong';

/** A word that comes and goes within this time would only flicker. */
const PATIENCE_MS = 150;

/** Code that is on its way cannot be asked for a second time by the same page. */
const reload = () => window.location.reload();

/** What stands in a screen's place until its code is there. */
export function LoadingScreen() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
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

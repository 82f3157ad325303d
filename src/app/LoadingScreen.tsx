import { useEffect, useState } from 'react';
import { Loading } from '@/ui/LoadState';

/** A word that comes and goes within this time would only flicker. */
const PATIENCE_MS = 150;

/** What stands in a screen's place until its code is there. */
export function LoadingScreen() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main">
      <h1 className="visually-hidden">Bible Nuggets</h1>
      {late && <Loading what="the screen" />}
    </main>
  );
}

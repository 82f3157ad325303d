import { memoizeByObject } from '@/platform/values/memoizeByObject';
import { useEffect, useState } from 'react';
import { screenAt, type ScreenRoute } from '../routes/routes';
import { lazyWithPreload, type LazyComponent } from '@/ui/lazyWithPreload';
import { Loading, Refetch } from '@/ui/feedback/LoadState';

/**
 * The screen of a route, downloaded when it is opened or preloaded. One component a screen, even if it has several addresses: going
 * from one to another keeps it mounted.
 */
export const screenOf = memoizeByObject((load: ScreenRoute['load']) =>
  lazyWithPreload(load, { waiting: <LoadingScreen />, ifMissing: 'throw' }),
);

/** The screen at a path, if that has one. */
export function screenFor(path: string): LazyComponent<object> | undefined {
  const route = screenAt(path);
  return route && screenOf(route.load);
}

/** Downloads the screen at a path before its link is followed. */
export async function preloadScreen(path: string): Promise<void> {
  await screenFor(path)?.preload();
}

/** Shown any sooner, the words would only flicker. */
const DELAY_MS = 150;

/** A page cannot request code again that is already in flight. */
const reload = () => window.location.reload();

/** Shown in place of a screen until its code is loaded. */
function LoadingScreen() {
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

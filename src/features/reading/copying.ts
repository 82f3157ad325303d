import { useEffect, useState } from 'react';
import type { copyPublicLink } from '@/bible/copy/clipboard';
import type { AppDispatch } from '@/data/store/appStore';
import type { copyMarked } from './copyMarked';

/*
 * The code for copying is loaded at the first touch of the page, because a person who only reads a shared link does not
 * need it. It is loaded before a button is released, so that the browser still counts the copying as part of that
 * press.
 */
const marking = () => import('./copyMarked');
const clipboard = () => import('@/bible/copy/clipboard');

/**
 * Preloads the code at the first touch, and from then on returns whether words of Scripture are selected. A failure is
 * reported only when something is copied.
 */
export function useCopying(): boolean {
  const [selecting, setSelecting] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const fetch = () =>
      void marking()
        .then(({ watchSelection }) => watchSelection(setSelecting, end.signal))
        .catch(() => undefined);
    const events = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const event of events)
      window.addEventListener(event, fetch, { once: true, passive: true, signal: end.signal });
    return () => end.abort();
  }, []);
  return selecting;
}

export const copy =
  (...what: Parameters<typeof copyMarked>) =>
  async (dispatch: AppDispatch): Promise<void> =>
    dispatch((await marking()).copyMarked(...what));

export const copyLink =
  (...what: Parameters<typeof copyPublicLink>) =>
  async (dispatch: AppDispatch): Promise<void> =>
    dispatch((await clipboard()).copyPublicLink(...what));

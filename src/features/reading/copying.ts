import type { copyPassage, copyPublicLink } from '@/bible/copy/clipboard';
import type { AppDispatch } from '@/data/store/appStore';

/*
 * The code that copies is loaded at the first touch of the page: a person who only reads a shared link does not need it. It is
 * loaded before a button is released, so that the browser still counts the copying as part of that press.
 */
const clipboard = () => import('@/bible/copy/clipboard');

/** Preloads the code at the first touch. A failure is reported only when something is copied. */
export function preloadCopying(): () => void {
  const fetch = () => void clipboard().catch(() => undefined);
  const events = ['pointerdown', 'keydown', 'scroll'] as const;
  for (const event of events) window.addEventListener(event, fetch, { once: true, passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, fetch);
  };
}

export const copy =
  (...what: Parameters<typeof copyPassage>) =>
  async (dispatch: AppDispatch): Promise<void> =>
    dispatch((await clipboard()).copyPassage(...what));

export const copyLink =
  (...what: Parameters<typeof copyPublicLink>) =>
  async (dispatch: AppDispatch): Promise<void> =>
    dispatch((await clipboard()).copyPublicLink(...what));

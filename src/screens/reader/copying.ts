import type { copyPassage, copyPublicLink } from '@/store/notices/clipboard';
import type { AppDispatch } from '@/store/core/makeStore';

/*
 * The code that copies comes when somebody first touches the page: who only reads a shared link does without it. It is there
 * before a button is let go of, so that the browser still takes the copying for that press.
 */
const clipboard = () => import('@/store/notices/clipboard');

/** Fetches the code ahead, once. A failure is told when it is wanted. */
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

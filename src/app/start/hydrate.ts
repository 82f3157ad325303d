import { loadText } from '@/store/bible/bibleText';
import type { AppStore } from '@/store/core/makeStore';
import { signedIn } from '@/store/user/user';
import { BASE_PATH } from '@/routes/paths';
import { yieldToMain } from '@/device/yieldToMain';
import { preloadScreen } from '@/app/shell/screens';

/**
 * Takes over from the page that asked for a public link's chapter before the app was there (see `boot/`). Where it has
 * painted the text, this waits until the app can show the same in its first rendering; where the text is still on its
 * way, the app does not wait, and nothing is painted any more.
 */
export async function hydrate(store: AppStore): Promise<void> {
  const early = globalThis.nuggetsEarlyRequest;
  if (!early) return;
  if (early.painted) await yieldToMain();
  const reader = preloadScreen(window.location.pathname.slice(BASE_PATH.length));
  store.dispatch(signedIn({ userName: early.user }));
  const text = store.dispatch(loadText(early.ref));
  if (early.painted) {
    // A failure is the app's to tell.
    await Promise.allSettled([reader, text]);
    await yieldToMain();
  }
  early.taken = true;
}

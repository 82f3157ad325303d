import { loadText } from '@/bible/text/textCache';
import type { AppStore } from '@/data/store/appStore';
import { signedIn } from '@/features/account/store/user';
import { BASE_PATH } from '@/routes/paths';
import { yieldToMain } from '@/platform/scheduling/yieldToMain';
import { preloadScreen } from '../shell/screens';

/**
 * Adopts the chapter of a public link that the page requested before the app was there (see `boot/`). If it has painted the
 * text, this waits until the app can render the same at once; if the text is still in flight, the app does not wait, and the
 * page no longer paints it.
 */
export async function hydrate(store: AppStore): Promise<void> {
  const early = globalThis.nuggetsEarlyRequest;
  if (!early) return;
  if (early.painted) await yieldToMain();
  const reader = preloadScreen(window.location.pathname.slice(BASE_PATH.length));
  store.dispatch(signedIn({ userName: early.user }));
  const text = store.dispatch(loadText(early.ref));
  if (early.painted) {
    // The app reports a failure.
    await Promise.allSettled([reader, text]);
    await yieldToMain();
  }
  early.taken = true;
}

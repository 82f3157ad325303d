import { loadText } from '@/store/bibleText';
import type { AppStore } from '@/store/makeStore';
import { signedIn } from '@/store/user';
import { breath } from '@/ui/breath';
import { ReaderScreen } from './screens';

/**
 * Takes over from the page that asked for a public link's chapter before the app was there (see `boot/`). Where it has
 * painted the text, this waits until the app can show the same in its first rendering; where the text is still on its
 * way, the app does not wait, and nothing is painted any more.
 */
export async function takeOver(store: AppStore): Promise<void> {
  const early = globalThis.nuggetsEarlyRequest;
  if (!early) return;
  if (early.painted) await breath();
  const reader = ReaderScreen.preload();
  store.dispatch(signedIn({ userName: early.user }));
  const text = store.dispatch(loadText(early.ref));
  if (early.painted) {
    // A failure is the app's to tell.
    await Promise.allSettled([reader, text]);
    await breath();
  }
  early.taken = true;
}

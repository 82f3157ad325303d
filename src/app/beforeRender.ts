import { loadText } from '@/bible/text/textCache';
import type { AppStore } from '@/data/store/appStore';
import { loadUsers } from '@/features/account/store/user';
import { BASE_PATH, paths } from '@/routes/paths';
import { listen } from '@/platform/page/listen';
import { yieldToMain } from '@/platform/scheduling/yieldToMain';
import { preloadScreen } from './shell/screens';
import { confirmedUser } from '@/features/account/store/rememberedUser';
import { signedIn } from '@/data/session/session';

/**
 * Takes over the chapter of a public link that the inline script requested (see `boot/`). If the script has painted the
 * text, this waits until the app can render the same text at once. If the text is still in flight, the app does not
 * wait, and the script no longer paints it.
 */
export async function hydrate(store: AppStore): Promise<void> {
  const early = globalThis.nuggetsEarlyRequest;
  if (!early) return;
  if (early.painted) await yieldToMain();
  const reader = preloadScreen(window.location.pathname.slice(BASE_PATH.length));
  store.dispatch(signedIn({ userName: early.user }));
  const text = store.dispatch(loadText(early.ref));
  if (early.painted) {
    // `allSettled`, because the app reports a failure itself.
    await Promise.allSettled([reader, text]);
    await yieldToMain();
  }
  early.taken = true;
}

/** Preloads the screen of a link inside the app when the link is hovered or focused. */
export function preloadLinkedScreens(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || !link.pathname.startsWith(`${BASE_PATH}/`)) return;
    void preloadScreen(link.pathname.slice(BASE_PATH.length));
  };
  listen(['pointerover', 'focusin'], preload);
}

/** Signs in a remembered user at once, and checks the list of users in the background. */
export function signInRemembered(store: AppStore): void {
  const userName = confirmedUser();
  if (userName === null) return;
  if (window.location.pathname === `${BASE_PATH}/`) {
    window.history.replaceState(null, '', `${BASE_PATH}${paths[store.getState().preferences.start]}`);
  }
  // The login screen signs the user in itself and shows that it does.
  if (window.location.pathname === `${BASE_PATH}${paths.login}`) return;
  store.dispatch(signedIn({ userName }));
  void store.dispatch(loadUsers());
}

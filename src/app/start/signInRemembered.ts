import type { AppStore } from '@/data/store/appStore';
import { confirmedUser } from '@/features/account/store/rememberedUser';
import { loadUsers, signedIn } from '@/features/account/store/user';
import { BASE_PATH, paths } from '@/routes/paths';

/** Signs in a remembered user at once, and checks the list of users in the background. */
export function signInRemembered(store: AppStore): void {
  const userName = confirmedUser();
  if (userName === null) return;
  if (window.location.pathname === `${BASE_PATH}/`) {
    window.history.replaceState(null, '', `${BASE_PATH}${paths[store.getState().preferences.start]}`);
  }
  // The login screen signs in by itself, and says so.
  if (window.location.pathname === `${BASE_PATH}${paths.login}`) return;
  store.dispatch(signedIn({ userName }));
  void store.dispatch(loadUsers());
}

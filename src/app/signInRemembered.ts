import { confirmedUser } from '@/store/listeners/rememberUser';
import type { AppStore } from '@/store/makeStore';
import { loadUsers, signedIn } from '@/store/user';
import { BASE_PATH, needsUser, paths } from './paths';

/** Who comes back goes on at once where they wanted to go; the list of users is seen to meanwhile (§2, 'Login'). */
export function signInRemembered(store: AppStore): void {
  const userName = confirmedUser();
  if (userName === null) return;
  if (window.location.pathname === `${BASE_PATH}/`) {
    window.history.replaceState(null, '', `${BASE_PATH}${paths.browseBible}`);
  }
  if (!needsUser(window.location.pathname.slice(BASE_PATH.length))) return;
  store.dispatch(signedIn({ userName }));
  void store.dispatch(loadUsers());
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { GUEST } from '@/data/session/users';
import { listedUser } from './model/users';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { storeNewcomer } from './store/newcomer';
import { confirmedUser, rememberedUser } from './store/rememberedUser';
import { loadUsers, selectUsers } from './store/user';
import { selectCurrentUser, signedIn, type SignIn } from '@/data/session/session';

/** Where to navigate after the login, and the state of that history entry. */
export interface Destination {
  path: string;
  state: unknown;
}

/**
 * Signs people in on the login screen: a remembered user automatically, as soon as it is certain that the server has
 * them, and anyone else by their choice. Both need the list of users.
 */
export function useSignIn({ path, state }: Destination) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const currentUser = useAppSelector(selectCurrentUser);
  const { allUsers } = useAppSelector(selectUsers);
  // A signed-in user comes here to switch users, not to be signed in again.
  const [remembered, setRemembered] = useState(() => {
    const name = rememberedUser();
    const changing = currentUser !== null && (currentUser !== GUEST || name === GUEST);
    return changing ? null : name;
  });
  /** The automatic sign-in; aborted when the person makes a choice or leaves the screen. */
  const automatic = useRef<AbortController>(null);

  const signIn = async (who: SignIn, isNew = false) => {
    automatic.current?.abort();
    dispatch(signedIn(who));
    if (isNew) storeNewcomer(who.userName, 'new');
    await navigate(path, { replace: true, state });
  };
  const load = async () => {
    const mine = new AbortController();
    automatic.current = mine;
    const outcome = await dispatch(loadUsers());
    if (mine.signal.aborted || remembered === null || !loadUsers.fulfilled.match(outcome)) return;
    if (listedUser(remembered, outcome.payload.users) !== undefined) await signIn({ userName: remembered });
  };
  const start = useEffectEvent(() => {
    // Before the list is requested, because an answer for another user would be dropped.
    if (remembered !== null && remembered === confirmedUser()) void signIn({ userName: remembered });
    void load();
  });
  useEffect(() => {
    start();
    return () => automatic.current?.abort();
  }, []);

  return {
    signIn,
    load: () => void load(),
    /** The user being signed in; null if the person has to choose. */
    remembered,
    /** Whether it is certain that the server has them. */
    isCertain:
      remembered !== null &&
      (remembered === confirmedUser() || listedUser(remembered, allUsers) !== undefined),
    chooseAnother: () => {
      automatic.current?.abort();
      setRemembered(null);
    },
  };
}

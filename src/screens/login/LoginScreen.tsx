import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { GUEST, knownName } from '@/domain/users/user';
import { paths } from '@/routes/paths';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { isPrivate } from '@/device/privateUsers';
import { confirmedUser, rememberedUser } from '@/device/rememberedUser';
import { selectPreferences } from '@/store/preferences/preferences';
import type { Start } from '@/domain/preferences/preferences';
import { selectWaiting } from '@/store/sync/sync';
import { Button } from '@/ui/forms/Button';
import { createUser, loadUsers, selectCurrentUser, selectUsers, signedIn } from '@/store/user/user';
import { Loading } from '@/ui/lists/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { LeaveWaiting } from './LeaveWaiting';
import { LoginForm, type LoginChoice } from './LoginForm';
import styles from './LoginScreen.module.scss';

const guardState = v.object({
  from: v.object({ pathname: v.string(), search: v.fallback(v.string(), '') }),
});

/** The page from which a guard redirected the person here; otherwise the start screen of their preferences (§2). */
function destinationOf(state: unknown, start: Start): string {
  const redirected = v.safeParse(guardState, state);
  if (!redirected.success) return paths[start];
  const { pathname, search } = redirected.output.from;
  return `${pathname}${search}`;
}

/** Login (§2, §5, §8): a remembered name signs in by itself; anyone else chooses or creates one. */
export function LoginScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const destination = destinationOf(useLocation().state, useAppSelector(selectPreferences).start);
  const currentUser = useAppSelector(selectCurrentUser);
  const { allUsers, status } = useAppSelector(selectUsers);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A signed-in user comes here to change the user, not to be signed in again.
  const [remembered, setRemembered] = useState(() => {
    const name = rememberedUser();
    const changing = currentUser !== null && (currentUser !== GUEST || name === GUEST);
    return changing ? null : name;
  });

  // The outbox of a user who is not remembered is lost with the tab.
  const waiting = useAppSelector(selectWaiting).filter(({ user }) => isPrivate(user)).length;
  const [leaving, setLeaving] = useState<LoginChoice>();

  const creation = useRef<{ abort: () => void }>(null);
  const isListed = (name: string) => allUsers.some(({ userName }) => userName === name);
  const isKnown =
    remembered !== null && (remembered === confirmedUser() || isListed(knownName(remembered, allUsers)));
  useEffect(() => {
    if (!isKnown) return;
    dispatch(signedIn({ userName: remembered }));
    void navigate(destination, { replace: true });
  }, [remembered, isKnown, dispatch, navigate, destination]);
  // After the effect that signs in: an answer for another user would be dropped.
  useEffect(() => void dispatch(loadUsers()), [dispatch]);

  const enter = async ({ existing, newName, remember }: LoginChoice) => {
    setProblem(null);
    // A known name signs in: the server would not create a second user of that name.
    const name = newName === '' ? existing : knownName(newName, allUsers);
    if (name === newName && !isListed(name)) {
      setBusy(true);
      const creating = dispatch(createUser({ newName, copyFrom: existing }));
      creation.current = creating;
      const created = await creating;
      // The person has cancelled it.
      if (creation.current !== creating) return;
      if (createUser.rejected.match(created)) {
        const failure = created.payload;
        setProblem(
          failure?.kind === 'rejected'
            ? `Failed to create new user: ${failure.detail ?? ''}`
            : 'An error occurred during login. Please try again.',
        );
        setBusy(false);
        return;
      }
    }
    dispatch(signedIn({ userName: name, remember }));
    await navigate(destination, { replace: true });
  };

  const signingIn = remembered !== null && (status === 'idle' || status === 'loading' || isKnown);
  return (
    <div className={styles.login}>
      <Screen title="Bible Nuggets" documentTitle="Login">
        {signingIn && status !== 'error' ? (
          <Loading
            what={`the study of ${remembered}`}
            wayOut={<Button onClick={() => setRemembered(null)}>Choose another name</Button>}
          />
        ) : (
          <LoginForm
            users={allUsers}
            currentUser={currentUser}
            loading={status === 'loading' || status === 'idle'}
            loadProblem={status === 'error' ? 'Failed to load users. Please try again.' : null}
            problem={problem}
            busy={busy}
            onReload={() => void dispatch(loadUsers())}
            onProblem={setProblem}
            onEnter={(choice) => {
              const isLeaving = waiting > 0 && (choice.existing !== currentUser || choice.newName !== '');
              if (isLeaving) setLeaving(choice);
              else void enter(choice);
            }}
            onCancel={() => {
              creation.current?.abort();
              creation.current = null;
              setBusy(false);
            }}
          />
        )}
      </Screen>
      {leaving && (
        <LeaveWaiting
          waiting={waiting}
          onCancel={() => setLeaving(undefined)}
          onLeave={() => {
            setLeaving(undefined);
            void enter(leaving);
          }}
        />
      )}
    </div>
  );
}

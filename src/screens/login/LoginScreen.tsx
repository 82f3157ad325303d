import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { knownName } from '@/domain/users/user';
import { paths } from '@/routes/paths';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { confirmedUser, rememberedUser } from '@/device/rememberedUser';
import { selectPreferences } from '@/store/preferences/preferences';
import type { Start } from '@/domain/preferences/preferences';
import { Button } from '@/ui/forms/Button';
import { GUEST } from '@/domain/users/user';
import { createUser, loadUsers, selectCurrentUser, selectUsers, signedIn } from '@/store/user/user';
import { Loading } from '@/ui/lists/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { LeaveWaiting } from './LeaveWaiting';
import { LoginForm, type LoginChoice } from './LoginForm';
import { useWaitingInTab } from './useWaitingInTab';
import styles from './LoginScreen.module.scss';

/** The page a guard sent the person here from; without one, where they chose to arrive, by default the nugget browser (§2). */
function cameFrom(state: unknown, start: Start): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (
    typeof from !== 'object' ||
    from === null ||
    !('pathname' in from) ||
    typeof from.pathname !== 'string'
  ) {
    return paths[start];
  }
  return `${from.pathname}${'search' in from && typeof from.search === 'string' ? from.search : ''}`;
}

/** Login (§2, §5, §8): a remembered name signs in by itself; anyone else chooses or creates one. */
export function LoginScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const destination = cameFrom(useLocation().state, useAppSelector(selectPreferences).start);
  const currentUser = useAppSelector(selectCurrentUser);
  const { allUsers, status } = useAppSelector(selectUsers);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Who is signed in and comes here wants to change the user, not to be signed in as themselves again.
  const [remembered, setRemembered] = useState(() => {
    const name = rememberedUser();
    const changing = currentUser !== null && (currentUser !== GUEST || name === GUEST);
    return changing ? null : name;
  });

  const waiting = useWaitingInTab();
  const [leaving, setLeaving] = useState<LoginChoice>();

  const underWay = useRef<{ abort: () => void }>(null);
  const isListed = (name: string) => allUsers.some(({ userName }) => userName === name);
  const isKnown =
    remembered !== null && (remembered === confirmedUser() || isListed(knownName(remembered, allUsers)));
  useEffect(() => {
    if (!isKnown) return;
    dispatch(signedIn({ userName: remembered }));
    void navigate(destination, { replace: true });
  }, [remembered, isKnown, dispatch, navigate, destination]);
  // After signing in: the answer is for the user who asked.
  useEffect(() => {
    void dispatch(loadUsers());
  }, [dispatch]);

  const enter = async ({ existing, newName, remember }: LoginChoice) => {
    setProblem(null);
    // Whose name it is signs in; the server would make no second one of it.
    const name = newName === '' ? existing : knownName(newName, allUsers);
    if (name === newName && !isListed(name)) {
      setBusy(true);
      const creating = dispatch(createUser({ newName, copyFrom: existing }));
      underWay.current = creating;
      const created = await creating;
      // It has been left meanwhile.
      if (underWay.current !== creating) return;
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
              underWay.current?.abort();
              underWay.current = null;
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

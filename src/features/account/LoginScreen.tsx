import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { validateNewUserName } from './model/newUserName';
import { canonicalName, listedUser } from './model/users';
import { paths } from '@/routes/paths';
import { useAppDispatch, useAppSelector, useEngine } from '@/data/store/hooks';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { selectPreferences } from './store/preferences';
import type { Start } from './model/preferences';
import { selectWaiting } from '@/data/sync/sync';
import { Button } from '@/ui/controls/Button';
import { createUser, selectUsers } from './store/user';
import { Loading } from '@/ui/feedback/LoadState';
import { useLoadMessage } from '@/ui/feedback/offlineMessage';
import { Screen } from '@/ui/layout/Screen';
import { LoginForm, type LoginChoice } from './LoginForm';
import { useSignIn, type Destination } from './useSignIn';
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog';
import styles from './LoginScreen.module.scss';
import { selectCurrentUser } from '@/data/session/session';

const guardState = v.object({
  from: v.object({
    pathname: v.string(),
    search: v.fallback(v.string(), ''),
    hash: v.fallback(v.string(), ''),
    state: v.optional(v.unknown()),
  }),
});

/** The page from which the person was led here, with its state, or else the start screen of their preferences. */
function destinationOf(state: unknown, start: Start): Destination {
  const led = v.safeParse(guardState, state);
  if (!led.success) return { path: paths[start], state: null };
  const { pathname, search, hash } = led.output.from;
  return { path: `${pathname}${search}${hash}`, state: led.output.from.state ?? null };
}

/** Login: signs in a remembered user automatically; anyone else chooses or creates one. */
export function LoginScreen() {
  const dispatch = useAppDispatch();
  const engine = useEngine();
  const destination = destinationOf(useLocation().state, useAppSelector(selectPreferences).start);
  const currentUser = useAppSelector(selectCurrentUser);
  const { allUsers, status } = useAppSelector(selectUsers);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { signIn, load, remembered, isCertain, chooseAnother } = useSignIn(destination);

  // The outbox of a user who is not remembered is lost with the tab.
  const waiting = useAppSelector(selectWaiting).filter(({ user }) => isSessionOnly(user)).length;
  const [leaving, setLeaving] = useState<LoginChoice>();

  useEffect(() => {
    // Undoable writes are sent before the user signs out.
    if (waiting > 0) void engine.ready().then(({ outbox }) => outbox.flush({ now: true }));
  }, [waiting, engine]);

  const creation = useRef<{ abort: () => void }>(null);
  const cancelCreation = () => {
    creation.current?.abort();
    creation.current = null;
  };
  // A person who goes back goes on as the user they were. At once: an effect's end could come after the answer.
  useLayoutEffect(() => cancelCreation, []);

  const enter = async ({ existing, newName, remember }: LoginChoice) => {
    setProblem(null);
    // An existing name signs in: the server would not create a second user with it.
    let name = newName === '' ? existing : canonicalName(newName, allUsers);
    let isNew = false;
    if (newName !== '' && listedUser(name, allUsers) === undefined) {
      const invalid = validateNewUserName(newName);
      if (invalid !== null) {
        setProblem(invalid);
        return;
      }
      setBusy(true);
      const creating = dispatch(createUser({ newName, copyFrom: existing }));
      creation.current = creating;
      const created = await creating;
      // The sign-in was cancelled meanwhile.
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
      name = created.payload.userName;
      isNew = true;
    }
    await signIn({ userName: name, remember }, isNew);
  };

  const loadProblem = useLoadMessage('Failed to load users. Please try again.', 'the list of users');
  const signingIn = remembered !== null && (status === 'idle' || status === 'loading' || isCertain);
  return (
    <div className={styles.login}>
      <Screen title="Bible Nuggets" documentTitle="Login">
        {signingIn && status !== 'error' ? (
          <Loading
            what={`the study of ${remembered}`}
            fallbackAction={<Button onClick={chooseAnother}>Choose another name</Button>}
          />
        ) : (
          <LoginForm
            users={allUsers}
            currentUser={currentUser}
            loading={status === 'loading' || status === 'idle'}
            loadProblem={status === 'error' ? loadProblem : null}
            problem={problem}
            busy={busy}
            onReload={load}
            onProblem={setProblem}
            onEnter={(choice) => {
              const isLeaving = waiting > 0 && (choice.existing !== currentUser || choice.newName !== '');
              if (isLeaving) setLeaving(choice);
              else void enter(choice);
            }}
            onCancel={() => {
              cancelCreation();
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

interface LeaveWaitingProps {
  waiting: number;
  onLeave: () => void;
  onCancel: () => void;
}

/** Asks before a user who is not remembered leaves while the server does not have all of their changes. */
function LeaveWaiting({ waiting, onLeave, onCancel }: LeaveWaitingProps) {
  const isSent = waiting === 0;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    // While the question was open: there is nothing left to ask about.
    if (isSent) leave();
  }, [isSent]);
  if (isSent) return null;
  return (
    <ConfirmDialog title="Not sent yet" confirmLabel="Leave" onConfirm={onLeave} onCancel={onCancel}>
      <p>
        {waiting === 1 ? '1 change of yours is' : `${waiting} changes of yours are`} not on the server yet.
        They go on being sent as long as this tab is open; with the tab they are lost.
      </p>
    </ConfirmDialog>
  );
}

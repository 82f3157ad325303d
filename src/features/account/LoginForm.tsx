import { useState, type SubmitEvent } from 'react';
import { GUEST } from '@/data/session/users';
import { listedUser, type User } from './model/users';
import { isBlank } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { CheckField } from '@/ui/controls/Field';
import { TakingLong } from '@/ui/feedback/LoadState';
import { ExistingName, NewName } from './LoginFields';
import '@/ui/controls/forms.scss';
import styles from './LoginScreen.module.scss';

export interface LoginChoice {
  /** The user to sign in as, or to copy from. */
  existing: string;
  /** Blank to sign in as `existing`. */
  newName: string;
  remember: boolean;
}

interface LoginFormProps {
  users: readonly User[];
  currentUser: string | null;
  loading: boolean;
  loadProblem: string | null;
  problem: string | null;
  busy: boolean;
  onReload: () => void;
  /** Null once the field with the problem has changed. */
  onProblem: (problem: string | null) => void;
  onEnter: (choice: LoginChoice) => void;
  /** Cancels the sign-in that is in flight. */
  onCancel: () => void;
}

type LoginMode = 'existing' | 'new';

const NEITHER = 'Please select an existing user or enter a new username';

/** Signs in with a name that exists, with a new one that starts as a copy of another user, or as the guest. */
export function LoginForm(props: LoginFormProps) {
  const { users, loading, loadProblem, problem, busy, onReload, onProblem, onEnter, onCancel } = props;
  const own = props.currentUser === GUEST ? null : props.currentUser;
  const [mode, setMode] = useState<LoginMode | null>(own === null ? null : 'existing');
  const [typed, setTyped] = useState(own ?? '');
  const [newName, setNewName] = useState('');
  const [source, setSource] = useState(GUEST);
  const [remember, setRemember] = useState(true);
  // The chosen user may be missing from the list: it may not be loaded, or the user was renamed or deleted.
  const copyFrom = users.some(({ userName }) => userName === source) ? source : '';

  const changing =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      onProblem(null);
      change(value);
    };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (mode === 'existing') {
      const existing = listedUser(typed, users);
      if (existing !== undefined) onEnter({ existing, newName: '', remember });
      else if (isBlank(typed) || users.length === 0) onProblem(NEITHER);
      else onProblem(`No user is called “${typed.trim()}”. Check the spelling, or choose “I am new”.`);
    } else if (isBlank(newName)) onProblem(NEITHER);
    else if (copyFrom === '') onProblem('Please select an existing user to copy from');
    else onEnter({ existing: copyFrom, newName: newName.trim(), remember });
  };

  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        Learn Bible verses by heart in a few minutes a day, read, pray, and keep what you find.
      </p>
      {loadProblem !== null && (
        <div role="alert" className={styles.problem}>
          <p>{loadProblem}</p>
          <Button onClick={onReload}>Try again</Button>
        </div>
      )}
      {loading && (
        <div role="status" className={styles.waiting}>
          <TakingLong />
        </div>
      )}
      <div role="group" aria-label="How to begin" className={styles.ways}>
        <Button aria-pressed={mode === 'existing'} onClick={() => changing(setMode)('existing')}>
          I have a name
        </Button>
        <Button aria-pressed={mode === 'new'} onClick={() => changing(setMode)('new')}>
          I am new
        </Button>
        <Button disabled={busy} onClick={() => onEnter({ existing: GUEST, newName: '', remember: true })}>
          Look around as Guest
        </Button>
      </div>
      {mode !== null && (
        <form key={mode} className={styles.form} noValidate onSubmit={submit}>
          {mode === 'existing' ? (
            <ExistingName users={users} loading={loading} value={typed} onChange={changing(setTyped)} />
          ) : (
            <NewName
              users={users}
              loading={loading}
              value={newName}
              onChange={changing(setNewName)}
              source={copyFrom}
              onSource={changing(setSource)}
            />
          )}
          <CheckField id="remember-me" label="Remember Me" checked={remember} onChange={setRemember}>
            {!remember && (
              <p className={styles.hint}>
                Nothing of yours stays on this device once you leave: what it keeps of you now is removed,
                also how passages were recalled here.
              </p>
            )}
          </CheckField>
          {problem !== null && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div className={styles.buttons}>
            <Button main type="submit" disabled={busy || loading}>
              {busy ? 'Signing in…' : loading ? 'Loading users…' : 'Login'}
            </Button>
            {busy && <Button onClick={onCancel}>Cancel</Button>}
          </div>
        </form>
      )}
    </div>
  );
}

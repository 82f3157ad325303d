import { useState, type SubmitEvent } from 'react';
import type { User } from '@/data/session/users';
import { isBlank } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { TextField, CheckField } from '@/ui/controls/Field';
import { TakingLong } from '@/ui/feedback/LoadState';
import { ExistingUserField } from './ExistingUserField';
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
  /** Null once what a problem was about has changed. */
  onProblem: (problem: string | null) => void;
  onEnter: (choice: LoginChoice) => void;
  /** Cancels the sign-in that is in flight. */
  onCancel: () => void;
}

/** What is wrong with a choice, or null. */
function problemOf(existing: string, newName: string): string | null {
  if (existing !== '') return null;
  return isBlank(newName)
    ? 'Please select an existing user or enter a new username'
    : 'Please select an existing user to copy from';
}

/** Chooses an existing user, or names a new user who starts with a copy of it. */
export function LoginForm(props: LoginFormProps) {
  const { users, loading, loadProblem, problem, busy, onReload, onProblem, onEnter, onCancel } = props;
  const [chosen, setChosen] = useState(props.currentUser ?? '');
  // The list may not have the current user: it may be missing, or the user renamed or deleted.
  const existing = users.some(({ userName }) => userName === chosen) ? chosen : '';
  const [newName, setNewName] = useState('');
  const [remember, setRemember] = useState(true);

  const changing =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      onProblem(null);
      change(value);
    };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = problemOf(existing, newName);
    if (wrong !== null) onProblem(wrong);
    else if (!busy) onEnter({ existing, newName: newName.trim(), remember });
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
      <ExistingUserField users={users} loading={loading} value={existing} onChange={changing(setChosen)} />
      <TextField
        label="New user name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="new-user-hint"
        value={newName}
        onChange={changing(setNewName)}
      >
        <p id="new-user-hint" className={styles.hint}>
          No spaces. A new user starts with a copy of {existing === '' ? 'the existing user' : existing} where
          the server can, otherwise empty; leave this blank to sign in as the existing user.
        </p>
      </TextField>
      <CheckField id="remember-me" label="Remember Me" checked={remember} onChange={setRemember}>
        {!remember && (
          <p className={styles.hint}>
            Nothing of yours stays on this device once you leave: what it keeps of you now is removed, also
            how passages were recalled here.
          </p>
        )}
      </CheckField>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button main type="submit" disabled={busy}>
          {busy ? 'Signing in…' : 'Login'}
        </Button>
        {busy && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}

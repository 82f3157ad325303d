import { useState, useDeferredValue, useMemo, type SubmitEvent } from 'react';
import type { User } from '@/data/session/users';
import { isBlank } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { CheckField } from '@/ui/controls/CheckField';
import { TextField, SelectField } from '@/ui/controls/Field';
import { TakingLong } from '@/ui/feedback/TakingLong';
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
  onProblem: (problem: string) => void;
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
      <ExistingUser users={users} loading={loading} value={existing} onChange={setChosen} />
      <TextField
        label="New user name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="new-user-hint"
        value={newName}
        onChange={setNewName}
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

interface ExistingUserProps {
  users: readonly User[];
  loading: boolean;
  /** Blank for none. */
  value: string;
  onChange: (userName: string) => void;
}

/** The most options that the select shows at once: with tens of thousands, browsers take far too long to open it. */
const MAX_OPTIONS = 500;

/** Chooses one of the existing users; a long list is narrowed by a part of the name. */
function ExistingUser({ users, loading, value, onChange }: ExistingUserProps) {
  const [part, setPart] = useState('');
  const isLong = users.length > MAX_OPTIONS;
  const wanted = useDeferredValue(part.trim().toLowerCase());
  const searched = useMemo(
    () => users.map(({ userName }) => ({ userName, lower: userName.toLowerCase() })),
    [users],
  );
  const matching = useMemo(() => searched.filter(({ lower }) => lower.includes(wanted)), [searched, wanted]);
  const names = matching.slice(0, MAX_OPTIONS).map(({ userName }) => userName);
  return (
    <>
      {isLong && (
        <TextField
          label="Part of the name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="part-of-name-hint"
          value={part}
          onChange={setPart}
        >
          <p id="part-of-name-hint" role="status" className={styles.hint}>
            {shownMessage(names.length, matching.length, users.length)}
          </p>
        </TextField>
      )}
      <SelectField
        label="Existing user"
        value={value}
        options={['', ...names, ...(value === '' || names.includes(value) ? [] : [value])]}
        nameOf={(userName) => userName || (loading ? 'Loading users…' : 'Select a user')}
        busy={loading}
        onChange={onChange}
      />
    </>
  );
}

const shownMessage = (shown: number, matching: number, all: number): string =>
  shown < matching
    ? `The first ${shown} of ${matching.toLocaleString('en')} users can be chosen below: type a part of the name to find another.`
    : `${matching.toLocaleString('en')} of ${all.toLocaleString('en')} users can be chosen below.`;

import { useEffect, useRef, useState } from 'react';
import { listedUser, type User } from './model/users';
import { TextField } from '@/ui/controls/Field';
import { Disclosure } from '@/ui/lists/Disclosure';
import { ExistingUserField } from './ExistingUserField';
import styles from './LoginScreen.module.scss';

interface NameProps {
  users: readonly User[];
  loading: boolean;
  value: string;
  onChange: (name: string) => void;
}

/** How a name is typed: no keyboard corrects it. */
const NAME = { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } as const;

/** A field that has the focus once it is asked for; one that is filled in is left alone. */
function useFocusIfBlank() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.focus({ preventScroll: true });
  }, []);
  return field;
}

/** A name that exists: typed, or chosen from the list, which is closed until it is asked for. */
export function ExistingName({ users, loading, value, onChange }: NameProps) {
  const field = useFocusIfBlank();
  return (
    <div>
      <TextField ref={field} label="Your name" {...NAME} value={value} onChange={onChange} />
      <Disclosure summary="Choose from the list">
        <ExistingUserField
          users={users}
          loading={loading}
          value={listedUser(value, users) ?? ''}
          onChange={onChange}
        />
      </Disclosure>
    </div>
  );
}

interface NewNameProps extends NameProps {
  /** The user to copy from; blank for none. */
  source: string;
  onSource: (userName: string) => void;
}

/** A name for a new user, who starts as a copy of the guest or of another one. */
export function NewName({ users, loading, value, onChange, source, onSource }: NewNameProps) {
  const field = useFocusIfBlank();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div>
      <TextField
        ref={field}
        label="New user name"
        {...NAME}
        aria-describedby="new-user-hint"
        value={value}
        onChange={onChange}
      >
        <p id="new-user-hint" className={styles.hint}>
          No spaces, at most 100 characters. You start with a copy of {source || 'the existing user'} where
          the server can, otherwise empty.
        </p>
      </TextField>
      <Disclosure
        summary="Copy from another user"
        open={isChoosing || (source === '' && !loading)}
        onToggle={setChoosing}
      >
        <ExistingUserField users={users} loading={loading} value={source} onChange={onSource} />
      </Disclosure>
    </div>
  );
}

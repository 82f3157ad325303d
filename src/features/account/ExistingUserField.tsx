import { useDeferredValue, useMemo, useState } from 'react';
import { formatNumber, outOf } from '@/platform/values/text';
import type { User } from './model/users';
import { TextField, SelectField } from '@/ui/controls/Field';
import styles from './LoginScreen.module.scss';

interface ExistingUserFieldProps {
  users: readonly User[];
  loading: boolean;
  /** Blank for none. */
  value: string;
  onChange: (userName: string) => void;
}

/** The most options that the select shows at once: browsers take far too long to open one with tens of thousands. */
const MAX_OPTIONS = 500;

/** Chooses one of the existing users; a long list is filtered by a part of the name. */
export function ExistingUserField({ users, loading, value, onChange }: ExistingUserFieldProps) {
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
    ? `The first ${shown} of ${formatNumber(matching)} users can be chosen below: type a part of the name to find another.`
    : `${outOf(matching, all)} users can be chosen below.`;

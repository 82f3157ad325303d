import { useDeferredValue, useMemo, useState } from 'react';
import type { User } from '@/domain/users/user';
import styles from './LoginScreen.module.scss';

interface ExistingUserProps {
  users: readonly User[];
  loading: boolean;
  /** Blank for none. */
  value: string;
  onChange: (userName: string) => void;
}

/** So many a select shows at once; of tens of thousands a browser makes no list in any useful time. */
const MAX_OPTIONS = 500;

/** The users that there are, to choose one; of very many those that a part of the name leaves. */
export function ExistingUser({ users, loading, value, onChange }: ExistingUserProps) {
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
        <div>
          <label className="form-label" htmlFor="part-of-name">
            Part of the name
          </label>
          <input
            id="part-of-name"
            className="form-control"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="part-of-name-hint"
            value={part}
            onChange={({ target }) => setPart(target.value)}
          />
          <p id="part-of-name-hint" role="status" className={styles.hint}>
            {shownWords(names.length, matching.length, users.length)}
          </p>
        </div>
      )}
      <div>
        <label className="form-label" htmlFor="existing-user">
          Existing user
        </label>
        <select
          id="existing-user"
          className="form-select"
          value={value}
          aria-busy={loading}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{loading ? 'Loading users…' : 'Select a user'}</option>
          {[...names, ...(value === '' || names.includes(value) ? [] : [value])].map((userName) => (
            <option key={userName} value={userName}>
              {userName}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

const shownWords = (shown: number, matching: number, all: number): string =>
  shown < matching
    ? `The first ${shown} of ${matching.toLocaleString('en')} users can be chosen below: type a part of the name to find another.`
    : `${matching.toLocaleString('en')} of ${all.toLocaleString('en')} users can be chosen below.`;

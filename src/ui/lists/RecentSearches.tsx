import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { recentItems } from '@/platform/storage/recentItems';
import { Button } from '../controls/Button';
import { withFocusHandoff } from '../focus/keepFocus';
import styles from './RecentSearches.module.scss';

/** A search to run again: by its URL, or in place. */
export interface SearchAgain {
  phrase: string;
  /** Where it searches. */
  scope?: string;
  to?: string;
  onOpen: () => void;
  /** At the end of the row. */
  aside?: ReactNode;
}

interface RecentSearchesProps {
  user: string;
  recent: ReturnType<typeof recentItems>;
  /** Null for one that is not shown here. */
  describe: (item: string) => SearchAgain | null;
}

/** A user's recent searches, to run again; nothing where there are none. */
export function RecentSearches({ user, recent, describe }: RecentSearchesProps) {
  const [items, setItems] = useState(() => recent.of(user));
  const clear = () => {
    recent.forget(user);
    setItems([]);
  };
  return (
    <SearchesAgain title="Recent searches" searches={items.flatMap((item) => describe(item) ?? [])}>
      <Button onClick={withFocusHandoff(clear)}>Clear recent searches</Button>
    </SearchesAgain>
  );
}

interface SearchesAgainProps {
  title: string;
  searches: readonly SearchAgain[];
  children?: ReactNode;
}

/** Searches to run again, below a title; nothing where there are none. */
export function SearchesAgain({ title, searches, children }: SearchesAgainProps) {
  if (searches.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={`plain-list ${styles.list}`}>
        {searches.map(({ phrase, scope, to, onOpen, aside }) => (
          <li key={to ?? phrase}>
            {to === undefined ? (
              <button type="button" className="btn btn-link" onClick={onOpen}>
                <bdi>{phrase}</bdi>
              </button>
            ) : (
              <Link to={to} onClick={onOpen}>
                <span>{phrase}</span> <span className="muted">{scope}</span>
              </Link>
            )}
            {aside}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

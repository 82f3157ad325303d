import { Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { searchPath } from '../searchPaths';
import { searchFromQuery, searchQuery, searchScope, type BibleSearch } from '../model/bibleSearch';
import { DEFAULT_TRANSLATION } from '@/bible/translations';
import { useAppSelector } from '@/data/store/hooks';
import { forgetSearches, pinnedSearches, recentSearches, togglePinned } from '../store/recentSearches';
import { selectCurrentUser } from '@/features/account/public';
import { Button } from '@/ui/controls/Button';
import { moveFocusOutOfRow } from '@/ui/focus/moveFocusOutOfRow';
import { IconButton } from '@/ui/controls/IconButton';
import styles from './RecentSearches.module.scss';

interface RecentSearchesProps {
  /** Called before the button or link that was pressed disappears. */
  onPress: () => void;
}

/** The user's pinned and recent searches, to run again. */
export function RecentSearches({ onPress }: RecentSearchesProps) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [queries, setQueries] = useState(() => recentSearches(user));
  const [pinnedQueries, setPinned] = useState(() => pinnedSearches(user));
  const pinned = searchesOf(pinnedQueries);
  const recent = searchesOf(queries.filter((query) => !pinnedQueries.includes(query)));
  const toggle = (search: BibleSearch) => setPinned(togglePinned(user, searchQuery(search)));
  if (pinned.length + recent.length === 0) {
    return <p className="muted">Type a word or phrase to find the verses that have it.</p>;
  }
  return (
    <>
      {pinned.length > 0 && (
        <section aria-labelledby="pinned">
          <h2 id="pinned">Pinned searches</h2>
          <SearchLinks searches={pinned} isPinned onPress={onPress} onToggle={toggle} />
        </section>
      )}
      {recent.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent">Recent searches</h2>
          <SearchLinks searches={recent} onPress={onPress} onToggle={toggle} />
          <Button
            onClick={() => {
              onPress();
              forgetSearches(user);
              setQueries([]);
            }}
          >
            Clear recent searches
          </Button>
        </section>
      )}
    </>
  );
}

interface SearchLinksProps {
  searches: readonly BibleSearch[];
  isPinned?: boolean;
  onPress: () => void;
  onToggle: (search: BibleSearch) => void;
}

function SearchLinks({ searches, isPinned = false, onPress, onToggle }: SearchLinksProps) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {searches.map((search) => (
        <li key={searchPath(search)}>
          <Link to={searchPath(search)} onClick={onPress}>
            <span>{search.phrase}</span> <span className="muted">{searchScope(search)}</span>
          </Link>
          <IconButton
            icon={isPinned ? PinOff : Pin}
            label={`${isPinned ? 'Unpin' : 'Pin'} ${search.phrase}`}
            onClick={({ currentTarget }) => {
              // It moves to the other list.
              moveFocusOutOfRow(currentTarget);
              onToggle(search);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

function searchesOf(queries: readonly string[]): BibleSearch[] {
  return queries.flatMap((query) => {
    const read = searchFromQuery(query, DEFAULT_TRANSLATION);
    return read?.ok ? [read.search] : [];
  });
}

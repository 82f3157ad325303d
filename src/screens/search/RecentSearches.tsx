import { useState } from 'react';
import { Link } from 'react-router-dom';
import { searchPath } from '@/routes/searchPath';
import { searchFromQuery, searchScope } from '@/domain/search/bibleSearch';
import { DEFAULT_TRANSLATION } from '@/domain/bible/translations';
import { useAppSelector } from '@/store/core/hooks';
import { forgetSearches, recentSearches } from '@/device/recentSearches';
import { selectCurrentUser } from '@/store/user/user';
import styles from './RecentSearches.module.scss';

interface RecentSearchesProps {
  /** Before what was pressed goes. */
  onPress: () => void;
}

/** The user's last searches, to be run again. */
export function RecentSearches({ onPress }: RecentSearchesProps) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [queries, setQueries] = useState(() => recentSearches(user));
  const searches = queries.flatMap((query) => {
    const read = searchFromQuery(query, DEFAULT_TRANSLATION);
    return read?.ok ? [read.search] : [];
  });
  if (searches.length === 0) {
    return <p className="muted">Type a word or phrase to find the verses that have it.</p>;
  }
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">Recent searches</h2>
      <ul className={`plain-list ${styles.list}`}>
        {searches.map((search) => (
          <li key={searchPath(search)}>
            <Link to={searchPath(search)} onClick={onPress}>
              <span>{search.phrase}</span> <span className="muted">{searchScope(search)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => {
          onPress();
          forgetSearches(user);
          setQueries([]);
        }}
      >
        Clear recent searches
      </button>
    </section>
  );
}

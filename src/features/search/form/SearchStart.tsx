import { Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { searchPath } from '../searchPaths';
import { searchFromQuery, searchScope } from '../model/bibleSearch';
import { DEFAULT_TRANSLATION } from '@/bible/translations';
import { useAppSelector } from '@/data/store/hooks';
import { pinnedSearches, recentSearches, togglePinned } from '../store/recentSearches';
import { moveFocusOutOfRow } from '@/ui/focus/moveFocusOutOfRow';
import { IconButton } from '@/ui/controls/IconButton';
import { RecentSearches, SearchesAgain, type SearchAgain } from '@/ui/lists/RecentSearches';
import { selectCurrentUser } from '@/data/session/session';

interface SearchStartProps {
  /** Called before the link that was pressed disappears. */
  onPress: () => void;
}

/** Shown before anything is searched: the user's pinned and recent searches, to run again. */
export function SearchStart({ onPress }: SearchStartProps) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [pinned, setPinned] = useState(() => pinnedSearches(user));
  const describe = (query: string): SearchAgain | null => {
    const read = searchFromQuery(query, DEFAULT_TRANSLATION);
    if (!read?.ok) return null;
    const { search } = read;
    const isPinned = pinned.includes(query);
    return {
      phrase: search.phrase,
      scope: searchScope(search),
      to: searchPath(search),
      onOpen: onPress,
      aside: (
        <IconButton
          icon={isPinned ? PinOff : Pin}
          label={`${isPinned ? 'Unpin' : 'Pin'} ${search.phrase}`}
          onClick={({ currentTarget }) => {
            // It moves to the other list.
            moveFocusOutOfRow(currentTarget);
            setPinned(togglePinned(user, query));
          }}
        />
      ),
    };
  };
  if (pinned.length === 0 && recentSearches.of(user).length === 0)
    return <p className="muted">Type a word or phrase to find the verses that have it.</p>;
  return (
    <>
      <SearchesAgain title="Pinned searches" searches={pinned.flatMap((query) => describe(query) ?? [])} />
      <RecentSearches
        user={user}
        recent={recentSearches}
        describe={(query) => (pinned.includes(query) ? null : describe(query))}
      />
    </>
  );
}

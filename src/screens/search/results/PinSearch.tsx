import { Pin } from 'lucide-react';
import { useState } from 'react';
import { pinnedSearches, togglePinned } from '@/device/recents/recentSearches';
import { searchQuery, type BibleSearch } from '@/domain/search/bibleSearch';
import { useAppSelector } from '@/store/core/hooks';
import { selectCurrentUser } from '@/store/user/user';
import { Button } from '@/ui/forms/Button';
import styles from './Results.module.scss';

/** Puts a search at the top of those that an empty Bible Search offers. */
export function PinSearch({ search }: { search: BibleSearch }) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [pinned, setPinned] = useState(() => pinnedSearches(user));
  const query = searchQuery(search);
  return (
    <Button
      title="Pin"
      aria-pressed={pinned.includes(query)}
      onClick={() => setPinned(togglePinned(user, query))}
    >
      <Pin aria-hidden size={18} /> <span className={styles.word}>Pin</span>
    </Button>
  );
}

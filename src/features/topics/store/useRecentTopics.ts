import { useState } from 'react';
import { recentTopics, rememberRecentTopics, type TopicUse } from './recentTopics';
import { rememberRecent } from '../model/topics';
import { useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser } from '@/features/account/public';

/** The current user's recent topics, most recent first, and a function that adds to them. */
export function useRecentTopics(use: TopicUse) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [recent, setRecent] = useState(() => rememberRecent([], recentTopics(use, user)));
  const used = (ids: readonly number[]): void => {
    if (ids.length === 0) return;
    const next = rememberRecent(recent, ids);
    rememberRecentTopics(use, user, next);
    setRecent(next);
  };
  return { recent, used };
}

import { useState } from 'react';
import { recentTopics, rememberRecentTopics, type TopicUse } from '@/device/recents/recentTopics';
import { rememberRecent } from '@/domain/topics/topics';
import { useAppSelector } from '@/store/core/hooks';
import { selectCurrentUser } from '@/store/user/user';

/** The current user's recent topics, most recent first, and how to add to them (§9). */
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

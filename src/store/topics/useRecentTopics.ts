import { useState } from 'react';
import { recentTopics, rememberRecentTopics, type TopicUse } from '@/device/recents/recentTopics';
import { rememberRecent } from '@/domain/topics/topics';
import { useAppSelector } from '@/store/core/hooks';
import { selectCurrentUser } from '@/store/user/user';

/** The topics that the current user used lately, most recent first, and how to put others at their head (§9). */
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

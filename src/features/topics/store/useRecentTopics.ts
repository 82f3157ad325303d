import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectRowId } from '@/data/sync/sync';
import { recentTopics, rememberRecentTopics, type TopicUse } from '../api/recentTopics';
import { rememberRecent } from '../model/topics';
import { useAppSelector } from '@/data/store/hooks';
import { selectCurrentUser } from '@/data/session/session';

/** The current user's recent topics, most recent first, and a function that adds to them. */
export function useRecentTopics(use: TopicUse) {
  const user = useAppSelector(selectCurrentUser) ?? '';
  const [remembered, setRemembered] = useState(() => rememberRecent([], recentTopics(use, user)));
  // A new topic gets another id when the server has it.
  const recent = useAppSelector((state) => remembered.map((id) => selectRowId(state, id)), shallowEqual);
  const used = (ids: readonly number[]): void => {
    if (ids.length === 0) return;
    // Read again, because another tab may have used others meanwhile.
    const next = rememberRecent([...recentTopics(use, user), ...recent], ids);
    rememberRecentTopics(use, user, next);
    setRemembered(next);
  };
  return { recent, used };
}

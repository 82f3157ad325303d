import * as v from 'valibot';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { arraySchema, stored } from '@/platform/storage/stored';

/** What topics are used for; each use has its own list of recent ones. */
export type TopicUse = 'manage' | 'filter';

const ids = arraySchema(v.number());
const USES = {
  manage: {
    ofUser: stored('nuggets.recentTopics.manage/', ids, [], 'user'),
    ofCurrent: stored('nuggets.recentTopics.manage', ids, [], 'device'),
  },
  filter: {
    ofUser: stored('nuggets.recentTopics.filter/', ids, [], 'user'),
    ofCurrent: stored('nuggets.recentTopics.filter', ids, [], 'device'),
  },
};

/** The ids of a user's recent topics, most recent first. */
export const recentTopics = (use: TopicUse, user: string): readonly number[] => USES[use].ofUser.read(user);

/** Remembers the recent topics of the user who is signed in. */
export function rememberRecentTopics(use: TopicUse, user: string, topicIds: readonly number[]): void {
  USES[use].ofUser.write(user, [...topicIds]);
  if (!isSessionOnly(user)) USES[use].ofCurrent.write([...topicIds]);
}

/** Gives a topic that was made here its final id, in its place. */
export function replaceRecentTopic(user: string, from: number, to: number): void {
  for (const { ofUser, ofCurrent } of Object.values(USES)) {
    const inPlace = (topicIds: readonly number[]) => topicIds.map((id) => (id === from ? to : id));
    const ofOne: readonly number[] = ofUser.read(user);
    const current: readonly number[] = ofCurrent.read();
    if (ofOne.includes(from)) ofUser.write(user, inPlace(ofOne));
    if (current.includes(from)) ofCurrent.write(inPlace(current));
  }
}

/**
 * Stores a user's lists under the keys without a user name; clears them for null and for a user who is not remembered.
 */
export function recentTopicsOfCurrent(user: string | null): void {
  const isNobody = user === null || isSessionOnly(user);
  for (const { ofUser, ofCurrent } of Object.values(USES)) {
    const topicIds = isNobody ? [] : ofUser.read(user);
    ofCurrent.write(topicIds.length === 0 ? null : [...topicIds]);
  }
}

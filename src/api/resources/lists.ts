import { additionalLinks } from './links';
import type { ListName, ListResource, ListRows } from './listResource';
import { memoryPassages, practiceHistory, textOverrides } from './memory';
import { nuggets } from './nuggets';
import { readingProgress } from './plan';
import { prayers, prayerSessions } from './prayers';
import { quotes } from './quotes';
import { topics } from './topics';
import { users } from './users';

/** The resource of each list. */
export const LISTS: { readonly [List in ListName]: ListResource<ListRows[List]> } = {
  users,
  passages: memoryPassages,
  overrides: textOverrides,
  history: practiceHistory,
  nuggets,
  topics,
  quotes,
  prayers,
  sessions: prayerSessions,
  plan: readingProgress,
  links: additionalLinks,
};

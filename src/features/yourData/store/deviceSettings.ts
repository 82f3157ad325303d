import { areaOf } from '@/platform/storage/sessionOnlyUsers';
import { readStored, storedKeys, writeStored, userPart } from '@/platform/storage/storage';
import type { Head } from '../model/formats/libraryFile';

/** Keys without meaning in another account or on another device, up to the first dot or slash after `nuggets.`. */
const NO_SETTINGS = [
  // What is under way, which the file has elsewhere or not at all.
  'outbox|draft|import|handOver\\w*',
  // Facts of this device, such as what the person has agreed to here.
  'device|confirmedUser|rememberedAt|newcomer|speechAgreed|keepOffer|verseChosen|bibles|ownViews',
  // Facts of the server, and ids of its rows.
  'translationsWithText|noQuoteTopics|recentTopics|practicePlace',
  // Where the person was last, and what they did on a day.
  'last\\w*|places|book|readIn|today|leftToday|portionDone|prayerDays|readingDays',
  // What a tab remembers.
  'private|sessionUser|reloadedAt|readingPlaces|learned|triedRuns',
];
const NO_SETTING = new RegExp(`^nuggets\\.(?:${NO_SETTINGS.join('|')})(?:[./]|$)`);
const DRAFTS = 'nuggets.draft/';
/** Replaces the user's name in a key. */
const NAME = '*';

/** A key with the user's name replaced; null for another user's key. In two keys the name follows a dot, in most a slash. */
function withoutName(key: string, user: string): string | null {
  const [, prefix, rest] = /^(nuggets\.(?:pinnedS|s)earches\.|[^/]*\/)(.*)$/s.exec(key) ?? [];
  if (prefix === undefined || rest === undefined) return key;
  const part = userPart(user);
  if (rest === part) return prefix + NAME;
  // Only in a draft's key more follows.
  const isUsers = prefix === DRAFTS && rest.startsWith(`${part}/`);
  return isUsers ? `${prefix}${NAME}${rest.slice(part.length)}` : null;
}

/** The settings and drafts of a user in this browser, as stored; their keys are without the name. */
export function storedOf(user: string): Pick<Head, 'settings' | 'drafts'> {
  const settings: Record<string, string> = {};
  const drafts: Record<string, string> = {};
  const area = areaOf(user);
  for (const full of storedKeys('nuggets.', area)) {
    const key = withoutName(full, user);
    const value = readStored(full, area);
    if (key === null || value === null) continue;
    if (key.startsWith(DRAFTS)) drafts[key] = value;
    else if (!NO_SETTING.test(key)) settings[key] = value;
  }
  return { settings, drafts };
}

/**
 * A draft with ids of rows, in its name or its value: in another account they belong to other rows. The numbers of a note's draft
 * are those of its verses.
 */
const WITH_ID = /^nuggets\.draft\/\*\/(?!note\/)(?:quoteTopics$|.*\/-?\d+(?:\/|$))/;

const keyOf = (key: string, user: string): string => key.replace(NAME, () => userPart(user));

/** The settings and drafts of a file that can be restored for a user: those that this device does not have. */
export function restorable(
  user: string,
  { settings, drafts, server, user: owner }: Head,
): Pick<Head, 'settings' | 'drafts'> {
  const area = areaOf(user);
  const isSameAccount = owner === user && server === window.location.origin;
  const missing = (stored: Readonly<Record<string, string>>, isWanted: (key: string) => boolean) =>
    Object.fromEntries(
      Object.entries(stored).filter(([key]) => isWanted(key) && readStored(keyOf(key, user), area) === null),
    );
  return {
    settings: missing(settings, (key) => key.startsWith('nuggets.') && !NO_SETTING.test(key)),
    drafts: missing(drafts, (key) => key.startsWith(DRAFTS) && (isSameAccount || !WITH_ID.test(key))),
  };
}

/** Stores the settings and drafts of a file that can be restored; overwrites none. */
export function restoreStored(user: string, head: Head): void {
  const { settings, drafts } = restorable(user, head);
  for (const [key, value] of Object.entries({ ...settings, ...drafts }))
    writeStored(keyOf(key, user), value, areaOf(user));
}

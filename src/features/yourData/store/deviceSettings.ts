import { areaOf } from '@/platform/storage/sessionOnlyUsers';
import { readStored, storedKeys, writeStored, userPart } from '@/platform/storage/storage';
import type { Head } from '../model/formats/libraryFile';

/** Keys without meaning on another device: the journal, the state of this visit, and data about rows of the server. */
const NO_SETTING =
  /^nuggets\.(?:outbox\/|draft\/|import\/|lastSync\/|prayerDays\/|readingDays\/|reloadedAt|private|confirmedUser|recentTopics\.|last|today\/|places\/|device\/|handOver)/;
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

/** A draft with ids of rows, in its name or its value: in another account they belong to other rows. */
const WITH_ID = /\/-?\d+(?:\/|$)|\/quoteTopics$/;

/**
 * Stores the settings and drafts of a file that this device does not have, and overwrites none.
 * @returns how many were stored
 */
export function restoreStored(user: string, { settings, drafts, server, user: owner }: Head): number {
  const area = areaOf(user);
  const isSameAccount = owner === user && server === window.location.origin;
  const wanted = [
    ...Object.entries(settings).filter(([key]) => key.startsWith('nuggets.') && !NO_SETTING.test(key)),
    ...Object.entries(drafts).filter(
      ([key]) => key.startsWith(DRAFTS) && (isSameAccount || !WITH_ID.test(key)),
    ),
  ].map(([key, value]) => [key.replace(NAME, () => userPart(user)), value] as const);
  const missing = wanted.filter(([key]) => readStored(key, area) === null);
  for (const [key, value] of missing) writeStored(key, value, area);
  return missing.length;
}

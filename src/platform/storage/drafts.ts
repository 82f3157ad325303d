import { areaOf } from './sessionOnlyUsers';
import { readStored, readStoredJson, storedKeys, writeStored } from './storage';

/** The event after a draft has been stored again. */
export const DRAFT_RESTORED = 'nuggets:draftRestored';

/** What was typed, and the value that the person began with; null for both where nothing is stored. */
export interface StoredDraft {
  draft: unknown;
  base: unknown;
}

const ofUser = (user: string): string => `nuggets.draft/${user}/`;

/** Where a user's draft is stored, by a name that says what it is about. */
export const draftKey = (user: string, name: string): string => `${ofUser(user)}${name}`;

/** A user's draft as it is stored; the caller checks its shape. Earlier versions stored what was typed alone. */
export function readDraft(user: string, name: string): StoredDraft {
  const stored = readStoredJson(draftKey(user, name), areaOf(user));
  return typeof stored === 'object' && stored !== null && 'draft' in stored && 'base' in stored
    ? stored
    : { draft: stored, base: null };
}

/** Stores a user's draft; null removes it. */
export function writeDraft(user: string, name: string, draft: StoredDraft | null): void {
  writeStored(draftKey(user, name), draft && JSON.stringify(draft), areaOf(user));
}

/** Stores a draft again that was discarded, refused or taken back, and shows it in the field that has it. */
export function restoreDraft(user: string, name: string, draft: StoredDraft): void {
  writeDraft(user, name, draft);
  window.dispatchEvent(new Event(DRAFT_RESTORED));
}

/** A draft's text with a row's new id in it; the text itself where it is damaged or does not have the row. */
function withNewId(json: string, from: number, to: number): string {
  if (!json.includes(String(from))) return json;
  try {
    return JSON.stringify(JSON.parse(json, (_, value: unknown) => (value === from ? to : value)));
  } catch {
    return json;
  }
}

/** Gives a row its new id in the user's drafts: in the names of those about it, and in those that have it among their values. */
export function moveDrafts(user: string, from: number, to: number): void {
  const area = areaOf(user);
  for (const key of storedKeys(ofUser(user), area)) {
    const moved = key
      .split('/')
      .map((part) => (part === String(from) ? String(to) : part))
      .join('/');
    const json = readStored(key, area);
    const changed = json === null ? null : withNewId(json, from, to);
    if (moved === key && changed === json) continue;
    writeStored(moved, changed, area);
    if (moved !== key) writeStored(key, null, area);
  }
}

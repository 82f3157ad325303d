import { areaOf } from './sessionOnlyUsers';
import { readStored, readStoredJson, storedKeys, userPart, writeStored } from './storage';

/** The event sent after a draft has been restored, or removed once saved; its `detail` is the draft's key. */
export const DRAFT_CHANGED = 'nuggets:draftChanged';

/** The draft, and the value that the form started with; both null if nothing is stored. */
export interface StoredDraft {
  draft: unknown;
  base: unknown;
}

const ofUser = (user: string): string => `nuggets.draft/${userPart(user)}/`;

/** The storage key of a user's draft; `name` says what the draft is about. */
export const draftKey = (user: string, name: string): string => `${ofUser(user)}${name}`;

/**
 * A user's draft as it is stored; the caller checks its shape. Earlier versions stored the draft without its start
 * value.
 */
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

/** Restores a draft after it was discarded, refused or undone, and shows it in its form. */
export function restoreDraft(user: string, name: string, draft: StoredDraft): void {
  writeDraft(user, name, draft);
  // Where storage is full or forbidden what is on the screen is all there is.
  if (readDraft(user, name).draft === null) return;
  tellForms(user, name);
}

/** Removes a draft that has been saved, also from other forms that show it. */
export function removeSavedDraft(user: string, name: string): void {
  writeDraft(user, name, null);
  tellForms(user, name);
}

function tellForms(user: string, name: string): void {
  window.dispatchEvent(new CustomEvent(DRAFT_CHANGED, { detail: draftKey(user, name) }));
}

/** A draft's text with the new id of a row in it; unchanged if the text is damaged or does not mention the row. */
function withNewId(json: string, from: number, to: number): string {
  if (!json.includes(String(from))) return json;
  try {
    return JSON.stringify(JSON.parse(json, (_, value: unknown) => (value === from ? to : value)));
  } catch {
    return json;
  }
}

/** Replaces the id of a row in the user's drafts, both in their names and in their values. */
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

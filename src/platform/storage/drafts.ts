import { areaOf, readStored, storedKeys, writeStored } from './storage';

const ofUser = (user: string): string => `nuggets.draft/${user}/`;

/** Where a user's draft is stored, by a name that says what it is about. */
export const draftKey = (user: string, name: string): string => `${ofUser(user)}${name}`;

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

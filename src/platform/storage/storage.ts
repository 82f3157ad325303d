/** Browser storage. It may be full, forbidden or missing: then a value is simply not remembered. */
export type Area = () => Storage;

export const localArea: Area = () => localStorage;
export const sessionArea: Area = () => sessionStorage;

export function readStored(key: string, area = localArea): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; null removes it. False if that fails: the app works without the stored value. */
export function writeStored(key: string, value: string | null, area = localArea): boolean {
  try {
    if (value === null) area().removeItem(key);
    else area().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The stored JSON value, or null if there is none or it is damaged. The caller checks its shape. */
export function readStoredJson(key: string, area = localArea): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null');
  } catch {
    return null;
  }
}

/** A user's name as a part of a key: a slash in it begins no other part. */
export const userPart = (user: string): string => user.replaceAll('%', '%25').replaceAll('/', '%2F');

/** The keys under which something is stored that begin with `prefix`. */
export function storedKeys(prefix: string, area = localArea): string[] {
  try {
    return Object.keys(area()).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Browser storage. It may be full, forbidden or absent: then a value is simply not remembered. */
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

/** Stores a text under a key; null removes it. */
export function writeStored(key: string, value: string | null, area = localArea): void {
  try {
    if (value === null) area().removeItem(key);
    else area().setItem(key, value);
  } catch {
    // Nothing depends on a remembered value.
  }
}

/** The stored JSON value, or null where there is none or it is damaged. The caller checks its shape. */
export function readStoredJson(key: string, area = localArea): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null');
  } catch {
    return null;
  }
}

/** The keys under which something is stored that begin with `prefix`. */
export function storedKeys(prefix: string, area = localArea): string[] {
  try {
    return Object.keys(area()).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

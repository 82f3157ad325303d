/** What is being typed in this tab: it outlives a reload and a turned phone, and goes with the tab. */

const keyOf = (user: string, name: string): string => `nuggets.tabDraft/${user}/${name}`;

/** The stored JSON value, or null where there is none or it is damaged. The caller checks its shape. */
export function readTabDraft(user: string, name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(user, name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value at once; null removes it. Storage that is full, forbidden or absent keeps nothing. */
export function writeTabDraft(user: string, name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(keyOf(user, name));
    else sessionStorage.setItem(keyOf(user, name), JSON.stringify(value));
  } catch {
    // It is lost with a reload, as everything would be in such a browser.
  }
}

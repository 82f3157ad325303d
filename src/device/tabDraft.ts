import { ofTab, readStoredJson, writeStored } from './storage';

/** What is being typed in this tab: it outlives a reload and a turned phone, and goes with the tab. */

const keyOf = (user: string, name: string): string => `nuggets.tabDraft/${user}/${name}`;

/** The stored JSON value, or null where there is none or it is damaged. The caller checks its shape. */
export const readTabDraft = (user: string, name: string): unknown => readStoredJson(keyOf(user, name), ofTab);

/** Stores a value at once; null removes it. */
export function writeTabDraft(user: string, name: string, value: unknown): void {
  writeStored(keyOf(user, name), value === null ? null : JSON.stringify(value), ofTab);
}

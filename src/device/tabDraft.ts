import { ofTab, readStoredJson, writeStoredJson } from './storage';

/* What is being typed in this tab: it outlives a reload and a turned phone, and is gone with the tab. */

const keyOf = (user: string, name: string): string => `nuggets.tabDraft/${user}/${name}`;

/** The stored value, or null where there is none or it is damaged. The caller checks its shape. */
export const readTabDraft = (user: string, name: string): unknown => readStoredJson(keyOf(user, name), ofTab);

/** Stores a value at once; null removes it. */
export const writeTabDraft = (user: string, name: string, value: unknown): void =>
  writeStoredJson(keyOf(user, name), value, ofTab);

import { readStoredJson, writeStored } from './storage';

const keyOf = (user: string): string => `nuggets.today/${user}`;

/** What a user made of their day on this device, or null. The caller checks its shape. */
export const readTodayPlan = (user: string): unknown => readStoredJson(keyOf(user));

export function rememberTodayPlan(user: string, plan: unknown): void {
  writeStored(keyOf(user), JSON.stringify(plan));
}

import { areaOf, readStoredJson, writeStored } from '@/device/storage';

const keyOf = (user: string): string => `nuggets.today/${user}`;

/** What a user made of their day on this device, or null. The caller checks its shape. */
export const readTodayPlan = (user: string): unknown => readStoredJson(keyOf(user), areaOf(user));

export function rememberTodayPlan(user: string, plan: unknown): void {
  writeStored(keyOf(user), JSON.stringify(plan), areaOf(user));
}

/** Whether a user has begun the queue of a day (`yyyy-MM-dd`) on this device. */
export function hasTodayBegun(user: string, day: string): boolean {
  const plan = readTodayPlan(user);
  if (typeof plan !== 'object' || plan === null || !('day' in plan) || !('items' in plan)) return false;
  return plan.day === day && plan.items !== null;
}

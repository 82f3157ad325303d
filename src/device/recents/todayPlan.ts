import { perUser } from '@/device/storage';

/** What a user made of their day on this device. */
export const { read: readTodayPlan, write: rememberTodayPlan } = perUser('nuggets.today/');

/** Whether a user has begun the queue of a day (`yyyy-MM-dd`) on this device. */
export function hasTodayBegun(user: string, day: string): boolean {
  const plan = readTodayPlan(user);
  if (typeof plan !== 'object' || plan === null || !('day' in plan) || !('items' in plan)) return false;
  return plan.day === day && plan.items !== null;
}

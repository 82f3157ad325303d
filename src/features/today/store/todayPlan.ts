import * as v from 'valibot';
import { anyObject, stored } from '@/platform/storage/stored';

/** A user's choices for their day on this device; readers check the rest of its shape. */
export const { read: readTodayPlan, write: rememberTodayPlan } = stored(
  'nuggets.today/',
  anyObject,
  null,
  'user',
);

const begun = v.object({ day: v.string(), items: v.array(v.unknown()) });

/** Whether a user has begun the queue of a day (`yyyy-MM-dd`) on this device. */
export function hasTodayBegun(user: string, day: string): boolean {
  const plan = readTodayPlan(user);
  return v.is(begun, plan) && plan.day === day;
}

import * as v from 'valibot';
import { MODES, ORDERS } from '../model/practiceOrder';
import { stored } from '@/platform/storage/stored';
import { practicePath } from '@/routes/paths';

const mode = v.picklist(MODES.map(({ id }) => id));
const order = v.picklist(ORDERS.map(({ id }) => id));
const choice = v.object({
  mode: v.fallback(mode, 'by_ref'),
  order: v.fallback(order, 'by_freq'),
  startsInRecall: v.fallback(v.boolean(), false),
});
const practicePosition = v.object({ mode, order, passageId: v.number() });

export type PracticeChoice = v.InferOutput<typeof choice>;

/** Mode and order as last chosen on this device; the first of each where nothing was. */
export const { read: readPracticeChoice, write: rememberPracticeChoice } = stored(
  'nuggets.practice',
  choice,
  v.parse(choice, {}),
  'device',
);

/** The passage that a user practised last on this device; null where there was none. */
export const { read: readPracticePosition, write: rememberPracticePlace } = stored(
  'nuggets.practicePlace/',
  practicePosition,
  null,
  'user',
);

/** The link to practice, in the mode and order chosen last, starting at a passage; of `ids` only, where they are given. */
export function practiceLink(startAt: number, ids?: readonly number[]) {
  const { mode, order } = readPracticeChoice();
  return { to: practicePath(mode, order), state: { startAt, ...(ids && { ids }) } };
}

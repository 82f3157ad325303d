import * as v from 'valibot';
import type { Box } from '../model/memoryPassage';
import { MODES, ORDERS, type PracticeMode } from '../model/practiceOrder';
import { stored } from '@/platform/storage/stored';
import { practicePath } from '@/routes/paths';

const mode = v.picklist(MODES.map(({ id }) => id));
const order = v.picklist(ORDERS.map(({ id }) => id));
/** How many due passages are practised at a time. */
export const PORTIONS = [10, 20, 50, 'all'] as const;
export type Portion = (typeof PORTIONS)[number];

const choice = v.object({
  mode: v.fallback(mode, 'by_ref'),
  order: v.fallback(order, 'by_freq'),
  startsInRecall: v.fallback(v.boolean(), false),
  portion: v.fallback(v.picklist(PORTIONS), 20),
});
const practicePosition = v.object({ mode, order, passageId: v.number() });

export type PracticeChoice = v.InferOutput<typeof choice>;

/** Mode and order as last chosen on this device; the first of each by default. */
export const { read: readPracticeChoice, write: rememberPracticeChoice } = stored(
  'nuggets.practice',
  choice,
  v.parse(choice, {}),
  'device',
);

/** The passage that a user practised last on this device; null if none. */
export const { read: readPracticePosition, write: writePracticePosition } = stored(
  'nuggets.practicePlace/',
  practicePosition,
  null,
  'user',
);

/** The day, `yyyy-MM-dd`, on which a user last practised a portion of the due passages; null for never. */
export const { read: readPortionDone, write: rememberPortionDone } = stored(
  'nuggets.portionDone/',
  v.string(),
  null,
  'user',
);

/**
 * The link to practice, in the order chosen last, starting at a passage; restricted to `ids` if given. `mode` is the
 * one chosen last if it is absent: a screen that says when passages are due names the mode that it says it of.
 */
export function practiceLink(startAt: number, ids?: readonly number[], mode?: PracticeMode) {
  const chosen = readPracticeChoice();
  return { to: practicePath(mode ?? chosen.mode, chosen.order), state: { startAt, ...(ids && { ids }) } };
}

/** The link to practice of one box, in the mode and order chosen last, or in the given ones. */
export const practiceBoxLink = (
  box: Box,
  { mode, order }: Pick<PracticeChoice, 'mode' | 'order'> = readPracticeChoice(),
) => ({ to: practicePath(mode, order), state: { box } });

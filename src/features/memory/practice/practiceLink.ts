import { practicePath } from '@/routes/paths';
import { readPracticeChoice } from './practiceChoice';

/** The link to practice, in the mode and order chosen last, starting at a passage; of `ids` only, where they are given. */
export function practiceLink(startAt: number, ids?: readonly number[]) {
  const { mode, order } = readPracticeChoice();
  return { to: practicePath(mode, order), state: { startAt, ...(ids && { ids }) } };
}

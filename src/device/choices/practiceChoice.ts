import {
  isPracticeMode,
  isPracticeOrder,
  type PracticeMode,
  type PracticeOrder,
} from '@/domain/memory/practiceOrder';
import { areaOf, readStoredJson, writeStored } from '@/device/storage';

const KEY = 'nuggets.practice';

export interface PracticeChoice {
  mode: PracticeMode;
  order: PracticeOrder;
}

/** Mode and order as they were last chosen on this device; the first of each where nothing was. */
export function readPracticeChoice(): PracticeChoice {
  const stored = readStoredJson(KEY);
  const { mode, order }: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    mode: typeof mode === 'string' && isPracticeMode(mode) ? mode : 'by_ref',
    order: typeof order === 'string' && isPracticeOrder(order) ? order : 'by_freq',
  };
}

export function rememberPracticeChoice(choice: PracticeChoice): void {
  writeStored(KEY, JSON.stringify(choice));
}

const placeKey = (user: string): string => `nuggets.practicePlace/${user}`;

/** Where practice was left: with what choice, and at which passage. */
export interface PracticePlace extends PracticeChoice {
  passageId: number;
}

/** The passage that a user practised last on this device; null where there was none. */
export function readPracticePlace(user: string): PracticePlace | null {
  const stored = readStoredJson(placeKey(user), areaOf(user));
  const { mode, order, passageId }: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  if (typeof mode !== 'string' || typeof order !== 'string' || typeof passageId !== 'number') return null;
  return isPracticeMode(mode) && isPracticeOrder(order) ? { mode, order, passageId } : null;
}

export function rememberPracticePlace(user: string, place: PracticePlace): void {
  writeStored(placeKey(user), JSON.stringify(place), areaOf(user));
}

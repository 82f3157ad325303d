import {
  isPracticeMode,
  isPracticeOrder,
  type PracticeMode,
  type PracticeOrder,
} from '@/domain/memory/practiceOrder';
import { readStoredJson, writeStored } from './storage';

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

import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import type { Rung } from '../model/strength/recallEntry';

/** The ways of answering: what was chosen last is where the next recall begins. */
const WAYS = ['letters', 'write', 'aloud'] as const;
const way = stored('nuggets.recallWay', v.picklist(WAYS), null, 'device');

/** The way in which a recall was answered last on this device; null where none was. */
export const readWay = way.read;

/** Remembers a rung that is a way of answering. */
export function rememberWay(rung: Rung): void {
  const chosen = WAYS.find((each) => each === rung);
  if (chosen) way.write(chosen);
}

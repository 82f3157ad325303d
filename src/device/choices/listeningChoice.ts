import * as v from 'valibot';
import { readStoredJson, writeStored } from '@/device/storage';

const KEY = 'nuggets.listening';

export const PACES = [0.7, 0.85, 1, 1.2];
/** Minutes. */
export const SLEEPS = [0, 5, 15, 30, 60];

export interface ListeningChoice {
  /** The voice's own address; blank for the device's. */
  voice: string;
  /** 1 is usual. */
  pace: number;
  /** The queue begins again at its end. */
  repeats: boolean;
  /** Minutes until it falls silent; 0 for never. */
  sleep: number;
}

const choice = v.object({
  voice: v.fallback(v.string(), ''),
  pace: v.fallback(v.picklist(PACES), 1),
  repeats: v.fallback(v.boolean(), false),
  sleep: v.fallback(v.picklist(SLEEPS), 0),
});

/** How passages are listened to on this device. */
export function readListeningChoice(): ListeningChoice {
  const stored = v.safeParse(choice, readStoredJson(KEY));
  return stored.success ? stored.output : { voice: '', pace: 1, repeats: false, sleep: 0 };
}

export const rememberListeningChoice = (chosen: ListeningChoice): void =>
  writeStored(KEY, JSON.stringify(chosen));

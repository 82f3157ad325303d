import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

export const PACES = [0.7, 0.85, 1, 1.2];
/** Minutes. */
export const SLEEPS = [0, 5, 15, 30, 60];

export interface ListeningChoice {
  /** The `voiceURI`; blank for the device's own choice. */
  voice: string;
  /** 1 is the usual speed. */
  pace: number;
  /** Whether the queue begins again at its end. */
  repeats: boolean;
  /** Minutes until the reading stops; 0 for never. */
  sleep: number;
}

const DEFAULT: ListeningChoice = { voice: '', pace: 1, repeats: false, sleep: 0 };

const choice = v.object({
  voice: v.fallback(v.string(), DEFAULT.voice),
  pace: v.fallback(v.picklist(PACES), DEFAULT.pace),
  repeats: v.fallback(v.boolean(), DEFAULT.repeats),
  sleep: v.fallback(v.picklist(SLEEPS), DEFAULT.sleep),
});

export const { read: readListeningChoice, write: rememberListeningChoice } = stored(
  'nuggets.listening',
  choice,
  DEFAULT,
  'device',
);

import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

const learned = stored('nuggets.learned', v.array(v.string()), null, 'tab');

/** Whether a run of this visit made a passage known by heart, by its key. */
export const wasLearned = (key: string): boolean => (learned.read() ?? []).includes(key);

/** A passage is known by heart. */
export const markLearned = (key: string): void =>
  learned.write([...new Set([...(learned.read() ?? []), key])]);

import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

const learned = stored('nuggets.learned', v.array(v.string()), null, 'tab');

/** Whether a passage was recalled in this visit, by its key. */
export const wasLearned = (key: string): boolean => (learned.read() ?? []).includes(key);

/** A passage was recalled. */
export const markLearned = (key: string): void =>
  learned.write([...new Set([...(learned.read() ?? []), key])]);

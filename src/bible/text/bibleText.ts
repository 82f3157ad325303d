import type { PassageRef, Verse } from '../passage';
import { cacheFirst, fromCache } from '@/data/cache/cacheFirst';
import { passageTextParams } from './passageTextParams';
import { shaped } from '@/data/decode/decoder';
import { passageText } from './verses';

declare module '@/data/client/earlyAnswer' {
  export interface EarlyRequest {
    ref: PassageRef;
  }
}

/**
 * The verses of a range in one translation; fewer than requested if the chapter ends sooner, null if the translation has
 * no such text. A cached text is not requested again, because texts do not change.
 */
export const getPassageText = (
  user: string,
  ref: PassageRef,
  signal?: AbortSignal,
): Promise<Verse[] | null> =>
  cacheFirst('get_passage_text', passageTextParams(user, ref), shaped(passageText), signal);

/** The cached verses of a range; null if they are not cached. */
export const cachedPassageText = (user: string, ref: PassageRef): Promise<Verse[] | null> =>
  fromCache('get_passage_text', passageTextParams(user, ref), shaped(passageText));

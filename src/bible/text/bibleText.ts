import type { PassageRef, Verse } from '../passage';
import type { Call } from '@/data/client/call';
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
export const getPassageText = (call: Call, ref: PassageRef): Promise<Verse[] | null> =>
  call.cacheFirst('get_passage_text', passageTextParams(call.user, ref), shaped(passageText));

/** The cached verses of a range; null if they are not cached. */
export const cachedPassageText = (call: Call, ref: PassageRef): Promise<Verse[] | null> =>
  call.fromCache('get_passage_text', passageTextParams(call.user, ref), shaped(passageText));

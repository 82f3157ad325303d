import type { PassageRef, Verse } from '@/domain/bible/passage';
import { cacheFirst, fromCache } from '@/api/cache/cacheFirst';
import { passageTextParams } from './passageTextParams';
import { shaped } from '@/api/wire/decoder';
import { passageText } from '@/api/wire/verses';

/**
 * The verses of a range in one translation; fewer than asked for where the chapter ends sooner, null where the
 * translation has no such text (api.md, `get_passage_text`). A text does not change: one that is cached is not asked for.
 */
export const getPassageText = (
  user: string,
  ref: PassageRef,
  signal?: AbortSignal,
): Promise<Verse[] | null> =>
  cacheFirst('get_passage_text', passageTextParams(user, ref), shaped(passageText), signal);

/** The verses of a range as they are cached on this device; null where they are not. */
export const cachedPassageText = async (user: string, ref: PassageRef): Promise<Verse[] | null> =>
  (await fromCache('get_passage_text', passageTextParams(user, ref), shaped(passageText)))?.value ?? null;

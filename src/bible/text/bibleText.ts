import type { PassageRef, Verse } from '../passage';
import type { Call } from '@/data/client/call';
import { passageTextParams } from './passageTextParams';
import { shaped } from '@/data/decode/decoder';
import { translationsOnDevice } from './onDevice';
import { isNowhere } from '../unknownBook';
import { passageText } from './verses';

/** The verses of a range from a translation that is kept on this device; undefined where it does not have that book. */
async function keptVerses(ref: PassageRef): Promise<Verse[] | null | undefined> {
  if (!translationsOnDevice()[ref.translation]) return undefined;
  const code = await import('../device/bookMemory').catch(() => null);
  const verses = await code?.versesOnDevice(ref);
  if (!verses) return undefined;
  return verses.length > 0 ? verses : null;
}

/**
 * The verses of a range in one translation; fewer than requested if the chapter ends sooner, null if the translation has
 * no such text, which is not requested where none can have it. Verses stored on this device or cached are not requested again,
 * because texts do not change.
 */
export async function getPassageText(call: Call, ref: PassageRef): Promise<Verse[] | null> {
  if (isNowhere(ref)) return null;
  const kept = await keptVerses(ref);
  if (kept !== undefined) return kept;
  return call.cacheFirst('get_passage_text', passageTextParams(call.user, ref), shaped(passageText));
}

/** The verses of a range that are kept on this device or cached; null if there are none. */
export async function cachedPassageText(call: Call, ref: PassageRef): Promise<Verse[] | null> {
  const kept = await keptVerses(ref);
  if (kept) return kept;
  return call.fromCache('get_passage_text', passageTextParams(call.user, ref), shaped(passageText));
}

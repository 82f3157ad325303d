import type { Call } from '@/data/client/call';
import { cachedPassageText } from './bibleText';
import { chapterRange } from '../chapters';
import type { PassageRef, Verse } from '../passage';
import { versesInRange } from '../passageText';
import { verseCount } from '../versification';
import type { TextEntry } from './textCache';

/**
 * The verses of a range, taken from its chapter in memory or in the cache; null where the chapter is in neither, or has none of
 * them. For a range that the server cannot give now, as without a network: its chapter may have been read before.
 */
export async function textOfChapter(
  call: Call,
  ref: PassageRef,
  textOf: (ref: PassageRef) => TextEntry | undefined,
): Promise<Verse[] | null> {
  if (verseCount(ref.translation, ref.bookName, ref.chapter) === undefined) return null;
  const chapter = { translation: ref.translation, ...chapterRange(ref.translation, ref) };
  const entry = textOf(chapter);
  const whole = entry?.status === 'loaded' ? entry.verses : await cachedPassageText(call, chapter);
  const verses = versesInRange(whole ?? [], ref.startVerse, ref.endVerse);
  return verses.length > 0 ? verses : null;
}

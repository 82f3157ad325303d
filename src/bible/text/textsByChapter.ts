import { ApiError } from '@/data/client/ApiError';
import { AWAITED_REQUESTS, forEachConcurrently } from '@/platform/scheduling/forEachConcurrently';
import { groupBy } from '@/platform/values/groupBy';
import type { PassageRef, Verse } from '../passage';
import { versesInRange } from '../passageText';
import { chapterKey, rangeKey } from '../references/reference';
import { verseCount } from '../versification';
import { cachedPassageText, getPassageText } from './bibleText';

/**
 * The verses of many passages with few requests: none for what is on this device, and one a chapter for the rest of it.
 *
 * `onText` hears of each text once, in no order; of one that the server does not have without a verse; of none that cannot be
 * loaded.
 * @throws the signal's reason where it was cancelled
 */
export async function textsByChapter(
  user: string,
  refs: readonly PassageRef[],
  signal: AbortSignal,
  onText: (ref: PassageRef, verses: readonly Verse[]) => void,
): Promise<void> {
  const distinct = new Map(refs.map((ref) => [rangeKey(ref), ref]));
  const chapters = [
    ...groupBy([...distinct.values()].map((ref) => [`${ref.translation}/${chapterKey(ref)}`, ref])).values(),
  ];
  const versesOf = (ref: PassageRef, from: readonly Verse[] | null) =>
    versesInRange(from ?? [], ref.startVerse, ref.endVerse);
  const take = (ref: PassageRef, from: readonly Verse[] | null): boolean => {
    const verses = versesOf(ref, from);
    if (verses.length > 0) onText(ref, verses);
    return verses.length > 0;
  };
  const work = async (ofChapter: readonly PassageRef[]) => {
    const missing = await withoutTaken(user, ofChapter, take);
    for (const { asked, wanted } of requestsFor(missing)) {
      const answer = await loaded(user, asked, signal);
      if (answer) for (const ref of wanted) onText(ref, versesOf(ref, answer.verses));
    }
  };
  await forEachConcurrently(chapters, AWAITED_REQUESTS, work, signal);
  signal.throwIfAborted();
}

/** The chapter of a passage; undefined where it is not known to have all of its verses. */
function chapterAround(ref: PassageRef): PassageRef | undefined {
  const last = verseCount(ref.translation, ref.bookName, ref.chapter) ?? 0;
  return ref.endVerse > last ? undefined : { ...ref, startVerse: 1, endVerse: last };
}

/** The passages of a chapter whose text is not on this device; the others are taken. */
async function withoutTaken(
  user: string,
  refs: readonly PassageRef[],
  take: (ref: PassageRef, from: readonly Verse[] | null) => boolean,
): Promise<PassageRef[]> {
  const chapter = refs.map(chapterAround).find((each) => each !== undefined);
  const whole = chapter && (await cachedPassageText(user, chapter));
  const missing: PassageRef[] = [];
  for (const ref of refs) {
    const verses = whole && chapterAround(ref) ? whole : await cachedPassageText(user, ref);
    if (!take(ref, verses)) missing.push(ref);
  }
  return missing;
}

interface TextRequest {
  asked: PassageRef;
  /** The passages that its answer has. */
  wanted: readonly PassageRef[];
}

/** Several passages of a chapter come with the chapter; what is alone, or beyond its end, by itself. */
function requestsFor(missing: readonly PassageRef[]): readonly TextRequest[] {
  const inside = missing.filter((ref) => chapterAround(ref) !== undefined);
  const [chapter] = inside.map(chapterAround);
  const shared = chapter !== undefined && inside.length > 1 ? inside : [];
  const alone = missing.filter((ref) => !shared.includes(ref)).map((ref) => ({ asked: ref, wanted: [ref] }));
  return chapter && shared.length > 0 ? [{ asked: chapter, wanted: shared }, ...alone] : alone;
}

/** The server's answer about a range, which has no verses where it has no such text; null where none can be had. */
async function loaded(
  user: string,
  ref: PassageRef,
  signal: AbortSignal,
): Promise<{ verses: Verse[] | null } | null> {
  signal.throwIfAborted();
  try {
    return { verses: await getPassageText(user, ref, signal) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

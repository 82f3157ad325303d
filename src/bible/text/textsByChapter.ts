import type { Call } from '@/data/client/call';
import { ApiError } from '@/data/client/ApiError';
import { AWAITED_REQUESTS, forEachConcurrently } from '@/platform/scheduling/forEachConcurrently';
import { groupBy } from '@/platform/values/groupBy';
import type { PassageRef, Verse } from '../passage';
import { versesInRange } from '../passageText';
import { chapterKey, rangeKey } from '../references/reference';
import type { TranslationCode } from '../translations';
import { verseCount } from '../versification';
import { cachedPassageText, getPassageText } from './bibleText';

/** No more texts of a translation are requested after so many failures in succession. */
const MAX_FAILURES = 3;

/**
 * The verses of many passages with few requests: none for verses on this device, and one a chapter for the others. Where
 * the server only fails at a translation, it is asked for no more of it.
 *
 * `onText` gets each text once, in no order; without verses if the server does not have it; not at all if it cannot be
 * loaded.
 * @throws the reason of the call's signal where it was cancelled
 */
export async function textsByChapter(
  call: Call,
  refs: readonly PassageRef[],
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
  const failures = new Map<TranslationCode, number>();
  const work = async (ofChapter: readonly PassageRef[]) => {
    const missing = await withoutTaken(call, ofChapter, take);
    for (const { asked, wanted } of requestsFor(missing)) {
      const failed = () => failures.get(asked.translation) ?? 0;
      if (failed() >= MAX_FAILURES) return;
      const answer = await loaded(call, asked);
      failures.set(asked.translation, answer ? 0 : failed() + 1);
      if (answer) for (const ref of wanted) onText(ref, versesOf(ref, answer.verses));
    }
  };
  await forEachConcurrently(chapters, AWAITED_REQUESTS, work, call.signal ?? new AbortController().signal);
  call.signal?.throwIfAborted();
}

/** The chapter of a passage; undefined where it is not known to have all of its verses. */
function chapterAround(ref: PassageRef): PassageRef | undefined {
  const last = verseCount(ref.translation, ref.bookName, ref.chapter) ?? 0;
  return ref.endVerse > last ? undefined : { ...ref, startVerse: 1, endVerse: last };
}

/** The passages of a chapter whose text is not on this device; the others are taken. */
async function withoutTaken(
  call: Call,
  refs: readonly PassageRef[],
  take: (ref: PassageRef, from: readonly Verse[] | null) => boolean,
): Promise<PassageRef[]> {
  const chapter = refs.map(chapterAround).find((each) => each !== undefined);
  const whole = chapter && (await cachedPassageText(call, chapter));
  const missing: PassageRef[] = [];
  for (const ref of refs) {
    const verses = whole && chapterAround(ref) ? whole : await cachedPassageText(call, ref);
    if (!take(ref, verses)) missing.push(ref);
  }
  return missing;
}

interface TextRequest {
  asked: PassageRef;
  /** The passages that its answer has. */
  wanted: readonly PassageRef[];
}

/** Several passages of a chapter are requested as the chapter; a single one, or one beyond its end, by itself. */
function requestsFor(missing: readonly PassageRef[]): readonly TextRequest[] {
  const inside = missing.filter((ref) => chapterAround(ref) !== undefined);
  const [chapter] = inside.map(chapterAround);
  const shared = chapter !== undefined && inside.length > 1 ? inside : [];
  const alone = missing.filter((ref) => !shared.includes(ref)).map((ref) => ({ asked: ref, wanted: [ref] }));
  return chapter && shared.length > 0 ? [{ asked: chapter, wanted: shared }, ...alone] : alone;
}

/** The server's answer about a range, which has no verses where it has no such text; null where none can be had. */
async function loaded(call: Call, ref: PassageRef): Promise<{ verses: Verse[] | null } | null> {
  call.signal?.throwIfAborted();
  try {
    return { verses: await getPassageText(call, ref) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

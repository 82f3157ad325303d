import { isProvisional } from '@/data/outbox/outboxWrite';
import type { RecallEntry } from '@/features/memory/model/public';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { isoDay } from '@/platform/values/dates';
import { lettersOf } from '../model/account';
import { FORMAT, VERSION, libraryJson, type FileLists } from '../model/formats/libraryFile';
import { encoded } from '../model/formats/zip';
import { loadList, type Owner } from '../store/account';

const NOTHING: FileLists = {
  topics: [],
  passages: [],
  nuggets: [],
  quotes: [],
  prayers: [],
  prayerSessions: [],
  reading: [],
  links: [],
  practiceHistory: [],
  recall: [],
  weakWords: [],
  waiting: [],
  unread: [],
};

export interface PracticeFile {
  json: string;
  /** The ids of the missing runs, whose passages the server does not have yet. */
  without: readonly string[];
}

/**
 * Runs of recall as a library of their own, with their passages: the other device imports it like any other. Runs of
 * deleted passages are left out.
 * @throws ApiError if the passages can neither be loaded nor are cached
 */
export async function practiceFile(
  owner: Owner,
  entries: readonly RecallEntry[],
  now: Date,
  signal: AbortSignal,
): Promise<PracticeFile> {
  const passages = (await loadList('passages', owner, signal)).rows;
  const overrides = (await loadList('overrides', owner, signal)).rows;
  const letterOf = lettersOf(passages, overrides);
  const named = new Set(entries.map(({ passageId }) => passageId));
  const about = passages.filter(({ passageId }) => named.has(passageId) && !isProvisional(passageId));
  const ids = new Set(about.map(({ passageId }) => passageId));
  const json = libraryJson({
    head: {
      format: FORMAT,
      version: VERSION,
      exportedAt: now.toISOString(),
      user: owner.user,
      server: window.location.origin,
      cachedAt: {},
      settings: {},
      drafts: {},
    },
    lists: {
      ...NOTHING,
      // Without the fields that the server has anyway, so that the file is small.
      passages: about.map((row) => ({
        passageId: row.passageId,
        translation: row.translation,
        bookName: row.bookName,
        chapter: row.chapter,
        startVerse: row.startVerse,
        endVerse: row.endVerse,
        appendLetter: letterOf(row.passageId),
        box: row.box,
        lastViewed: null,
        explanation: '',
        ownText: '',
      })),
      recall: entries.filter(({ passageId }) => ids.has(passageId)),
    },
  });
  const pieces = await encoded({ name: '', pieces: json }, chunked(signal));
  return {
    json: await new Blob(pieces).text(),
    without: entries.filter(({ passageId }) => isProvisional(passageId)).map(({ id }) => id),
  };
}

/** The file of a practice log. Systems share texts, but neither JSON nor archives. */
export const textFile = (user: string, json: string, now: Date): File =>
  new File([json], `nuggets-practice-${user.replace(/[^\p{L}\p{N}_-]+/gu, '_')}-${isoDay(now)}.txt`, {
    type: 'text/plain',
  });

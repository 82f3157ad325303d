import { refOf } from '@/bible/passage';
import { memorisedAs } from '@/features/memory/model/public';
import { formatReference, versesKey } from '@/bible/references/reference';
import { inBibleOrder } from '../model/refine';
import type { SearchResult } from '../model/searchResult';
import type { AppThunk } from '@/data/store/appStore';
import { copyWithNotice, textToCopy } from '@/bible/copy/clipboard';
import { noticeShown } from '@/data/notices/notices';
import { addNugget, loadedNuggets, selectNuggets } from '@/features/nuggets/public';
import { addMemoryPassage, loadedPassages, selectPassages } from '@/features/memory/public';
import { sameUserCheck } from '@/data/session/session';
import { soon } from '@/platform/scheduling/wait';
import { chunked } from '@/platform/scheduling/yieldToMain';
import { sendSearchResults } from '../api/calls';
import { emailPair, type BibleSearch } from '../model/bibleSearch';
import { createApiThunk } from '@/data/store/createApiThunk';

/** Copies several verses in the Bible's order, each with its reference, a blank line between them. */
export const copyHits =
  (hits: readonly SearchResult[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const texts = inBibleOrder(hits).map((hit) =>
      textToCopy(formatReference(hit), hit.verses, hit.translation),
    );
    const many = hits.length === 1 ? 'Passage' : `${hits.length} passages`;
    const done = `${many} copied to clipboard!`;
    await dispatch(copyWithNotice(texts.join('\n\n'), done, () => 'Failed to copy passage'));
  };

/**
 * Adds verses to the memory passages, except those that are memorised already; resolves to the ids of all of them. They
 * are added one after the other. The first that fails, which has its own notice, stops it, and so does another user's
 * sign-in; then no ids are returned.
 */
export const memorise =
  (hits: readonly SearchResult[]): AppThunk<Promise<number[]>> =>
  async (dispatch, getState) => {
    const isSameUser = sameUserCheck(getState);
    await soon(dispatch(loadedPassages()));
    const ids = new Set<number>();
    let added = false;
    for (const ref of hits.map(refOf)) {
      if (!isSameUser()) return [];
      const there = memorisedAs(selectPassages(getState()), ref);
      if (there) {
        ids.add(there.passageId);
        continue;
      }
      const outcome = await dispatch(addMemoryPassage(ref));
      if (!addMemoryPassage.fulfilled.match(outcome)) return [...ids];
      added = true;
      ids.add(outcome.payload.id);
    }
    if (!isSameUser()) return [];
    if (!added) dispatch(noticeShown({ variant: 'info', text: 'Already among your memory passages' }));
    return [...ids];
  };

/**
 * Adds verses to the nuggets, except those that are nuggets already. The first that fails, which has its own notice,
 * stops it, and so does another user's sign-in.
 */
export const addNuggets =
  (hits: readonly SearchResult[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isSameUser = sameUserCheck(getState);
    await soon(dispatch(loadedNuggets()));
    if (!isSameUser()) return;
    const known = new Set(selectNuggets(getState()).map(versesKey));
    const wanted = hits.map(refOf).filter((ref) => !known.has(versesKey(ref)));
    if (wanted.length === 0) dispatch(noticeShown({ variant: 'info', text: 'Already among your nuggets' }));
    for (const ref of wanted) {
      if (!isSameUser()) return;
      if (!addNugget.fulfilled.match(await dispatch(addNugget(ref)))) return;
    }
  };

interface EmailedResults {
  emailTo: string;
  search: BibleSearch;
  results: readonly SearchResult[];
}

/** Emails the results of a Bible search, in the Bible's order. */
export const emailResults = createApiThunk(
  'bibleSearch/email',
  async ({ emailTo, search, results }: EmailedResults, { call, signal }) => {
    const yieldIfDue = chunked(signal);
    const pairs: [string, string][] = [];
    for (const result of inBibleOrder(results)) {
      pairs.push(emailPair(result, search));
      await yieldIfDue();
    }
    return sendSearchResults(call, emailTo, pairs, search);
  },
  {
    notices: {
      success: 'Search results sent successfully!',
      rejected: ({ detail = '' }) => `Failed to send email: ${detail}`,
      error: 'Error sending email',
      perhapsDone: 'It may have been sent.',
    },
  },
);

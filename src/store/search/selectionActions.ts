import type { PassageRef } from '@/domain/bible/passage';
import { memorisedAs } from '@/domain/memory/memorised';
import { formatReference } from '@/domain/references/reference';
import type { SearchResult } from '@/domain/search/searchResult';
import type { AppDispatch } from '@/store/core/makeStore';
import type { RootState } from '@/store/core/rootReducer';
import { textToCopy, writeToClipboard } from '@/store/notices/clipboard';
import { noticeShown } from '@/store/notices/notices';
import { addNugget, loadNuggets, selectNuggets } from '@/store/nuggets/nuggets';
import { addMemoryPassage, loadPassages, selectPassages } from '@/store/passages/passages';

/** Copies several verses, each with its reference, a blank line between them. */
export const copyHits =
  (hits: readonly SearchResult[]) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const texts = await Promise.all(
      hits.map((hit) => textToCopy(formatReference(hit), hit.verses, hit.translation)),
    );
    const result = await writeToClipboard(texts.join('\n\n'));
    const many = hits.length === 1 ? 'Passage' : `${hits.length} passages`;
    dispatch(
      noticeShown(
        result.ok
          ? { variant: 'success', text: `${many} copied to clipboard!` }
          : { variant: 'error', text: 'Failed to copy passage' },
      ),
    );
  };

const refOf = ({ translation, bookName, chapter, startVerse, endVerse }: SearchResult): PassageRef => ({
  translation,
  bookName,
  chapter,
  startVerse,
  endVerse,
});

/**
 * Adds verses to the memory passages, but those that are memorised already; gives the ids of all, as far as adding went well.
 * One after the other: the first that fails ends it, and has said so.
 */
export const memorise =
  (hits: readonly SearchResult[]) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<number[]> => {
    await dispatch(loadPassages());
    const ids = new Set<number>();
    let added = false;
    for (const ref of hits.map(refOf)) {
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
    if (!added) dispatch(noticeShown({ variant: 'info', text: 'Already among your memory passages' }));
    return [...ids];
  };

const nuggetKey = ({ bookName, chapter, startVerse, endVerse }: Omit<PassageRef, 'translation'>): string =>
  `${bookName} ${chapter}:${startVerse}-${endVerse}`;

/** Adds verses to the nuggets, but those that are there already. The first that fails ends it, and has said so. */
export const keepAsNuggets =
  (hits: readonly SearchResult[]) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    await dispatch(loadNuggets());
    const known = new Set(selectNuggets(getState()).map(nuggetKey));
    const wanted = hits.map(refOf).filter((ref) => !known.has(nuggetKey(ref)));
    if (wanted.length === 0) dispatch(noticeShown({ variant: 'info', text: 'Already among your nuggets' }));
    for (const ref of wanted) {
      if (!addNugget.fulfilled.match(await dispatch(addNugget(ref)))) return;
    }
  };

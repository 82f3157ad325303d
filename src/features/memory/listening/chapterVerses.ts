import { chapterRange } from '@/bible/chapters';
import type { ChapterRef, Verse } from '@/bible/passage';
import { loadText, selectText } from '@/bible/text/textCache';
import type { TranslationCode } from '@/bible/translations';
import type { AppThunk } from '@/data/store/appStore';

/** How often to check for a text that other code has requested. */
const LOADING_CHECK_MS = 50;

/** Loads a chapter's verses; none if there is no text or it fails to load. */
export const loadChapterVerses =
  ({
    translation,
    bookName,
    chapter,
  }: ChapterRef & { translation: TranslationCode }): AppThunk<Promise<readonly Verse[]>> =>
  async (dispatch, getState) => {
    const range = { translation, ...chapterRange(translation, { bookName, chapter }) };
    await dispatch(loadText(range));
    // The reader, or the step before, may have requested it already.
    while (selectText(getState(), range)?.status === 'loading')
      await new Promise((resolve) => setTimeout(resolve, LOADING_CHECK_MS));
    const entry = selectText(getState(), range);
    return entry?.status === 'loaded' ? entry.verses : [];
  };

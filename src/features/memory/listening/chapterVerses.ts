import { chapterRange } from '@/bible/chapters';
import type { ChapterRef, Verse } from '@/bible/passage';
import { loadedText } from '@/bible/text/textCache';
import type { TranslationCode } from '@/bible/translations';
import type { AppThunk } from '@/data/store/appStore';

/** Loads a chapter's verses; none if there is no text or it fails to load. */
export const loadChapterVerses =
  ({
    translation,
    bookName,
    chapter,
  }: ChapterRef & { translation: TranslationCode }): AppThunk<Promise<readonly Verse[]>> =>
  async (dispatch) => {
    const range = { translation, ...chapterRange(translation, { bookName, chapter }) };
    const entry = await dispatch(loadedText(range));
    return entry?.status === 'loaded' ? entry.verses : [];
  };

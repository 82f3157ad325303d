import { chapterRange } from '@/bible/chapters';
import type { VerseRange } from '@/bible/passage';
import { versesInRange } from '@/bible/passageText';
import { formatReference } from '@/bible/references/reference';
import { loadText, selectText, versesToCopy } from '@/bible/text/textCache';
import type { TranslationCode } from '@/bible/translations';
import { useAppDispatch, useAppStore } from '@/data/store/hooks';
import { copyPassage } from '@/bible/copy/clipboard';

/** Copies verses, once their text is loaded. */
export function useCopyVerses() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  return async (range: VerseRange, translation: TranslationCode): Promise<void> => {
    // The whole chapter is the text most likely cached.
    const ref = { translation, ...chapterRange(translation, range) };
    await dispatch(loadText(ref));
    const verses = versesToCopy(selectText(getState(), ref) ?? { status: 'loading' });
    const chosen = verses && versesInRange(verses, range.startVerse, range.endVerse);
    await dispatch(copyPassage(formatReference(range), chosen));
  };
}

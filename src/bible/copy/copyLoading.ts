import type { Verse } from '../passage';
import type { TranslationCode } from '@/bible/translations';
import type { AppThunk } from '@/data/store/appStore';
import { noticeShown } from '@/data/notices/notices';
import { copyWithNotice, PASSAGE_COPIED, textToCopy } from './clipboard';

const FAILED = 'Failed to copy passage';

/**
 * Copies verses that are still loading. If there are none, because they do not come or the translation has none, a notice
 * says so; otherwise the person would paste the older content of the clipboard in their place.
 */
export const copyLoadingPassage =
  (
    reference: string,
    loading: Promise<readonly Verse[]>,
    translation: TranslationCode,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(noticeShown({ variant: 'warning', text: 'Please wait for verses to load...' }));
    const text = loading.then((verses) => {
      if (verses.length === 0) throw new RangeError(`There is no text of ${reference}`);
      return textToCopy(reference, verses, translation);
    });
    try {
      await writeWhenThere(text);
      dispatch(noticeShown({ variant: 'success', text: PASSAGE_COPIED }));
    } catch {
      const written = await text.catch(() => null);
      if (written === null) dispatch(noticeShown({ variant: 'error', text: FAILED }));
      else await dispatch(copyWithNotice(written, PASSAGE_COPIED, () => FAILED));
    }
  };

/** Begins to write at once, because a browser allows it only within the press; the text may come later. */
async function writeWhenThere(text: Promise<string>): Promise<void> {
  const content = text.then((written) => new Blob([written], { type: 'text/plain' }));
  // A browser may refuse before it looks at the text, whose own failure is handled above.
  content.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
}

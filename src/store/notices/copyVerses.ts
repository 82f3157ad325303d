import type { PassageRef, Verse } from '@/domain/bible/passage';
import { versesInRange } from '@/domain/bible/passageText';
import { formatReference } from '@/domain/references/reference';
import type { AppDispatch } from '@/store/core/makeStore';
import { textToCopy } from './clipboard';
import { noticeShown } from './notices';
import { copyShown } from './share';

/**
 * Copies chosen verses of a chapter (§8, 'Copy'): a warning while the chapter loads, nothing when none of it is in range.
 * A browser that refuses is told in its own words.
 */
export const copyVerses =
  (passage: PassageRef, chapter: readonly Verse[] | null) =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (chapter === null) {
      dispatch(noticeShown({ variant: 'warning', text: 'Please wait for verses to load...' }));
      return;
    }
    const verses = versesInRange(chapter, passage.startVerse, passage.endVerse);
    if (verses.length === 0) return;
    await dispatch(copyShown(await textToCopy(formatReference(passage), verses, passage.translation)));
  };

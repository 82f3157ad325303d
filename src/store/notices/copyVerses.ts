import type { PassageRef, Verse } from '@/domain/bible/passage';
import { copyText, versesInRange } from '@/domain/bible/passageText';
import { formatReference } from '@/domain/references/reference';
import type { AppDispatch } from '@/store/core/makeStore';
import { writeToClipboard } from './clipboard';
import { noticeShown } from './notices';

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
    const result = await writeToClipboard(copyText(formatReference(passage), verses));
    dispatch(
      noticeShown(
        result.ok
          ? { variant: 'success', text: 'Passage copied to clipboard!' }
          : {
              variant: 'error',
              text: result.reason
                ? `Error occurred copying passage: ${result.reason}`
                : 'Failed to copy passage',
            },
      ),
    );
  };

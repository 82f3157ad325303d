import type { PassageRef, Verse } from '@/bible/passage';
import { versesInRange } from '@/bible/passageText';
import { formatReference } from '@/bible/references/reference';
import type { AppThunk } from '@/data/store/appStore';
import { copyWithNotice, copyPassage, PASSAGE_COPIED } from '@/bible/copy/clipboard';
import { download } from '@/platform/page/download';
import { shareData } from '@/platform/page/share';
import { noticeShown } from '@/data/notices/notices';

/** The browser's own message for a refusal. */
const refusal = ({ reason }: { reason?: string }): string =>
  reason ? `Error occurred copying passage: ${reason}` : 'Failed to copy passage';

/** Copies a text as it is shown. */
export const copyShown = (text: string) => copyWithNotice(text, PASSAGE_COPIED, refusal);

/** Copies chosen verses of a chapter; null while the chapter loads. */
export const copyVerses = (passage: PassageRef, chapter: readonly Verse[] | null) =>
  copyPassage(
    formatReference(passage),
    chapter && versesInRange(chapter, passage.startVerse, passage.endVerse),
    passage.translation,
    refusal,
  );

/** Opens the system's share sheet, and says where it failed. */
export const shareBySystem =
  (data: ShareData): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if ((await shareData(data)) === 'failed')
      dispatch(noticeShown({ variant: 'error', text: 'Sharing failed' }));
  };

/** Saves a picture made on this device to its downloads. */
export const savePicture =
  (picture: File | null): AppThunk =>
  (dispatch) => {
    if (!picture) {
      dispatch(noticeShown({ variant: 'error', text: 'The picture could not be made' }));
      return;
    }
    download(picture.name, picture);
    dispatch(noticeShown({ variant: 'success', text: 'Picture saved' }));
  };

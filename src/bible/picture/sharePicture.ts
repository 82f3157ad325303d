import { noticeShown, type NoticeContent } from '@/data/notices/notices';
import type { AppThunk } from '@/data/store/appStore';
import { download } from '@/platform/page/download';
import { shareData } from '@/platform/page/share';

const NOT_MADE: NoticeContent = { variant: 'error', text: 'The picture could not be made' };

/** Opens the system's share sheet, and says where it failed. */
export const shareBySystem =
  (data: ShareData): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if ((await shareData(data)) === 'failed')
      dispatch(noticeShown({ variant: 'error', text: 'Sharing failed' }));
  };

/** As `shareBySystem` for a picture made on this device; null where the device could not make it. */
export const sharePicture =
  (picture: File | null): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (picture) await dispatch(shareBySystem({ files: [picture] }));
    else dispatch(noticeShown(NOT_MADE));
  };

/** Saves a picture made on this device to its downloads. */
export const savePicture =
  (picture: File | null): AppThunk =>
  (dispatch) => {
    if (!picture) {
      dispatch(noticeShown(NOT_MADE));
      return;
    }
    download(picture.name, picture);
    dispatch(noticeShown({ variant: 'success', text: 'Picture saved' }));
  };

import { noticeShown } from '@/data/notices/notices';
import type { AppThunk } from '@/data/store/appStore';
import { download } from '@/platform/page/download';
import { shareData } from '@/platform/page/share';

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

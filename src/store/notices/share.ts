import type { AppDispatch } from '@/store/core/makeStore';
import { writeToClipboard } from './clipboard';
import { noticeShown } from './notices';

/** Copies a text that is shown as it will be copied (§8, 'Copy'). */
export const copyShown =
  (text: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const result = await writeToClipboard(text);
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

/** Whether the system has a sheet to share these by. */
export const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data);

/** Opens the system's sheet. Who closes it without sharing has changed their mind: nothing is said. */
export const shareBySystem =
  (data: ShareData) =>
  async (dispatch: AppDispatch): Promise<void> => {
    try {
      await navigator.share(data);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      dispatch(noticeShown({ variant: 'error', text: 'Sharing failed' }));
    }
  };

/** Saves a picture among the device's downloads; it is made here, and sent nowhere. */
export const savePicture =
  (picture: File | null) =>
  (dispatch: AppDispatch): void => {
    if (!picture) {
      dispatch(noticeShown({ variant: 'error', text: 'The picture could not be made' }));
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = picture.name;
    link.click();
    URL.revokeObjectURL(link.href);
    dispatch(noticeShown({ variant: 'success', text: 'Picture saved' }));
  };

import type { AppDispatch } from '@/store/core/makeStore';
import { writeToClipboard } from './clipboard';
import { noticeShown } from './notices';

/** Copies a quote's text. */
export const copyQuote =
  (text: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const result = await writeToClipboard(text);
    dispatch(
      noticeShown(
        result.ok
          ? { variant: 'success', text: 'Quote copied to clipboard!' }
          : { variant: 'error', text: 'Failed to copy text' },
      ),
    );
  };

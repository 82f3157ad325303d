import type { Verse } from '../passage';
import { copyText } from '../passageText';
import type { TranslationCode } from '@/bible/translations';
import { ownCopy } from './ownCopy';
import { storedCopyFormat } from './storedCopyFormat';
import type { AppThunk } from '@/data/store/appStore';
import { noticeShown } from '@/data/notices/notices';

interface Failed {
  ok: false;
  /** The attempts, each with its result. */
  steps: string[];
  /** The browser's reason for refusing, if it gave one. */
  reason?: string;
}

async function writeToClipboard(text: string): Promise<{ ok: true } | Failed> {
  const steps: string[] = [];
  let reason: string | undefined;
  try {
    await navigator.clipboard.writeText(text);
    return { ok: true };
  } catch (error) {
    steps.push(`Clipboard interface: ${messageOf(error)}`);
    if (error instanceof DOMException) reason = error.message;
  }
  try {
    if (copySelection(text)) return { ok: true };
    steps.push('Copy command: refused');
  } catch (error) {
    steps.push(`Copy command: ${messageOf(error)}`);
  }
  return { ok: false, steps, ...(reason && { reason }) };
}

/** For browsers without the clipboard API, and for pages without a secure origin. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  try {
    area.select();
    // Deprecated, but there is no other way.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The text that a Copy writes: in the default format, until the person has chosen another. Nothing may be loaded
 * between the press and the writing, because iOS would refuse it.
 */
export const textToCopy = (
  reference: string,
  verses: readonly Verse[],
  translation?: TranslationCode,
): string =>
  storedCopyFormat.read() === null ? copyText(reference, verses) : ownCopy(reference, verses, translation);

/** Writes a text to the clipboard, and shows the result in a notice. */
export const copyWithNotice =
  (text: string, done: string, failed: (failure: Failed) => string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const result = await writeToClipboard(text);
    dispatch(
      noticeShown(
        result.ok ? { variant: 'success', text: done } : { variant: 'error', text: failed(result) },
      ),
    );
  };

export const PASSAGE_COPIED = 'Passage copied to clipboard!';

const failedSteps = ({ steps }: Failed): string =>
  `Failed to copy passage to clipboard. Debug info: \n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`;

/** Copies a passage: a warning while its verses load, nothing if there are none in the range. */
export const copyPassage =
  (
    reference: string,
    verses: readonly Verse[] | null,
    translation?: TranslationCode,
    failed = failedSteps,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (verses === null)
      dispatch(noticeShown({ variant: 'warning', text: 'Please wait for verses to load...' }));
    else if (verses.length > 0)
      await dispatch(copyWithNotice(textToCopy(reference, verses, translation), PASSAGE_COPIED, failed));
  };

/** Copies a URL that anyone may open. */
export const copyPublicLink = (url: string) =>
  copyWithNotice(
    url,
    'Public link copied to clipboard!',
    ({ steps }) => `Error copying public link: ${steps.join('; ')}`,
  );

export const copyQuote = (text: string) =>
  copyWithNotice(text, 'Quote copied to clipboard!', () => 'Failed to copy text');

/** Copies a text that a person has typed or shared, and that could not be stored or sent. */
export const copyTyped = (text: string) =>
  copyWithNotice(text, 'Copied to clipboard!', () => 'Failed to copy text');

import type { Verse } from '@/domain/bible/passage';
import { copyText } from '@/domain/bible/passageText';
import { joinMessages } from '@/domain/text/text';
import type { TranslationCode } from '@/domain/bible/translations';
import { hasOwnCopyFormat } from '@/device/choices/copyFormat';
import type { AppDispatch } from '@/store/core/makeStore';
import { noticeShown } from './notices';

type Written = { ok: true } | { ok: false; steps: string[]; reason?: string };

/**
 * Writes a text to the clipboard. When that fails, `steps` tell what was tried and how each attempt ended, and `reason`
 * why the browser would not, where it gave a reason.
 */
export async function writeToClipboard(text: string): Promise<Written> {
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

/** The way of browsers, and of pages without a secure origin, that lack the clipboard interface. */
function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  try {
    area.select();
    // Deprecated, and the only other way there is.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a Copy writes: the specification's form, until somebody chose another, whose code comes then. */
export const textToCopy = async (
  reference: string,
  verses: readonly Verse[],
  translation?: TranslationCode,
): Promise<string> =>
  hasOwnCopyFormat()
    ? (await import('./ownCopy')).ownCopy(reference, verses, translation)
    : copyText(reference, verses);

/** Copies a passage (§8, 'Copy'): a warning while its verses load, nothing when there are none in range. */
export const copyPassage =
  (reference: string, verses: readonly Verse[] | null, translation?: TranslationCode) =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (verses === null) {
      dispatch(noticeShown({ variant: 'warning', text: 'Please wait for verses to load...' }));
      return;
    }
    if (verses.length === 0) return;
    const result = await writeToClipboard(await textToCopy(reference, verses, translation));
    if (result.ok) {
      dispatch(noticeShown({ variant: 'success', text: 'Passage copied to clipboard!' }));
      return;
    }
    const steps = joinMessages(result.steps.map((step, index) => `${index + 1}. ${step}`));
    dispatch(
      noticeShown({ variant: 'error', text: `Failed to copy passage to clipboard. Debug info: \n${steps}` }),
    );
  };

/** Copies an address that anyone may open. */
export const copyPublicLink =
  (url: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const result = await writeToClipboard(url);
    dispatch(
      noticeShown(
        result.ok
          ? { variant: 'success', text: 'Public link copied to clipboard!' }
          : { variant: 'error', text: `Error copying public link: ${result.steps.join('; ')}` },
      ),
    );
  };

import type { PassageRef, Verse } from '@/bible/passage';
import { versesInRange } from '@/bible/passageText';
import { formatReference } from '@/bible/references/reference';
import { copyWithNotice, copyPassage, PASSAGE_COPIED } from '@/bible/copy/clipboard';

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

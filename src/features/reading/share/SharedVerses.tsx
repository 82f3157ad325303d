import type { PassageRef, Verse } from '@/bible/passage';
import { versesInRange } from '@/bible/passageText';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog);

interface SharedVersesProps {
  passage: PassageRef;
  /** The whole chapter; null while it loads. */
  verses: readonly Verse[] | null;
  onClose: () => void;
}

/** The dialog that shares verses, as soon as their text is loaded. */
export function SharedVerses({ passage, verses, onClose }: SharedVersesProps) {
  const shared = versesInRange(verses ?? [], passage.startVerse, passage.endVerse);
  return shared.length > 0 && <ShareDialog passage={passage} verses={shared} onClose={onClose} />;
}

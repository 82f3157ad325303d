import { lazily, type LazyComponent } from '@/ui/lazily';
import type { GlobalDialog } from './navigation';

interface GlobalDialogProps {
  onClose: () => void;
}

const dialogs: Readonly<Record<GlobalDialog, LazyComponent<GlobalDialogProps>>> = {
  goToPassage: lazily(async () => (await import('./GoToPassageDialog')).GoToPassageDialog),
  copyDatabase: lazily(async () => (await import('./CopyDatabaseDialog')).CopyDatabaseDialog),
  display: lazily(async () => (await import('./DisplayDialog')).DisplayDialog),
  addPrayer: lazily(async () => (await import('@/screens/prayers/AddPrayerDialog')).AddPrayerDialog),
  keys: lazily(async () => (await import('./KeysDialog')).KeysDialog),
};

/** Fetches the code of a dialog that is about to be opened. */
export const preloadDialog = (dialog: GlobalDialog): void => void dialogs[dialog].preload();

/** The dialogs that every screen can open; at most one is open. */
export function GlobalDialogs({ dialog, onClose }: GlobalDialogProps & { dialog: GlobalDialog | null }) {
  const Dialog = dialog && dialogs[dialog];
  return Dialog && <Dialog onClose={onClose} />;
}

import { lazyWithPreload, type LazyComponent } from '@/ui/lazyWithPreload';
import type { GlobalDialog } from '@/routes/routes';

interface GlobalDialogProps {
  onClose: () => void;
  /** Opens another in its place. */
  onDialog: (dialog: GlobalDialog) => void;
}

const dialogs: Readonly<Record<GlobalDialog, LazyComponent<GlobalDialogProps>>> = {
  goToPassage: lazyWithPreload(async () => (await import('./GoToPassageDialog')).GoToPassageDialog),
  copyDatabase: lazyWithPreload(async () => (await import('./CopyDatabaseDialog')).CopyDatabaseDialog),
  display: lazyWithPreload(async () => (await import('./DisplayDialog')).DisplayDialog),
  addPrayer: lazyWithPreload(
    async () => (await import('@/screens/prayers/dialogs/AddPrayerDialog')).AddPrayerDialog,
  ),
  keys: lazyWithPreload(async () => (await import('./KeysDialog')).KeysDialog),
  command: lazyWithPreload(async () => (await import('@/app/command/CommandDialog')).CommandDialog),
};

/** Fetches the code of a dialog that is about to be opened. */
export const preloadDialog = (dialog: GlobalDialog): void => void dialogs[dialog].preload();

/** The dialogs that every screen can open; at most one is open. */
export function GlobalDialogs({ dialog, ...props }: GlobalDialogProps & { dialog: GlobalDialog | null }) {
  const Dialog = dialog && dialogs[dialog];
  return Dialog && <Dialog {...props} />;
}

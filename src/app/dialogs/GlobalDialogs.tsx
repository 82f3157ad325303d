import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import type { LazyComponent } from '@/ui/lazyWithPreload';
import type { GlobalDialog } from '../routes/routes';

interface GlobalDialogProps {
  onClose: () => void;
  /** Opens another dialog instead. */
  onDialog: (dialog: GlobalDialog) => void;
}

const dialogs: Readonly<Record<GlobalDialog, LazyComponent<GlobalDialogProps>>> = {
  goToPassage: lazyDialog(
    async () => (await import('@/features/reading/goTo/GoToPassageDialog')).GoToPassageDialog,
  ),
  copyDatabase: lazyDialog(
    async () => (await import('@/features/account/CopyDatabaseDialog')).CopyDatabaseDialog,
  ),
  display: lazyDialog(async () => (await import('./DisplayDialog')).DisplayDialog),
  addPrayer: lazyDialog(
    async () => (await import('@/features/prayers/dialogs/AddPrayerDialog')).AddPrayerDialog,
  ),
  keys: lazyDialog(async () => (await import('./KeysDialog')).KeysDialog),
  command: lazyDialog(async () => (await import('../command/CommandDialog')).CommandDialog),
};

export const preloadDialog = (dialog: GlobalDialog): void => void dialogs[dialog].preload();

/** The dialog that is open, of those that every screen can open. */
export function GlobalDialogs({ dialog, ...props }: GlobalDialogProps & { dialog: GlobalDialog | null }) {
  const Dialog = dialog && dialogs[dialog];
  return Dialog && <Dialog {...props} />;
}

import { lazy, Suspense, type ComponentType } from 'react';
import type { GlobalDialog } from './navigation';

interface GlobalDialogProps {
  onClose: () => void;
}

const dialogOf = (load: () => Promise<ComponentType<GlobalDialogProps>>) =>
  lazy(async () => ({ default: await load() }));

const dialogs: Partial<Record<GlobalDialog, ComponentType<GlobalDialogProps>>> = {
  goToPassage: dialogOf(async () => (await import('./GoToPassageDialog')).GoToPassageDialog),
  copyDatabase: dialogOf(async () => (await import('./CopyDatabaseDialog')).CopyDatabaseDialog),
  display: dialogOf(async () => (await import('./DisplayDialog')).DisplayDialog),
  addPrayer: dialogOf(async () => (await import('@/screens/prayers/AddPrayerDialog')).AddPrayerDialog),
  keys: dialogOf(async () => (await import('./KeysDialog')).KeysDialog),
};

/** The dialogs that every screen can open; at most one is open. */
export function GlobalDialogs({ dialog, onClose }: GlobalDialogProps & { dialog: GlobalDialog | null }) {
  const Dialog = dialog && dialogs[dialog];
  if (!Dialog) return null;
  return (
    <Suspense fallback={null}>
      <Dialog onClose={onClose} />
    </Suspense>
  );
}

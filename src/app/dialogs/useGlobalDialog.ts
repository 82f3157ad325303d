import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { GlobalDialog } from '../routes/routes';

/** Which of the dialogs of every screen is open over this page. The command box opens over another one, and leaves it there. */
export function useGlobalDialog() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ dialog: GlobalDialog; pathname: string } | null>(null);
  const [isCommandOpen, setCommandOpen] = useState(false);
  return {
    /** None on the page to which the command box led from it. */
    dialog: opened?.pathname === pathname ? opened.dialog : null,
    isCommandOpen,
    open: (dialog: GlobalDialog) => {
      if (dialog === 'command') setCommandOpen(true);
      else setOpened({ dialog, pathname });
    },
    closeDialog: () => setOpened(null),
    closeCommand: () => setCommandOpen(false),
  };
}

import { Search } from 'lucide-react';
import { preloadDialog } from '../dialogs/GlobalDialogs';
import type { GlobalDialog } from '../routes/routes';
import { IconButton } from '@/ui/controls/IconButton';

export function CommandButton({ onDialog }: { onDialog: (dialog: GlobalDialog) => void }) {
  return (
    <IconButton
      icon={Search}
      label="Find or do anything"
      title="Find or do anything (Ctrl K)"
      onPointerEnter={() => preloadDialog('command')}
      onClick={() => onDialog('command')}
    />
  );
}

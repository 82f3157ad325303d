import { useState } from 'react';
import { counted } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { CheckField } from '@/ui/controls/CheckField';
import { Dialog } from '@/ui/dialogs/Dialog';
import type { Whose } from './store/forget';

interface LeaveDialogProps {
  whose: Whose;
  /** The changes that no server has. */
  waiting: number;
  onLeave: () => void;
  onCancel: () => void;
}

const WORDS: Readonly<Record<Whose, readonly [title: string, button: string, text: string]>> = {
  mine: [
    'Sign out?',
    'Sign out',
    'Nothing of yours stays on this device: your lists, drafts and settings, and how you recalled here, which is kept nowhere else. Export everything first if you want to keep that.',
  ],
  everybody: [
    'Forget this device?',
    'Forget',
    'Nothing of anybody who used the app here stays on this device, also not how passages were recalled, which is kept nowhere else. Export everything first if you want to keep that.',
  ],
};

/** Asks before what this device keeps is deleted; while something waits, only if that is dropped on purpose. */
export function LeaveDialog({ whose, waiting, onLeave, onCancel }: LeaveDialogProps) {
  const [drops, setDrops] = useState(false);
  const [title, button, text] = WORDS[whose];
  const isReady = waiting === 0 || drops;
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      onSubmit={() => {
        if (isReady) onLeave();
      }}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button main type="submit" disabled={!isReady}>
            {button}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {waiting > 0 && (
        <>
          <p role="alert">{counted(waiting, 'change')} not sent yet would be lost.</p>
          <CheckField id="drop-waiting" label="Drop what is not sent" checked={drops} onChange={setDrops} />
        </>
      )}
    </Dialog>
  );
}

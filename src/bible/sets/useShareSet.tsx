import { useState, type ReactNode } from 'react';
import type { Action } from '@/ui/actions/action';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import type { PassageRef } from '../passage';
import { isOfKnownBook } from '../unknownBook';

const ShareSetDialog = lazyDialog(async () => (await import('./ShareSetDialog')).ShareSetDialog);

/**
 * The action that shares passages as a set, and its dialog to be rendered.
 * @param name distinguishes it in the command box from others on the same screen
 */
export function useShareSet(
  title: string,
  passages: readonly PassageRef[],
  name = title,
): { shareSet: Action; shareSetDialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  // A link cannot name the others.
  const named = passages.filter(isOfKnownBook);
  return {
    shareSet: {
      label: 'Share as a set',
      keywords: name,
      when: named.length > 0,
      run: () => setOpen(true),
    },
    shareSetDialog: isOpen && (
      <ShareSetDialog title={title} passages={named} onClose={() => setOpen(false)} />
    ),
  };
}

import { useScreenActions } from '@/store/core/screenActions';
import type { MenuItem } from '@/ui/dialogs/Menu';

/** Offers what a screen's menu has in the command box too. */
export const useMenuActions = (items: readonly MenuItem[]): void =>
  useScreenActions(
    items
      .filter(({ disabled }) => disabled !== true)
      .map(({ label, onSelect }) => ({ label, run: onSelect })),
  );

import { useScreenActions } from '@/store/core/screenActions';
import type { MenuItem } from '@/ui/dialogs/Menu';

/** Offers the items of a screen's menu in the command box too. */
export const useMenuActions = (items: readonly MenuItem[]): void =>
  useScreenActions(
    items
      .filter(({ disabled }) => disabled !== true)
      .map(({ label, onSelect }) => ({ label, run: onSelect })),
  );

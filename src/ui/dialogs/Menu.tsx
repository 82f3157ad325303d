import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { giveFocusBack } from '@/ui/hooks/pointerFocus';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { IconButton } from '@/ui/forms/IconButton';

const MenuPanel = lazyWithPreload(async () => (await import('./MenuPanel')).MenuPanel);

export interface MenuItem {
  label: string;
  onSelect: () => void;
  disabled?: boolean;
  /** Draws a line above the item. */
  startsGroup?: boolean;
}

/** The 'More actions' button and its menu, which arrives when it is first wanted. */
export function Menu({ items, label = 'More actions' }: { items: readonly MenuItem[]; label?: string }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    if (trigger.current) giveFocusBack(trigger.current);
  };
  return (
    <>
      <IconButton
        ref={trigger}
        icon={EllipsisVertical}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void MenuPanel.preload()}
        onFocus={() => void MenuPanel.preload()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {open && (
        <MenuPanel
          label={label}
          items={items}
          trigger={trigger}
          onClose={close}
          onSelect={(item) => {
            // The focus is back on the button before a dialog opens, so that the dialog can return it there.
            close();
            item.onSelect();
          }}
        />
      )}
    </>
  );
}

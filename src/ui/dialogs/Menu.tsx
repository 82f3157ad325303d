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

const LABEL = 'More actions';

/** The 'More actions' button and its menu, whose code is preloaded when the pointer or the focus comes near. */
export function Menu({ items }: { items: readonly MenuItem[] }) {
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
        label={LABEL}
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
          label={LABEL}
          items={items}
          trigger={trigger}
          onClose={close}
          onSelect={(item) => {
            // The focus returns to the button first, so that a dialog that opens can later return it there.
            close();
            item.onSelect();
          }}
        />
      )}
    </>
  );
}

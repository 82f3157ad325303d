import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { isOffered, type Action } from '../actions/action';
import { restoreFocus } from '../focus/pointerFocus';
import { lazyWithPreload } from '../lazyWithPreload';
import { IconButton } from '../controls/IconButton';

const MenuPanel = lazyWithPreload(async () => (await import('./MenuPanel')).MenuPanel);

interface MenuProps {
  items: readonly Action[];
  /** The name of the button, where a screen has more than one. */
  label?: string;
}

/** The 'More actions' button and its menu, whose code is preloaded when the pointer or the focus comes near. */
export function Menu({ items, label = 'More actions' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    if (trigger.current) restoreFocus(trigger.current);
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
          items={items.filter(isOffered)}
          trigger={trigger}
          onClose={close}
          onSelect={(item) => {
            // The focus returns to the button first, so that a dialog that opens can later return it there.
            close();
            item.run();
          }}
        />
      )}
    </>
  );
}

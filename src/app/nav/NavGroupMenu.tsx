import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBackCloses } from '@/ui/focus/useBackCloses';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { NavGroup } from '../routes/navigation';
import type { GlobalDialog } from '../routes/routes';
import styles from './NavGroupMenu.module.scss';

const NavItems = lazyWithPreload(async () => (await import('./NavItems')).NavItems);

interface NavGroupMenuProps {
  group: NavGroup;
  onDialog: (dialog: GlobalDialog) => void;
}

/**
 * One heading of the bar with its items below; their code is preloaded when the pointer or the focus comes near. By
 * hand, because the items are navigation links, while react-bootstrap's Dropdown would make them a menu with arrow
 * keys.
 */
export function NavGroupMenu({ group, onDialog }: NavGroupMenuProps) {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const closeAndFocus = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onEscape = useEffectEvent(closeAndFocus);
  useEffect(() => {
    if (!open) return undefined;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open]);
  useBackCloses(open, () => setOpen(false));
  return (
    <div ref={container} className={styles.group}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        onPointerEnter={() => void NavItems.preload()}
        onFocus={() => void NavItems.preload()}
        onClick={() => setOpen(!open)}
      >
        {group.title}
        <ChevronDown aria-hidden size={14} />
      </button>
      {open && (
        <div className={styles.panel}>
          <NavItems
            items={group.items}
            onLeave={() => setOpen(false)}
            onDialog={(dialog) => {
              closeAndFocus();
              onDialog(dialog);
            }}
          />
        </div>
      )}
    </div>
  );
}

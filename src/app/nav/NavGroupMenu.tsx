import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDismiss } from './useDismiss';
import { useBackCloses } from '@/ui/hooks/useBackCloses';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { NavGroup } from '@/routes/navigation';
import type { GlobalDialog } from '@/routes/routes';
import styles from './NavGroupMenu.module.scss';

const NavItems = lazyWithPreload(async () => (await import('./NavItems')).NavItems);

/** One heading of the bar, and under it its items, which arrive when they are first wanted. */
export function NavGroupMenu({
  group,
  onDialog,
}: {
  group: NavGroup;
  onDialog: (dialog: GlobalDialog) => void;
}) {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useDismiss(open, container, (reason) => {
    setOpen(false);
    if (reason === 'escape') trigger.current?.focus();
  });
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
              setOpen(false);
              trigger.current?.focus();
              onDialog(dialog);
            }}
          />
        </div>
      )}
    </div>
  );
}

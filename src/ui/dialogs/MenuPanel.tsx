import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { MenuItem } from './Menu';
import styles from './MenuPanel.module.scss';

interface MenuPanelProps {
  label: string;
  items: readonly MenuItem[];
  onSelect: (item: MenuItem) => void;
  onClose: () => void;
}

/** An open menu: arrows, Home, End and first letters move; Tab leaves and closes it. */
export function MenuPanel({ label, items, onSelect, onClose }: MenuPanelProps) {
  const menu = useRef<HTMLDivElement>(null);
  const buttons = () =>
    [...(menu.current?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled);
  useEffect(() => {
    menu.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
  }, []);

  const move = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const target = targetOf(event.key, all, at);
    if (event.key === 'Tab') onClose();
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target.focus();
  };

  return (
    // The keys are those of the items; the list only hears them.
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} className={styles.panel} onKeyDown={move}>
      {items.map((item) => (
        <div key={item.label} role="none" className={item.startsGroup ? styles.group : undefined}>
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={item.disabled}
            onClick={() => onSelect(item)}
          >
            {item.label}
          </button>
        </div>
      ))}
    </div>
  );
}

function targetOf(
  key: string,
  buttons: readonly HTMLButtonElement[],
  at: number,
): HTMLButtonElement | undefined {
  const after = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
  if (key === 'ArrowDown') return after[0];
  if (key === 'ArrowUp') return buttons.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  return after.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase()));
}

import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '@/platform/page/listen';
import { nextFrame } from '@/platform/scheduling/yieldToMain';
import { focusFallback, focusIfLost } from '../focus/keepFocus';
import { useBackCloses } from '../focus/useBackCloses';
import type { Action } from '../actions/action';
import styles from './MenuPanel.module.scss';

/*
 * Not react-bootstrap's Dropdown: it adds Popper, several times the size of this file, for the work of `placeMenu`, and
 * has no bottom sheet.
 */

interface MenuPanelProps {
  label: string;
  items: readonly Action[];
  /** The button beside which it opens. */
  trigger: RefObject<HTMLElement | null>;
  onSelect: (item: Action) => void;
  onClose: () => void;
}

/**
 * An open menu over everything, beside its button, or as a bottom sheet on a phone and in a low window. Arrows, Home, End and
 * first letters move the focus; Escape, Tab, Back and a press outside close it.
 */
export function MenuPanel({ label, items, trigger, onSelect, onClose }: MenuPanelProps) {
  const menu = useRef<HTMLDivElement>(null);
  const buttons = () =>
    [...(menu.current?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled);
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    const positionMenu = () => {
      if (menu.current && trigger.current) placeMenu(menu.current, trigger.current);
    };
    positionMenu();
    return listen(['resize'], positionMenu);
  }, [trigger]);
  useEffect(() => {
    menu.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus({ preventScroll: true });
    // The button has the focus again, but the item's action may have removed it.
    return () => void nextFrame().then(() => focusIfLost(focusFallback(), { preventScroll: true }));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const target = targetOf(event.key, all, at);
    if (event.key === 'Tab' || event.key === 'Escape') onClose();
    if (!target && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    target?.focus();
  };

  return createPortal(
    // A landmark of its own, because the menu is rendered outside the screen's.
    <section aria-label={label}>
      {/* Catches a press outside, so that it activates nothing else; the keyboard has Escape. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        className={styles.backdrop}
        // `onClose` decides about the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
      {/* The list handles the keys of its items. */}
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.panel}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <div key={item.label} role="none" className={item.startsGroup ? styles.group : undefined}>
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled}
              title={item.disabled ? item.hint : undefined}
              data-hint={item.disabled ? item.hint : undefined}
              onClick={() => onSelect(item)}
            >
              {item.label}
            </button>
          </div>
        ))}
      </div>
    </section>,
    // Rendered inside a dialog if the button is in one: a dialog takes back the focus from anything outside it.
    trigger.current?.closest('[role="dialog"]') ?? document.body,
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

/** Distance from the button and from the window's edges, in pixels. */
const GAP = 6;

/**
 * Places a menu below its button, or above it if there is more room, and aligns their right edges as far as the window
 * allows. A menu that is higher than the room scrolls. A bottom sheet (see the styles) ignores this.
 */
function placeMenu(menu: HTMLElement, trigger: HTMLElement): void {
  const button = trigger.getBoundingClientRect();
  const below = window.innerHeight - button.bottom;
  const isAbove = menu.scrollHeight + 2 * GAP > below && button.top > below;
  const { style } = menu;
  style.setProperty('--menu-top', isAbove ? 'auto' : `${button.bottom + GAP}px`);
  style.setProperty('--menu-bottom', isAbove ? `${window.innerHeight - button.top + GAP}px` : 'auto');
  style.setProperty('--menu-room', `${(isAbove ? button.top : below) - 2 * GAP}px`);
  const right = document.documentElement.clientWidth - button.right;
  const maxRight = document.documentElement.clientWidth - menu.offsetWidth - GAP;
  style.setProperty('--menu-right', `${Math.max(GAP, Math.min(right, maxRight))}px`);
}

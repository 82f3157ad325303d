/** Distance from the button and from the window's edges, in pixels. */
const GAP = 6;

/**
 * Places a menu below its button, or above it if there is more room, and aligns their right edges as far as the window allows;
 * a menu that is higher than the room scrolls. A bottom sheet (see the styles) ignores this.
 */
export function placeMenu(menu: HTMLElement, trigger: HTMLElement): void {
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

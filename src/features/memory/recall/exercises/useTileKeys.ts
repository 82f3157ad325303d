import type { KeyboardEvent, RefObject } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The keys within a group of buttons, while one of them has the focus: arrows move through them, and a letter goes to the next that
 * begins with it.
 */
export function useTileKeys(group: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const tiles = [...(group.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    const step = STEPS[event.key];
    const from = [...tiles.slice(at + 1), ...tiles.slice(0, at + 1)];
    const letter = event.key.toLowerCase();
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (step === undefined && !isLetter) return;
    const next =
      step === undefined
        ? from.find(({ textContent }) => textContent.toLowerCase().startsWith(letter))
        : tiles.at((at + step) % tiles.length);
    // The page's hotkeys do not apply here.
    event.preventDefault();
    event.stopPropagation();
    next?.focus({ preventScroll: true });
  };
}

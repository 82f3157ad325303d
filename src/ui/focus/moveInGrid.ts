import type { KeyboardEvent } from 'react';

/** Where an arrow, Home or End leads in a grid that wraps by its width; null for other keys. */
function targetOf(key: string, cells: readonly HTMLElement[], at: number): HTMLElement | null | undefined {
  const here = cells[at]?.offsetTop ?? 0;
  // All cells have the same width: the first line shows how many fit.
  const columns = Math.max(1, cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length);
  switch (key) {
    case 'ArrowRight':
      return cells[at + 1];
    case 'ArrowLeft':
      return cells[at - 1];
    case 'ArrowDown':
      return cells[at + columns] ?? (cells.at(-1)?.offsetTop !== here ? cells.at(-1) : undefined);
    case 'ArrowUp':
      return cells[at - columns];
    case 'Home':
      return cells[0];
    case 'End':
      return cells.at(-1);
    default:
      return null;
  }
}

/** Moves the focus among the buttons of a grid by arrows, Home and End, and stops those keys. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const cells = [...event.currentTarget.querySelectorAll('button')];
  const at = cells.findIndex((cell) => cell === document.activeElement);
  const target = targetOf(event.key, cells, at);
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  target?.focus();
}

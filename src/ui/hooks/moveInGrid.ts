import type { KeyboardEvent } from 'react';

/** Where an arrow, Home or End leads from an element of a grid that wraps as its width allows; null for other keys. */
function targetOf(key: string, cells: readonly HTMLElement[], at: number): HTMLElement | null | undefined {
  const here = cells[at]?.offsetTop ?? 0;
  // Cells of one width: a row's length is the number of cells on the first line.
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

/** Moves the focus among the buttons of a grid by arrows, Home and End; the keys go no further. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const cells = [...event.currentTarget.querySelectorAll('button')];
  const at = cells.findIndex((cell) => cell === document.activeElement);
  const target = targetOf(event.key, cells, at);
  if (target === null) return;
  event.preventDefault();
  event.stopPropagation();
  target?.focus();
}

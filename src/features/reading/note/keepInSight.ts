/** Where the field may move on a wide screen: to the margin, or else to the lower part of the window. */
const POSITIONS = ['edge', 'low'];

/**
 * Moves the field of a note to a place where it does not cover these verses, and scrolls them into view if it still
 * does.
 */
export function keepInSight(startVerse: number, endVerse: number): void {
  const box = document.querySelector<HTMLElement>('.modal-dialog.beside');
  const first = document.getElementById(`v${startVerse}`);
  const last = document.getElementById(`v${endVerse}`);
  if (!box || !first || !last) return;
  const measure = () => {
    const dialog = box.getBoundingClientRect();
    const { top } = first.getBoundingClientRect();
    const { bottom, right } = last.getBoundingClientRect();
    const isCovered = right > dialog.left && bottom > dialog.top && top < dialog.bottom;
    return { top, bottom, isCovered, isAtFoot: dialog.top > innerHeight - dialog.bottom };
  };
  for (const position of POSITIONS) if (measure().isCovered) box.dataset.position = position;
  const { top, bottom, isCovered, isAtFoot } = measure();
  if (isCovered && isAtFoot) first.scrollIntoView({ block: 'start' });
  else if (isCovered) last.scrollIntoView({ block: 'end' });
  // In its new place the text may be wrapped differently.
  else if (top < 0 || bottom > innerHeight) last.scrollIntoView({ block: 'nearest' });
}

/** Where the field may stand instead, at a desk: in the margin, or else in the lower part of the window. */
const PLACES = ['edge', 'low'];

/** Finds the field of a note a place beside these verses, and brings what it still covers into sight. */
export function keepInSight(startVerse: number, endVerse: number): void {
  const box = document.querySelector<HTMLElement>('.modal-dialog.beside');
  const first = document.getElementById(`v${startVerse}`);
  const last = document.getElementById(`v${endVerse}`);
  if (!box || !first || !last) return;
  const look = () => {
    const dialog = box.getBoundingClientRect();
    const { top } = first.getBoundingClientRect();
    const { bottom, right } = last.getBoundingClientRect();
    const isCovered = right > dialog.left && bottom > dialog.top && top < dialog.bottom;
    return { top, bottom, isCovered, isAtFoot: dialog.top > innerHeight - dialog.bottom };
  };
  for (const place of PLACES) if (look().isCovered) box.dataset.place = place;
  const { top, bottom, isCovered, isAtFoot } = look();
  if (isCovered && isAtFoot) first.scrollIntoView({ block: 'start' });
  else if (isCovered) last.scrollIntoView({ block: 'end' });
  // Beside it the lines of the text may have become others.
  else if (top < 0 || bottom > innerHeight) last.scrollIntoView({ block: 'nearest' });
}

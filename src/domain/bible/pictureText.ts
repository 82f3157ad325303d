/** A text laid out for a picture. */
export interface SetText {
  /** px. */
  size: number;
  lines: string[];
}

interface Box {
  width: number;
  height: number;
  /** px, from the size to try first to the smallest that is readable. */
  sizes: readonly number[];
  /** A line's height as a multiple of the size. */
  leading: number;
}

/**
 * Lays a text out in a box at the largest size that fits. A text too long for the smallest size is cut, with '…'.
 * `widthOf` measures a line at a size, in px.
 */
export function setText(text: string, box: Box, widthOf: (line: string, size: number) => number): SetText {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const room = (size: number) => Math.max(1, Math.floor(box.height / (size * box.leading)));
  let set: SetText = { size: box.sizes.at(-1) ?? 16, lines: [] };
  for (const size of box.sizes) {
    set = { size, lines: wrapped(words, box.width, (line) => widthOf(line, size), room(size) + 1) };
    if (set.lines.length <= room(size)) return set;
  }
  const lines = set.lines.slice(0, room(set.size));
  const last = lines.pop() ?? '';
  return { size: set.size, lines: [...lines, `${last.replace(/[\s,;:.]+$/, '')}…`] };
}

/** At most `max` lines of whole words. No line is wider than the box, unless a single word is. */
function wrapped(
  words: readonly string[],
  width: number,
  widthOf: (line: string) => number,
  max: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      if (lines.length === max) return lines;
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** How a text is set in a picture. */
export interface SetText {
  /** px. */
  size: number;
  lines: string[];
}

interface Box {
  width: number;
  height: number;
  /** From the one that is tried first to the smallest that can be read, px. */
  sizes: readonly number[];
  /** A line's height, in sizes. */
  leading: number;
}

/**
 * Sets a text in a box, as large as it fits; a text too long for the smallest size is cut, with '…'. `widthOf` measures a
 * line at a size, px.
 */
export function setText(text: string, box: Box, widthOf: (line: string, size: number) => number): SetText {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const room = (size: number) => Math.max(1, Math.floor(box.height / (size * box.leading)));
  let set: SetText = { size: box.sizes.at(-1) ?? 16, lines: [] };
  for (const size of box.sizes) {
    set = { size, lines: broken(words, box.width, (line) => widthOf(line, size), room(size) + 1) };
    if (set.lines.length <= room(size)) return set;
  }
  const lines = set.lines.slice(0, room(set.size));
  const last = lines.pop() ?? '';
  return { size: set.size, lines: [...lines, `${last.replace(/[\s,;:.]+$/, '')}…`] };
}

/** Lines of whole words, none wider than the box but for a word that is wider itself; no more than `max` of them. */
function broken(
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

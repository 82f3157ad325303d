/** A text laid out for a picture. */
export interface SetText {
  /** px. */
  size: number;
  lines: string[];
}

interface Box {
  width: number;
  height: number;
  /** In px, from the size to try first to the smallest readable one. */
  sizes: readonly number[];
  /** A line's height as a multiple of the size. */
  leading: number;
}

/**
 * Lays out a text in a box at the largest size that fits. A text too long for the smallest size is cut, with '…'.
 * `widthOf` measures a line at a size, in px.
 */
export function setText(text: string, box: Box, widthOf: (line: string, size: number) => number): SetText {
  // A space that breaks no line keeps its words together.
  const words = text.split(/[ \t\r\n]+/).filter((word) => word !== '');
  const room = (size: number) => Math.max(1, Math.floor(box.height / (size * box.leading)));
  let set: SetText = { size: box.sizes.at(-1) ?? 16, lines: [] };
  const smallest = box.sizes.at(-1);
  for (const size of box.sizes) {
    // A word too long for a line is broken only at the smallest size.
    if (size !== smallest && words.some((word) => widthOf(word, size) > box.width)) continue;
    set = { size, lines: wrapped(words, box.width, (line) => widthOf(line, size), room(size) + 1) };
    if (set.lines.length <= room(size)) return set;
  }
  const lines = set.lines.slice(0, room(set.size));
  const last = lines.pop() ?? '';
  return { size: set.size, lines: [...lines, `${last.replace(/[\s,;:.]+$/, '')}…`] };
}

/** At most `max` lines. No line is wider than the box: a longer word is broken. */
function wrapped(
  words: readonly string[],
  width: number,
  widthOf: (line: string) => number,
  max: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((each) => broken(each, width, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      if (lines.length === max) return lines;
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A word in pieces that fit on a line; usually one. A letter is not separated from its accents. */
function broken(word: string, width: number, widthOf: (line: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const [letter] of word.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      pieces.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...pieces, piece];
}

/** Whether a text is written from right to left, judged by its first letter. */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first);
}

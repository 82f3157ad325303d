/** A line of a text. */
export interface Line {
  /** From 1. */
  line: number;
  /** Where it begins in the text. */
  start: number;
  text: string;
}

/** The lines of a text, without what ends them. */
export function numberedLines(text: string): Line[] {
  const parts = text.split(/(\r\n|\r|\n)/);
  let start = 0;
  return parts.flatMap((part, index) => {
    const line = { line: index / 2 + 1, start, text: part };
    start += part.length;
    return index % 2 === 0 ? line : [];
  });
}

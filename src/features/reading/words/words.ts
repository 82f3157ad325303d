const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** The words of a text, without a possessive ’s, and where each begins and ends with it. */
export const wordSpans = (text: string): { word: string; start: number; end: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: match, index }) => ({
    word: match.replace(/['’]s$/, ''),
    start: index,
    end: index + match.length,
  }));

/** The distinct words of a text in their order, each as it is first written. */
export function wordsIn(text: string): string[] {
  const words = new Map<string, string>();
  for (const { word } of wordSpans(text)) {
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word);
  }
  return [...words.values()];
}

/** The word of Scripture that is selected, as by a double click; null for none, and for several. */
export function selectedWord(): string | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return null;
  if (!selection.anchorNode?.parentElement?.closest('#main .verse')) return null;
  const words = wordsIn(selection.toString());
  return words.length === 1 ? (words[0] ?? null) : null;
}

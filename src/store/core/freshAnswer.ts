/**
 * Asks until no write came between question and answer: a list that was on its way while something was written would
 * undo it on the screen. `writes` counts the writes so far.
 */
export async function freshAnswer<T>(ask: () => Promise<T>, writes: () => number): Promise<T> {
  for (;;) {
    const before = writes();
    const answer = await ask();
    if (writes() === before) return answer;
  }
}

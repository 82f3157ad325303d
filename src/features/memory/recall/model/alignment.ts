import type { SameWords } from './sameWords';

/** One step along a text and an answer: how many words of each it takes. */
export interface AlignmentStep {
  kind: 'same' | 'instead' | 'missing' | 'added';
  length: number;
  count: number;
}

/** A fault weighs more than any number of right words, so fewer faults win, and then more right words. */
const FAULT = 1 << 14;

/**
 * The cost of a word that the answer does not reach: less than a fault, so that a few words at the beginning of an answer do not
 * match in a later verse. After ten omitted words, at least one right word has to follow.
 */
const UNREACHED = Math.round(FAULT * 0.9);

const SAME = 0;
const INSTEAD = 1;
const MISSING = 2;
const ADDED = 3;
const SPAN = 4;

/** More than any sum of faults. */
const UNREACHABLE = 1 << 29;

/**
 * How far apart compared words may be, and further if the lengths differ by more: up to so many faults the alignment is
 * optimal, and a whole psalm takes no longer than a tap may.
 */
const BAND = 300;

/**
 * The alignment of two lists of keys with the fewest faults, of these the one with the most equal words, and of these the earliest
 * in the text; a word left out, added or replaced is one fault, and one after the end of the answer a little less. `spans` are runs that
 * are equal in another form, or that cost nothing between two words of the text.
 */
export function align(
  text: readonly string[],
  answer: readonly string[],
  spans: readonly SameWords[],
): AlignmentStep[] {
  const [rows, columns] = [text.length + 1, answer.length + 1];
  const ending = spansByRow(spans);
  const longest = Math.max(1, ...spans.map(({ length }) => length));
  // Only the costs of the rows that a span can reach back to.
  const costs = Array.from({ length: longest + 1 }, () => new Int32Array(columns));
  const costsOf = (row: number) => costs[row % costs.length] ?? new Int32Array(columns);
  const choices = new Uint8Array(rows * columns);
  const chosenSpans = new Map<number, SameWords>();
  const [textIds, answerIds] = numbered(text, answer);
  /** The cost of arriving by the best of the spans that end here, if it is less than `best`. */
  const costBySpan = (row: number, column: number, best: number): number => {
    let cost = best;
    for (const span of ending.get(row)?.get(column) ?? []) {
      const whole = (costsOf(row - span.length)[column - span.count] ?? 0) - span.length;
      if (whole >= cost) continue;
      cost = whole;
      choices[row * columns + column] = SPAN;
      chosenSpans.set(row * columns + column, span);
    }
    return cost;
  };
  const first = costsOf(0);
  for (let column = 1; column < columns; column += 1) {
    choices[column] = ADDED;
    first[column] = costBySpan(0, column, (first[column - 1] ?? 0) + FAULT);
  }
  for (let row = 1; row < rows; row += 1) {
    const above = costsOf(row - 1);
    const here = costsOf(row);
    const word = textIds[row - 1];
    const offset = row * columns;
    const spansOfRow = ending.get(row);
    const reach = bandAround(row, columns - rows);
    here.fill(UNREACHABLE);
    here[0] = row * (columns === 1 ? UNREACHED : FAULT);
    choices[offset] = MISSING;
    for (let column = Math.max(1, reach.from); column <= Math.min(columns - 1, reach.to); column += 1) {
      const isAtEnd = column === columns - 1;
      const isSame = answerIds[column - 1] === word;
      let best = (above[column - 1] ?? 0) + (isSame ? -1 : FAULT);
      let choice: number = isSame ? SAME : INSTEAD;
      const missing = (above[column] ?? 0) + (isAtEnd ? UNREACHED : FAULT);
      if (missing < best || (isAtEnd && missing === best)) {
        best = missing;
        choice = MISSING;
      }
      const added = (here[column - 1] ?? 0) + FAULT;
      if (added < best || (row === rows - 1 && added === best)) {
        best = added;
        choice = ADDED;
      }
      choices[offset + column] = choice;
      here[column] = spansOfRow?.has(column) ? costBySpan(row, column, best) : best;
    }
  }
  return stepsBack(choices, chosenSpans, rows, columns);
}

/** The columns of a row that are compared; `longer` is by how many words the answer is longer than the text. */
const bandAround = (row: number, longer: number) => ({
  from: row + Math.min(0, longer) - BAND,
  to: row + Math.max(0, longer) + BAND,
});

/** The same words as numbers, which are compared faster. */
function numbered(text: readonly string[], answer: readonly string[]): [Int32Array, Int32Array] {
  const ids = new Map<string, number>();
  const idOf = (key: string) => {
    const known = ids.get(key) ?? ids.size;
    ids.set(key, known);
    return known;
  };
  return [Int32Array.from(text, idOf), Int32Array.from(answer, idOf)];
}

/** The spans by the row and then the column in which they end. */
function spansByRow(spans: readonly SameWords[]): Map<number, Map<number, SameWords[]>> {
  const byRow = new Map<number, Map<number, SameWords[]>>();
  for (const span of spans) {
    const row = byRow.get(span.wordIndex + span.length) ?? new Map<number, SameWords[]>();
    byRow.set(span.wordIndex + span.length, row);
    row.set(span.from + span.count, [...(row.get(span.from + span.count) ?? []), span]);
  }
  return byRow;
}

function stepsBack(
  choices: Uint8Array,
  chosenSpans: ReadonlyMap<number, SameWords>,
  rows: number,
  columns: number,
): AlignmentStep[] {
  const steps: AlignmentStep[] = [];
  let [row, column] = [rows - 1, columns - 1];
  while (row > 0 || column > 0) {
    const step = actionIndexOf(
      choices[row * columns + column] ?? SAME,
      chosenSpans.get(row * columns + column),
    );
    steps.push(step);
    row -= step.length;
    column -= step.count;
  }
  return steps.reverse();
}

function actionIndexOf(choice: number, span: SameWords | undefined): AlignmentStep {
  if (choice === SPAN && span) return { kind: 'same', length: span.length, count: span.count };
  if (choice === MISSING) return { kind: 'missing', length: 1, count: 0 };
  if (choice === ADDED) return { kind: 'added', length: 0, count: 1 };
  return { kind: choice === SAME ? 'same' : 'instead', length: 1, count: 1 };
}

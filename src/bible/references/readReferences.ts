import { readField } from './field';
import { readList } from './list';
import { readText } from './text';
import type { ReadContext, Reading } from './types';

export type { Range } from './ranges';
export type { ReadContext, Reading, ReadReference } from './types';

function* readingsOf(text: string, context: ReadContext): Generator<Reading, void> {
  if (context.as === 'field') yield readField(text, context);
  else if (context.as === 'list') yield* readList(text, context.translation);
  else yield* readText(text);
}

const together = (readings: readonly Reading[]): Reading => ({
  references: readings.flatMap(({ references }) => references),
  unread: readings.flatMap(({ unread }) => unread),
});

/**
 * The references of a text, in order, with exactly the verses that are written, and what could not be read and why. The one way in
 * which references are read; README.md has its rules. Never throws.
 */
export const readReferences = (text: string, context: ReadContext): Reading =>
  together([...readingsOf(text, context)]);

/**
 * The same for a long text, a line or a few words at a time.
 * @param step awaited after each, so that the page can respond
 */
export async function readReferencesInSteps(
  text: string,
  context: ReadContext,
  step: () => Promise<void>,
): Promise<Reading> {
  const readings: Reading[] = [];
  for (const reading of readingsOf(text, context)) {
    readings.push(reading);
    await step();
  }
  return together(readings);
}

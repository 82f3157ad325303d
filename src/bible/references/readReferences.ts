import { parseField } from './field';
import { parseList } from './list';
import { parseText } from './text';
import type { ReadContext, ParsedText } from './types';

export type { Range } from './ranges';
export type { ReadContext, ParsedText, ReadReference } from './types';

function* readingsOf(text: string, context: ReadContext): Generator<ParsedText, void> {
  if (context.as === 'field') yield parseField(text, context);
  else if (context.as === 'list') yield* parseList(text, context.translation);
  else yield* parseText(text);
}

const together = (readings: readonly ParsedText[]): ParsedText => ({
  references: readings.flatMap(({ references }) => references),
  unparsed: readings.flatMap(({ unparsed }) => unparsed),
});

/**
 * The references of a text, in order, with exactly the verses that are written, and what could not be read and why. The one way in
 * which references are read; README.md has its rules. Never throws.
 */
export const readReferences = (text: string, context: ReadContext): ParsedText =>
  together([...readingsOf(text, context)]);

/**
 * The same for a long text, a line or a few words at a time.
 * @param step awaited after each, so that the page can respond
 */
export async function readReferencesInSteps(
  text: string,
  context: ReadContext,
  step: () => Promise<void>,
): Promise<ParsedText> {
  const readings: ParsedText[] = [];
  for (const reading of readingsOf(text, context)) {
    readings.push(reading);
    await step();
  }
  return together(readings);
}

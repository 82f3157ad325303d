import { wordsOf } from '../recall/words';

/** Words a minute that a device's voice says at its usual pace. */
const WORDS_A_MINUTE = 160;

/** What is said of a passage, in its order; a pause gives time to say the text oneself. */
export type SpokenPart = { kind: 'say'; words: string } | { kind: 'pause'; ms: number };

/** How long a text takes to be said, in milliseconds, at a pace of which 1 is usual. */
export const spokenMs = (text: string, pace: number): number =>
  Math.round((wordsOf(text).length * 60_000) / (WORDS_A_MINUTE * pace));

/**
 * A passage as it is listened to: its reference, a pause as long as the text takes, and the text in sentences, for some
 * voices fall silent in a long one.
 */
export function spokenPassage(reference: string, text: string, pace: number): SpokenPart[] {
  const sentences = text.match(/[^.;:!?]+[.;:!?]*\s*/g) ?? [];
  return [
    { kind: 'say', words: reference.replace(':', ', ') },
    { kind: 'pause', ms: spokenMs(text, pace) },
    ...sentences
      .map((words) => ({ kind: 'say', words: words.trim() }) as const)
      .filter(({ words }) => words !== ''),
    { kind: 'pause', ms: 1500 },
  ];
}

import { recallWords } from './words';

/** The words that a device's voice speaks in a minute at its usual pace. */
const WORDS_PER_MINUTE = 160;

/** A part of a passage being spoken. During a pause the listener can say the text; in hands free the answer is heard and judged. */
export type SpokenPart =
  { kind: 'say'; text: string } | { kind: 'pause'; ms: number } | { kind: 'ask'; text: string; ms: number };

/** How long speaking a text takes, in milliseconds; a pace of 1 is the usual one. */
export const spokenMs = (text: string, pace: number): number =>
  Math.round((recallWords(text).length * 60_000) / (WORDS_PER_MINUTE * pace));

/** A text in sentences, because some voices stop in the middle of a long text. */
const sentences = (text: string): SpokenPart[] =>
  (text.match(/[^.;:!?]+[.;:!?]*\s*/g) ?? [])
    .map((sentence) => ({ kind: 'say', text: sentence.trim() }) as const)
    .filter(({ text }) => text !== '');

const spokenReference = (reference: string): string => reference.replace(':', ', ');

/** The parts to say for a passage: its reference, a pause as long as the text takes, and the text. */
export const spokenPassage = (reference: string, text: string, pace: number): SpokenPart[] => [
  { kind: 'say', text: spokenReference(reference) },
  { kind: 'pause', ms: spokenMs(text, pace) },
  ...sentences(text),
  { kind: 'pause', ms: 1500 },
];

/** The same for hands free, where the text is only read after a mistake. */
export const askedPassage = (reference: string, text: string, pace: number): SpokenPart[] => [
  { kind: 'ask', text: spokenReference(reference), ms: spokenMs(text, pace) },
  ...sentences(text),
  { kind: 'pause', ms: 1500 },
];

/** The parts to say for a verse of a chapter, at its beginning after the chapter's name. */
export const spokenVerse = (chapter: string | null, text: string): SpokenPart[] => [
  ...(chapter === null
    ? []
    : ([
        { kind: 'say', text: chapter },
        { kind: 'pause', ms: 600 },
      ] as const)),
  ...sentences(text),
  { kind: 'pause', ms: 250 },
];

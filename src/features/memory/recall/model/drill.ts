import { isFunctionWord } from './hiding';
import type { MissedWord, RecallEntry } from '../../model/strength/recallEntry';
import type { WeakestWord } from '../../model/overview';
import { wordIndexOf } from '../../model/weakWords';
import type { RecallText, RecallWord } from '../../model/words';

export const DRILL_SECONDS = 30;
/** A person cannot answer more words in that time. */
const MAX_DRILLED = 20;

/** Limits for one passage, to leave room for others and enough words between the gaps. */
const MAX_OF_PASSAGE = 5;
const WORDS_BETWEEN = 2;

/** The number of words to show around the gap. */
const WORDS_BEFORE = 7;
const WORDS_AFTER = 4;

/** A weak word to recall, in its context. */
export interface DrillPrompt {
  passageId: number;
  /** The word in the form of the log. */
  weak: MissedWord;
  word: RecallWord;
  before: string;
  after: string;
}

/**
 * The words to drill: content words before function words, of each the weakest first, a few from each passage, no two next
 * to each other.
 */
export function drilledWords(weakest: readonly WeakestWord[]): WeakestWord[] {
  const chosen: WeakestWord[] = [];
  const contentFirst = weakest.toSorted(
    (a, b) => Number(isFunctionWord(a.key)) - Number(isFunctionWord(b.key)),
  );
  for (const word of contentFirst) {
    const beside = chosen.filter(({ passageId }) => passageId === word.passageId);
    const isCrowded = beside.some(({ at }) => Math.abs(at - word.at) <= WORDS_BETWEEN);
    if (!isCrowded && beside.length < MAX_OF_PASSAGE) chosen.push(word);
    if (chosen.length === MAX_DRILLED) break;
  }
  return chosen;
}

/**
 * The prompts of a drill, in the order of the words. A word is left out if its text is unknown or no longer has it. The
 * text after a gap ends before the next drilled word, in order not to reveal it.
 * @param drilled the words that `drilledWords` chose
 * @param textOf null while the text of a passage is unknown
 */
export function drillPrompts(
  drilled: readonly WeakestWord[],
  textOf: (passageId: number) => RecallText | null,
): DrillPrompt[] {
  const wordIndexesOf = new Map<number, Set<number>>();
  const found = drilled.flatMap(({ passageId, at, key, before, after }) => {
    const text = textOf(passageId);
    const weak = { at, key, before, after };
    const wordIndex = text && wordIndexOf(weak, text.words);
    if (text === null || wordIndex === null) return [];
    const wordIndexes = wordIndexesOf.get(passageId) ?? new Set();
    if (wordIndexes.has(wordIndex)) return [];
    wordIndexesOf.set(passageId, wordIndexes.add(wordIndex));
    return [{ passageId, weak, text, wordIndex }];
  });
  return found.flatMap(({ passageId, weak, text, wordIndex }) => {
    const word = text.words[wordIndex];
    if (word === undefined) return [];
    const next = text.words.findIndex(
      (_, other) => other > wordIndex && wordIndexesOf.get(passageId)?.has(other),
    );
    const end = Math.min(wordIndex + 1 + WORDS_AFTER, next < 0 ? Infinity : next);
    return [{ passageId, weak, word, ...around(text, wordIndex, end) }];
  });
}

/** The text before a word, and after it up to the word at `end`, which is not included. */
function around(
  { pieces, words }: RecallText,
  wordIndex: number,
  end: number,
): { before: string; after: string } {
  const start = Math.max(0, wordIndex - WORDS_BEFORE);
  const pieceOf = (word: number) => pieces.findIndex((piece) => piece.word === word);
  const joined = (from: number, to: number) =>
    pieces
      .slice(from, to)
      .map(({ text }) => text)
      .join('')
      .replaceAll('\n', ' ');
  const at = pieceOf(wordIndex);
  return {
    before: (start > 0 ? '… ' : '') + joined(pieceOf(start), at),
    after: end < words.length ? `${joined(at + 1, pieceOf(end)).trimEnd()} …` : joined(at + 1, pieces.length),
  };
}

/** The state of a drill: the prompts still to answer, next one first, and the first answer to each. */
export interface Drill {
  queue: readonly DrillPrompt[];
  answers: readonly { prompt: DrillPrompt; right: boolean }[];
}

/**
 * The drill after an answer to the first prompt of its queue. A missed word is repeated at the end, until it is known.
 * Only the first answer to each word counts (`isFirst`).
 */
export function answered(drill: Drill, right: boolean): { drill: Drill; isFirst: boolean } {
  const [prompt, ...rest] = drill.queue;
  if (prompt === undefined) return { drill, isFirst: false };
  const isFirst = !drill.answers.some((answer) => answer.prompt === prompt);
  return {
    drill: {
      queue: right ? rest : [...rest, prompt],
      answers: isFirst ? [...drill.answers, { prompt, right }] : drill.answers,
    },
    isFirst,
  };
}

/** The log entry of an answer in the drill, without the fields that the log itself adds. */
export const drillResult = (
  { passageId, weak }: DrillPrompt,
  right: boolean,
): Omit<RecallEntry, 'id' | 'at' | 'box' | 'viewedBefore'> => ({
  passageId,
  direction: 'by_ref',
  exercise: 'drill',
  score: right ? 1 : 0,
  missed: right ? [] : [weak],
  known: right ? [weak] : [],
  peeks: 0,
});

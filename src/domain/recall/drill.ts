import type { MissedWord, RecallEntry } from './recallEntry';
import type { WeakestWord } from './overview';
import { placeOf } from './weakWords';
import type { RecallText, RecallWord } from './words';

/** How long a drill lasts, and how many words it has at most: nobody answers more in that time. */
export const DRILL_SECONDS = 30;
const MAX_DRILLED = 20;

/** A passage that was missed whole leaves room for the others, and the words between its gaps are there to go by. */
const MAX_OF_PASSAGE = 5;
const WORDS_BETWEEN = 2;

/** So much of the text stands around the gap. */
const WORDS_BEFORE = 7;
const WORDS_AFTER = 4;

/** One weak word that is asked for, in the words around it. */
export interface DrillPrompt {
  passageId: number;
  /** The word as the log knows it. */
  weak: MissedWord;
  word: RecallWord;
  before: string;
  after: string;
}

/** The words to be asked for: the weakest of all, a few of each passage, no two of them side by side. */
export function drilledWords(weakest: readonly WeakestWord[]): WeakestWord[] {
  const chosen: WeakestWord[] = [];
  for (const word of weakest) {
    const beside = chosen.filter(({ passageId }) => passageId === word.passageId);
    const isCrowded = beside.some(({ at }) => Math.abs(at - word.at) <= WORDS_BETWEEN);
    if (!isCrowded && beside.length < MAX_OF_PASSAGE) chosen.push(word);
    if (chosen.length === MAX_DRILLED) break;
  }
  return chosen;
}

/**
 * The weak words that are asked for, in the order in which they come. A word whose text is not known, or has it no more,
 * is left out; what follows a gap ends before the next word that is asked for, which it would give away.
 * @param asked as `drilledWords` chose them
 * @param textOf null while the text of a passage is not known
 */
export function drillPrompts(
  asked: readonly WeakestWord[],
  textOf: (passageId: number) => RecallText | null,
): DrillPrompt[] {
  const placesOf = new Map<number, Set<number>>();
  const found = asked.flatMap(({ passageId, at, key, before, after }) => {
    const text = textOf(passageId);
    const weak = { at, key, before, after };
    const place = text && placeOf(weak, text.words);
    if (text === null || place === null) return [];
    const places = placesOf.get(passageId) ?? new Set();
    if (places.has(place)) return [];
    placesOf.set(passageId, places.add(place));
    return [{ passageId, weak, text, place }];
  });
  return found.flatMap(({ passageId, weak, text, place }) => {
    const word = text.words[place];
    if (word === undefined) return [];
    const next = text.words.findIndex((_, other) => other > place && placesOf.get(passageId)?.has(other));
    const end = Math.min(place + 1 + WORDS_AFTER, next < 0 ? Infinity : next);
    return [{ passageId, weak, word, ...around(text, place, end) }];
  });
}

/** What stands before a word, and after it up to, but not including, the word at `end`. */
function around(
  { pieces, words }: RecallText,
  place: number,
  end: number,
): { before: string; after: string } {
  const start = Math.max(0, place - WORDS_BEFORE);
  const pieceOf = (word: number) => pieces.findIndex((piece) => piece.word === word);
  const joined = (from: number, to: number) =>
    pieces
      .slice(from, to)
      .map(({ text }) => text)
      .join('')
      .replaceAll('\n', ' ');
  const at = pieceOf(place);
  return {
    before: (start > 0 ? '… ' : '') + joined(pieceOf(start), at),
    after: end < words.length ? `${joined(at + 1, pieceOf(end)).trimEnd()} …` : joined(at + 1, pieces.length),
  };
}

/** How far a drill is: what is still asked for, first what comes next, and the first answer to each word. */
export interface Drill {
  queue: readonly DrillPrompt[];
  answers: readonly { prompt: DrillPrompt; right: boolean }[];
}

/**
 * The drill after an answer to the first of its queue. A missed word comes again at the end, until it is known; only the
 * first answer to a word is one that tells, and comes back as `told`.
 */
export function answered(drill: Drill, right: boolean): { drill: Drill; told: boolean } {
  const [prompt, ...rest] = drill.queue;
  if (prompt === undefined) return { drill, told: false };
  const told = !drill.answers.some((answer) => answer.prompt === prompt);
  return {
    drill: {
      queue: right ? rest : [...rest, prompt],
      answers: told ? [...drill.answers, { prompt, right }] : drill.answers,
    },
    told,
  };
}

/** What an answer in the drill is in the log, but for what only the log knows. */
export const drilled = (
  { passageId, weak }: DrillPrompt,
  right: boolean,
): Pick<RecallEntry, 'passageId' | 'direction' | 'rung' | 'score' | 'missed' | 'known' | 'peeks'> => ({
  passageId,
  direction: 'by_ref',
  rung: 'drill',
  score: right ? 1 : 0,
  missed: right ? [] : [weak],
  known: right ? [weak] : [],
  peeks: 0,
});

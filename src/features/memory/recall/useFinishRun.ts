import { useRef } from 'react';
import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import { correct, scoreOf, type CorrectionStep, type HeardAs } from './model/correction';
import { SPOKEN_SCORES, type SpokenMark } from '../model/strength/grade';
import type { Exercise } from '../model/strength/exercises';
import { missedWords } from '../model/strength/recallEntry';
import { correctReference, type ReferenceAnswer } from './model/referenceAnswer';
import { isReferenceAlone } from './model/namedVerses';
import { versesOf, type PassagePart } from './model/pieces';
import { wordsOfAnswer, type RecallWord } from '../model/words';
import { answeredRange } from './model/sameText';
import { hasSameWords, judgedByText } from './sameWordsThere';
import { formatReference } from '@/bible/references/reference';
import type { TranslationCode } from '@/bible/translations';
import { pluralize } from '@/platform/values/text';
import { useAppDispatch } from '@/data/store/hooks';
import { logRun } from './log/logRun';
import { logTried } from './log/tried';
import type { RunOutcome } from './result/RecallResult';
import type { Run } from './runDraft';

interface FinishedRun {
  mode: PracticeMode;
  passage: MemoryPassage;
  /** The translation in which it is recalled. */
  translation: TranslationCode;
  piece: PassagePart;
  run: Run;
  /** Whether its result only lasts for the visit. */
  isTried: boolean;
}

/** The spoken answer, and the code to read it, which is loaded only for speech. */
export interface SpokenAnswer {
  answer: string;
  parseAnswer: (answer: string, text: readonly RecallWord[]) => readonly RecallWord[];
  heardAs: HeardAs;
}

interface Result {
  exercise: Exercise;
  score: number;
  message: string;
  missed?: readonly number[];
  reached?: number;
  peeks?: number;
  steps?: readonly CorrectionStep[];
  sameWordsIn?: string;
}

const SAME_MESSAGE = 'right: the same words stand there too';

const REFERENCE_ALONE = 'That is the reference. Write the words of the passage as well.';

const plainOf = ({ lines }: PassagePart): string => lines.join(' ');

/**
 * For each exercise, the handler that ends its run: it logs the result and, once that is stored, passes on the outcome.
 * @param onJudgedAgain called with the outcome that replaces an earlier one
 */
export function useFinishRun(
  { mode, passage, translation, piece, run, isTried }: FinishedRun,
  onOutcome: (outcome: RunOutcome) => void,
  onJudgedAgain: (outcome: RunOutcome, before: RunOutcome) => void,
) {
  const dispatch = useAppDispatch();
  const { text, verses, firstWord } = piece;
  const all = text.words.length;
  const storing = useRef(false);
  const store = async ({
    exercise,
    score,
    message,
    missed = [],
    reached,
    peeks = 0,
    steps,
    sameWordsIn,
  }: Result) => {
    if (storing.current) return null;
    storing.current = true;
    const result = {
      passageId: passage.passageId,
      direction: mode,
      exercise,
      score,
      missed: missedWords(text.words, missed).map((word) => ({ ...word, at: word.at + firstWord })),
      peeks,
      ...(reached !== undefined && { reached: reached + firstWord }),
      ...(verses && { verses }),
    };
    // Awaited, because a person may leave as soon as the result is shown.
    const entry = isTried ? logTried(result) : await dispatch(logRun(result));
    storing.current = false;
    if (!entry) return null;
    const outcome = {
      entry,
      steps: steps ?? null,
      missed,
      message,
      ...(reached !== undefined && { reached }),
      ...(sameWordsIn && { sameWordsIn }),
    };
    onOutcome(outcome);
    return outcome;
  };
  const log = (result: Result): void => {
    void store(result);
  };
  const ofWords = (missed: readonly number[]) => `${all - missed.length} of ${pluralize(all, 'word')}`;
  /** For exercises that ask word by word. */
  const wordByWord = (exercise: 'letters' | 'tap', missed: readonly number[]) => {
    const steps = text.words.map((_, wordIndex): CorrectionStep => ({
      kind: missed.includes(wordIndex) ? 'missing' : 'right',
      wordIndex,
    }));
    const score = scoreOf(all, missed.length);
    log({ exercise, score, message: ofWords(missed), missed, peeks: run.peeks, steps });
  };
  const reference = async (answer: ReferenceAnswer) => {
    const { peeks } = run;
    const { wrong, score } = correctReference({ ...passage, translation }, answer);
    const range = score < 1 ? answeredRange(answer, translation) : null;
    const named = range && { ...range, translation };
    const plain = plainOf(piece);
    const right = { score: 1, message: SAME_MESSAGE, sameWordsIn: range ? formatReference(range) : '' };
    if (named && dispatch(hasSameWords(named, plain)) === true) {
      await store({ exercise: 'reference', peeks, ...right });
      return;
    }
    const verdict = wrong.length === 0 ? 'the reference is right' : `not right: ${wrong.join(', ')}`;
    const outcome = await store({ exercise: 'reference', score, message: verdict, peeks });
    // Not awaited, because the text may load late or never.
    if (!outcome || !named) return;
    const entry = await dispatch(judgedByText(outcome.entry, named, plain));
    if (entry)
      onJudgedAgain({ ...outcome, entry, message: right.message, sameWordsIn: right.sameWordsIn }, outcome);
  };
  const corrected = (
    exercise: 'write' | 'say',
    answered: readonly RecallWord[],
    heardAs?: HeardAs,
  ): string | null => {
    const inVerses = versesOf({ ...passage, translation }, piece);
    if (isReferenceAlone(inVerses, text.words, answered)) return REFERENCE_ALONE;
    const { steps, missed, reached, added, moved, score } = correct(text.words, answered, inVerses, heardAs);
    const open = all - reached;
    const message = [
      `${reached - missed.length} of ${pluralize(all, 'word')}`,
      ...(open > 0 ? [`${open} not reached`] : []),
      ...(moved > 0 ? [`${pluralize(moved, 'verse')} in another place`] : []),
      ...(added > 0 ? [`and ${added} too many`] : []),
    ].join(', ');
    log({ exercise, score, message, missed, peeks: run.peeks, steps, ...(open > 0 && { reached }) });
    return null;
  };
  return {
    read: () => log({ exercise: 'read', score: 1, message: 'read' }),
    fade: (hidden: ReadonlySet<number>) => {
      const missed = run.peeked.filter((wordIndex) => hidden.has(wordIndex));
      const score = scoreOf(all, missed.length);
      log({
        exercise: 'fade',
        score,
        message: `${missed.length} looked at`,
        missed,
        peeks: run.peeked.length,
      });
    },
    letters: (outcomes: string) =>
      wordByWord(
        'letters',
        Array.from(outcomes).flatMap((outcome, wordIndex) => (outcome === 'm' ? [wordIndex] : [])),
      ),
    tap: (slips: readonly number[]) => wordByWord('tap', slips),
    /** Why there is nothing to correct; null once it is logged. */
    write: (): string | null => corrected('write', wordsOfAnswer(run.written)),
    /** Like `write`, for a spoken answer. */
    heard: ({ answer, parseAnswer, heardAs }: SpokenAnswer): string | null =>
      corrected('say', parseAnswer(answer, text.words), heardAs),
    spoken: (mark: SpokenMark) =>
      log({ exercise: 'aloud', score: SPOKEN_SCORES[mark], message: 'said aloud', peeks: run.peeks }),
    reference: (answer: ReferenceAnswer) => void reference(answer),
  };
}

import { useRef } from 'react';
import type { MemoryPassage } from '../model/memoryPassage';
import type { PracticeMode } from '../model/practiceOrder';
import { correct, scoreOf, type CorrectionStep } from './model/correction';
import { SPOKEN_SCORES, type SpokenMark } from '../model/strength/grade';
import { missedWords, type Rung } from '../model/strength/recallEntry';
import { correctReference, type ReferenceAnswer } from './model/referenceAnswer';
import type { Piece } from './model/pieces';
import { wordsOf } from './model/words';
import { counted } from '@/platform/values/text';
import { useAppDispatch } from '@/data/store/hooks';
import { logRun } from './log/logRun';
import type { Outcome } from './RecallResult';
import type { Run } from './runDraft';

interface FinishedRun {
  mode: PracticeMode;
  passage: MemoryPassage;
  piece: Piece;
  run: Run;
}

interface Result {
  rung: Rung;
  score: number;
  words: string;
  missed?: readonly number[];
  peeks?: number;
  steps?: readonly CorrectionStep[];
}

/** For each rung, the handler that ends its run: it logs the result and, once that is stored, hands on the outcome. */
export function useFinishRun(
  { mode, passage, piece, run }: FinishedRun,
  onOutcome: (outcome: Outcome) => void,
) {
  const dispatch = useAppDispatch();
  const { text, verses, firstWord } = piece;
  const all = text.words.length;
  const storing = useRef(false);
  const store = async ({ rung, score, words, missed = [], peeks = 0, steps }: Result) => {
    if (storing.current) return;
    storing.current = true;
    const result = {
      passageId: passage.passageId,
      direction: mode,
      rung,
      score,
      missed: missedWords(text.words, missed).map((word) => ({ ...word, at: word.at + firstWord })),
      peeks,
      ...(verses && { verses }),
    };
    // Awaited, because a person who sees the result may leave at once.
    const entry = await dispatch(logRun(result));
    storing.current = false;
    if (entry) onOutcome({ entry, steps: steps ?? null, missed, words });
  };
  const log = (result: Result) => void store(result);
  const ofWords = (missed: readonly number[]) => `${all - missed.length} of ${counted(all, 'word')}`;
  return {
    read: () => log({ rung: 'read', score: 1, words: 'read' }),
    fade: (hidden: ReadonlySet<number>) => {
      const missed = run.peeked.filter((place) => hidden.has(place));
      const score = scoreOf(all, missed.length);
      log({ rung: 'fade', score, words: `${missed.length} looked at`, missed, peeks: run.peeked.length });
    },
    letters: (outcomes: string) => {
      const missed = Array.from(outcomes).flatMap((outcome, place) => (outcome === 'm' ? [place] : []));
      const steps = text.words.map((_, place): CorrectionStep => ({
        kind: outcomes[place] === 'm' ? 'missing' : 'right',
        place,
      }));
      const score = scoreOf(all, missed.length);
      log({ rung: 'letters', score, words: ofWords(missed), missed, peeks: run.peeks, steps });
    },
    write: () => {
      const { steps, missed, added, score } = correct(text.words, wordsOf(run.written));
      const words = added === 0 ? ofWords(missed) : `${ofWords(missed)}, and ${added} too many`;
      log({ rung: 'write', score, words, missed, peeks: run.peeks, steps });
    },
    spoken: (mark: SpokenMark) =>
      log({ rung: 'aloud', score: SPOKEN_SCORES[mark], words: 'said aloud', peeks: run.peeks }),
    reference: (answer: ReferenceAnswer) => {
      const { book, chapter, verses, score } = correctReference(passage, answer);
      const parts = [!book && 'the book', !chapter && 'the chapter', !verses && 'the verses'].filter(Boolean);
      const words = parts.length === 0 ? 'the reference is right' : `not right: ${parts.join(', ')}`;
      log({ rung: 'reference', score, words, peeks: run.peeks });
    },
  };
}

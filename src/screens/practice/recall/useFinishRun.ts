import { useRef } from 'react';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { correct, scoreOf, type CorrectionStep } from '@/domain/recall/correction';
import { SPOKEN_SCORES, type SpokenMark } from '@/domain/recall/grade';
import { missedWords, type RecallEntry, type Rung } from '@/domain/recall/recallEntry';
import { correctReference, type ReferenceAnswer } from '@/domain/recall/referenceAnswer';
import { wordsOf, type RecallText } from '@/domain/recall/words';
import { counted } from '@/domain/text/text';
import { useAppDispatch } from '@/store/core/hooks';
import { recordRecall } from '@/store/recall/recallLog';
import type { Outcome } from './RecallResult';
import type { Run } from './useRun';
import { uuid } from './uuid';

interface FinishedRun {
  mode: PracticeMode;
  passage: MemoryPassage;
  viewedBefore: number | null;
  text: RecallText;
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
  { mode, passage, viewedBefore, text, run }: FinishedRun,
  onOutcome: (outcome: Outcome) => void,
) {
  const dispatch = useAppDispatch();
  const all = text.words.length;
  const storing = useRef(false);
  const store = async ({ rung, score, words, missed = [], peeks = 0, steps }: Result) => {
    if (storing.current) return;
    storing.current = true;
    const entry: RecallEntry = {
      id: uuid(),
      passageId: passage.passageId,
      at: Date.now(),
      direction: mode,
      rung,
      score,
      missed: missedWords(text.words, missed),
      peeks,
      box: passage.box,
      viewedBefore,
    };
    // Awaited, because a person who sees the result may leave at once.
    await dispatch(recordRecall(entry));
    storing.current = false;
    onOutcome({ entry, steps: steps ?? null, words });
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
      log({ rung: 'letters', score: scoreOf(all, missed.length), words: ofWords(missed), missed, steps });
    },
    write: () => {
      const { steps, missed, score } = correct(text.words, wordsOf(run.written));
      log({ rung: 'write', score, words: ofWords(missed), missed, peeks: run.peeks, steps });
    },
    spoken: (mark: SpokenMark) =>
      log({ rung: 'aloud', score: SPOKEN_SCORES[mark], words: 'said aloud', peeks: run.peeks }),
    reference: (answer: ReferenceAnswer) => {
      const { book, chapter, verses, score } = correctReference(passage, answer);
      const parts = [!book && 'the book', !chapter && 'the chapter', !verses && 'the verses'].filter(Boolean);
      const words = parts.length === 0 ? 'the reference is right' : `not right: ${parts.join(', ')}`;
      log({ rung: 'reference', score, words });
    },
  };
}

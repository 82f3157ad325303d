import * as v from 'valibot';
import { useSessionState } from '@/data/visit/sessionState';
import { TRANSLATION_CODES, type TranslationCode } from '@/bible/translations';
import type { PracticeVisit } from './practice';
import { readPracticeChoice } from './practiceChoice';

const storedView = v.object({
  /** The visit and the move of this view, which is discarded at the next move. */
  visit: v.string(),
  step: v.number(),
  revealed: v.boolean(),
  /** The exercises of Recall are shown instead of the card. */
  recalling: v.boolean(),
  /** Null for the passage's own. */
  translation: v.nullable(v.picklist(TRANSLATION_CODES)),
});
type View = v.InferOutput<typeof storedView>;

/**
 * The parts of a passage shown in addition to the mode's own; every move resets them to the mode's default, but recalling
 * continues. Restored after View In Context and after a reload.
 */
export function usePracticeView({ key, step }: PracticeVisit) {
  const defaultView = (recalling: boolean): View => ({
    visit: key,
    step,
    revealed: false,
    recalling,
    translation: null,
  });
  const begins = readPracticeChoice().startsInRecall;
  const [stored, set] = useSessionState('practiceView', storedView, defaultView(begins));
  const view =
    stored.visit === key && stored.step === step
      ? stored
      : defaultView(stored.visit === key ? stored.recalling : begins);
  return {
    ...view,
    setRevealed: (revealed: boolean) => set({ ...view, revealed }),
    setRecalling: (recalling: boolean) => set({ ...view, recalling }),
    setTranslation: (translation: TranslationCode) => set({ ...view, translation }),
  };
}

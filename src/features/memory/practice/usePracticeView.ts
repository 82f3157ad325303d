import * as v from 'valibot';
import { useSessionState } from '@/data/visit/sessionState';
import { TRANSLATION_CODES, type TranslationCode } from '@/bible/translations';
import type { PracticeVisit } from './practice';
import { readPracticeChoice } from './practiceChoice';

const storedView = v.object({
  /** The visit and the move that this view belongs to: it is forgotten at the next move. */
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
 * What is shown of a passage beyond what the mode shows; every move goes back to the mode's default, but who recalls goes on
 * recalling. It is restored after View In Context and after a reload.
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

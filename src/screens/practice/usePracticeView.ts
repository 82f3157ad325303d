import { useState } from 'react';
import * as v from 'valibot';
import { readTabDraft, writeTabDraft } from '@/device/tabDraft';
import { TRANSLATION_CODES, type TranslationCode } from '@/domain/bible/translations';
import type { PracticeVisit } from '@/store/passages/practice';

const DRAFT = 'practiceView';

const storedView = v.object({
  /** The visit and the move that this view belongs to: it is forgotten at the next move. */
  visit: v.string(),
  step: v.number(),
  revealed: v.boolean(),
  /** The recall ladder is shown instead of the card. */
  recalling: v.boolean(),
  /** Null for the passage's own. */
  translation: v.nullable(v.picklist(TRANSLATION_CODES)),
});
type View = v.InferOutput<typeof storedView>;

/**
 * What is shown of a passage beyond what the mode shows; every move goes back to the mode's default (§4 'Practice'). It is
 * restored after View In Context and after a reload.
 */
export function usePracticeView(user: string, { key, step }: PracticeVisit) {
  const defaultView = (ofStep: number): View => ({
    visit: key,
    step: ofStep,
    revealed: false,
    recalling: false,
    translation: null,
  });
  const [stored, setStored] = useState((): View => {
    const read = v.safeParse(storedView, readTabDraft(user, DRAFT));
    return read.success ? read.output : defaultView(step);
  });
  const view = stored.visit === key && stored.step === step ? stored : defaultView(step);
  const set = (next: View) => {
    setStored(next);
    writeTabDraft(user, DRAFT, next);
  };
  return {
    ...view,
    setRevealed: (revealed: boolean) => set({ ...view, revealed }),
    setRecalling: (recalling: boolean) => set({ ...view, recalling }),
    setTranslation: (translation: TranslationCode) => set({ ...view, translation }),
    /** Recalls the next passage too, once the visit has moved to it. */
    recallNext: () => set({ ...defaultView(step + 1), recalling: true }),
  };
}

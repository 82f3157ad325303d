import { useState } from 'react';
import * as v from 'valibot';
import { readTabDraft, writeTabDraft } from '@/device/tabDraft';
import { TRANSLATION_CODES, type TranslationCode } from '@/domain/bible/translations';
import type { PracticeVisit } from '@/store/passages/practice';

interface View {
  /** Of which visit and move: after the next one it is forgotten. */
  visit: string;
  step: number;
  revealed: boolean;
  /** The ladder is in the place of the card. */
  recalling: boolean;
  translation: TranslationCode | null;
}

const DRAFT = 'practiceView';

const storedView = v.object({
  visit: v.string(),
  step: v.number(),
  revealed: v.boolean(),
  recalling: v.boolean(),
  translation: v.nullable(v.picklist(TRANSLATION_CODES)),
});

/**
 * What is shown of a passage beside what the mode shows; every move goes back to the mode's default (§4 'Practice'). Who comes
 * back from View In Context, or reloads the page, finds it as it was.
 */
export function usePracticeView(user: string, { key, step }: PracticeVisit) {
  const fresh = (ofStep: number): View => ({
    visit: key,
    step: ofStep,
    revealed: false,
    recalling: false,
    translation: null,
  });
  const [stored, setStored] = useState((): View => {
    const read = v.safeParse(storedView, readTabDraft(user, DRAFT));
    return read.success ? read.output : fresh(step);
  });
  const view = stored.visit === key && stored.step === step ? stored : fresh(step);
  const set = (next: View) => {
    setStored(next);
    writeTabDraft(user, DRAFT, next);
  };
  return {
    revealed: view.revealed,
    recalling: view.recalling,
    /** Null for the passage's own. */
    translation: view.translation,
    setRevealed: (revealed: boolean) => set({ ...view, revealed }),
    setRecalling: (recalling: boolean) => set({ ...view, recalling }),
    setTranslation: (translation: TranslationCode) => set({ ...view, translation }),
    /** The ladder stays for the passage of the next move. */
    goOnRecalling: () => set({ ...fresh(step + 1), recalling: true }),
  };
}

import { useState } from 'react';
import type { TranslationCode } from '@/domain/bible/translations';

interface View {
  /** Of which move: after the next one it is forgotten. */
  step: number;
  revealed: boolean;
  translation: TranslationCode | null;
}

/** What is shown of a passage beside what the mode shows; every move goes back to the mode's default (§4 'Practice'). */
export function usePracticeView(step: number) {
  const [view, setView] = useState<View>({ step, revealed: false, translation: null });
  const { revealed, translation }: View =
    view.step === step ? view : { step, revealed: false, translation: null };
  return {
    revealed,
    /** Null for the passage's own. */
    translation,
    setRevealed: (shown: boolean) => setView({ step, revealed: shown, translation }),
    setTranslation: (chosen: TranslationCode) => setView({ step, revealed, translation: chosen }),
  };
}

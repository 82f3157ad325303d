import * as v from 'valibot';
import type { AppendLetter, Box, MemoryPassage } from '@/domain/memory/memoryPassage';
import { editedLetter } from '@/domain/memory/passageEdit';
import { TRANSLATION_CODES, type TranslationCode } from '@/domain/bible/translations';
import { verseCount } from '@/domain/bible/versification';
import { useDraft } from '@/store/core/useDraft';

interface Wording {
  /** The user's own wording as typed; null where the translation's text stands. */
  ownText: string | null;
  letter: AppendLetter;
}

/** What the edit dialog holds of a passage until it is saved. */
export interface EditDraft extends Wording {
  translation: TranslationCode;
  startVerse: number;
  endVerse: number;
  /** Null for the one that the passage is in: it may be moved while this draft is put aside. */
  box: Box | null;
  /** The own wording that another translation or range took the place of. */
  replaced: Wording | null;
}

export type EditAction =
  | { type: 'translation'; translation: TranslationCode }
  | { type: 'start'; verse: number }
  | { type: 'end'; verse: number }
  | { type: 'letter'; letter: AppendLetter }
  | { type: 'box'; box: Box }
  /** `previousText` is what the text area showed before. */
  | { type: 'text'; text: string; previousText: string }
  | { type: 'translationText' }
  | { type: 'restore' };

/** Another translation or range brings its own text, which is no own wording (§5 'Edit passage'). */
function refreshed(draft: EditDraft, change: Partial<EditDraft>): EditDraft {
  const { ownText, letter } = draft;
  if (ownText === null) return { ...draft, ...change };
  return { ...draft, ...change, ownText: null, letter: '', replaced: { ownText, letter } };
}

function edited(passage: MemoryPassage, draft: EditDraft, action: EditAction): EditDraft {
  switch (action.type) {
    case 'translation': {
      const { translation } = action;
      const last = verseCount(translation, passage.bookName, passage.chapter) ?? draft.endVerse;
      const startVerse = Math.min(draft.startVerse, last);
      return refreshed(draft, { translation, startVerse, endVerse: Math.min(draft.endVerse, last) });
    }
    case 'start':
      return refreshed(draft, {
        startVerse: action.verse,
        endVerse: Math.max(action.verse, draft.endVerse),
      });
    case 'end':
      return refreshed(draft, { endVerse: action.verse });
    case 'letter':
      return { ...draft, letter: action.letter };
    case 'box':
      return { ...draft, box: action.box === passage.box ? null : action.box };
    case 'text': {
      const { text, previousText } = action;
      const letter = editedLetter({ previousText, text, letter: draft.letter });
      return { ...draft, ownText: text, letter, replaced: null };
    }
    case 'translationText':
      return refreshed(draft, {});
    case 'restore':
      return draft.replaced ? { ...draft, ...draft.replaced, replaced: null } : draft;
  }
}

const wording = {
  ownText: v.nullable(v.string()),
  letter: v.picklist(['', 'a', 'b', 'c']),
};
const storedDraft = v.object({
  translation: v.picklist(TRANSLATION_CODES),
  startVerse: v.number(),
  endVerse: v.number(),
  box: v.nullable(v.picklist([-1, 1, 2, 3])),
  ...wording,
  replaced: v.nullable(v.object(wording)),
});

/** The edit dialog's draft, begun with what is stored, or with what an earlier visit left behind. */
export function useEditDraft(passage: MemoryPassage, storedText: string) {
  const draft = useDraft<EditDraft>(
    `passage/${passage.passageId}`,
    // In the order of the stored one: what is the same reads the same.
    {
      translation: passage.translation,
      startVerse: passage.startVerse,
      endVerse: passage.endVerse,
      box: null,
      ownText: storedText === '' ? null : storedText,
      letter: passage.appendLetter,
      replaced: null,
    },
    storedDraft,
  );
  return { ...draft, act: (action: EditAction) => draft.change(edited(passage, draft.value, action)) };
}

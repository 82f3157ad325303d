import * as v from 'valibot';
import { type AppendLetter, LETTERS } from '@/bible/passage';
import { type Box, BOXES, type MemoryPassage } from '../model/memoryPassage';
import { editedLetter } from '../model/passageEdit';
import { TRANSLATION_CODES, type TranslationCode } from '@/bible/translations';
import { maxVerseCount, verseCount } from '@/bible/versification';
import { useDraft } from '@/data/visit/useDraft';

const wording = {
  /** The user's custom text as typed; null for the translation's text. */
  ownText: v.nullable(v.string()),
  letter: v.picklist(LETTERS),
};

const editDraft = v.object({
  translation: v.picklist(TRANSLATION_CODES),
  startVerse: v.number(),
  endVerse: v.number(),
  /** Null for the passage's current box, which may change while this draft is closed. */
  box: v.nullable(v.picklist(BOXES)),
  /** The box shown when another was chosen; null while none is. */
  replacedBox: v.optional(v.nullable(v.picklist(BOXES)), null),
  ...wording,
  /** The letter before typing added or removed it; null if it was chosen. */
  letterBefore: v.optional(v.nullable(v.picklist(LETTERS)), null),
  /** The custom text that the text of another translation or range has replaced. */
  replaced: v.nullable(v.object(wording)),
});

/** The unsaved changes of the edit dialog. */
type EditDraft = v.InferOutput<typeof editDraft>;

/**
 * A draft with the stored values of all unchanged fields, so that another device's change is visible and not undone.
 * @param base the values when the person began
 */
function asStoredNow(
  value: EditDraft,
  base: EditDraft,
  stored: EditDraft,
): { value: EditDraft; base: EditDraft } {
  const verses = {
    ...(value.translation === base.translation && { translation: stored.translation }),
    ...(value.startVerse === base.startVerse && { startVerse: stored.startVerse }),
    ...(value.endVerse === base.endVerse && { endVerse: stored.endVerse }),
  };
  const isWordingSame =
    value.ownText === base.ownText && value.letter === base.letter && value.replaced === null;
  const untouched = {
    ...verses,
    ...(isWordingSame && { ownText: stored.ownText, letter: stored.letter }),
  };
  const shown = { ...value, ...untouched };
  return {
    value: { ...shown, endVerse: Math.max(shown.startVerse, shown.endVerse) },
    base: { ...base, ...untouched },
  };
}

/** The edit dialog's draft: restored from an earlier visit, or else the passage with its stored custom text. */
export function useEditDraft(passage: MemoryPassage, storedText: string) {
  const { bookName, chapter } = passage;
  // With its keys in the order of the schema, because drafts are compared as JSON.
  const stored: EditDraft = {
    translation: passage.translation,
    startVerse: passage.startVerse,
    endVerse: passage.endVerse,
    box: null,
    replacedBox: null,
    ownText: storedText === '' ? null : storedText,
    letter: passage.appendLetter,
    letterBefore: null,
    replaced: null,
  };
  const draft = useDraft<EditDraft>(`passage/${passage.passageId}`, stored, editDraft);
  const { value, base } = asStoredNow(draft.value, draft.base, stored);
  const { startVerse, endVerse, ownText, letter, letterBefore, replaced } = value;
  const change = (changes: Partial<EditDraft>) => draft.change({ ...value, ...changes });
  /** Another translation or range has its own text, which is no custom text. */
  const changeText = (changes: Partial<EditDraft>) =>
    change(
      ownText === null
        ? changes
        : { ...changes, ownText: null, letter: '', letterBefore: null, replaced: { ownText, letter } },
    );
  /** Choosing other verses does not change the typed text. */
  const changeVerses = (changes: Partial<EditDraft>) =>
    ownText !== null && ownText !== base.ownText ? change(changes) : changeText(changes);
  return {
    ...draft,
    value,
    base,
    setTranslation: (translation: TranslationCode) => {
      const last = verseCount(translation, bookName, chapter) ?? endVerse;
      changeText({
        translation,
        startVerse: Math.min(startVerse, last),
        endVerse: Math.min(endVerse, last),
      });
    },
    setStart: (verse: number) => {
      const last = maxVerseCount(bookName, chapter) ?? endVerse;
      changeVerses({ startVerse: verse, endVerse: Math.max(verse, Math.min(endVerse, last)) });
    },
    setEnd: (verse: number) => changeVerses({ endVerse: verse }),
    setLetter: (chosen: AppendLetter) => change({ letter: chosen, letterBefore: null }),
    setBox: (box: Box) =>
      change(
        box === passage.box
          ? { box: null, replacedBox: null }
          : { box, replacedBox: value.replacedBox ?? passage.box },
      ),
    /** @param translationText the text without a custom text; null while unknown */
    setText: (text: string, previousText: string, translationText: string | null) => {
      // The text is the stored one again, so its letter returns and nothing counts as changed.
      if (text === base.ownText || (base.ownText === null && text === translationText)) {
        change({ ownText: base.ownText, letter: letterBefore ?? letter, letterBefore: null, replaced: null });
        return;
      }
      const edited = editedLetter({ previousText, text, letter });
      const before = edited === letter ? letterBefore : (letterBefore ?? letter);
      change({ ownText: text, letter: edited, letterBefore: before, replaced: null });
    },
    dropCustomText: () => changeText({}),
    restoreCustomText: () => change({ ...replaced, replaced: null }),
  };
}

export type EditDraftControls = ReturnType<typeof useEditDraft>;

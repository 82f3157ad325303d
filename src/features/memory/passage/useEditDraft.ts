import * as v from 'valibot';
import { type AppendLetter, LETTERS } from '@/bible/passage';
import { type Box, BOXES, type MemoryPassage } from '../model/memoryPassage';
import { editedLetter } from '../model/passageEdit';
import { TRANSLATION_CODES, type TranslationCode } from '@/bible/translations';
import { verseCount } from '@/bible/versification';
import { useDraft } from '@/data/visit/useDraft';

const wording = {
  /** The user's own wording as typed; null for the translation's text. */
  ownText: v.nullable(v.string()),
  letter: v.picklist(LETTERS),
};

const editDraft = v.object({
  translation: v.picklist(TRANSLATION_CODES),
  startVerse: v.number(),
  endVerse: v.number(),
  /** Null for the passage's present box: it may be moved while this draft is put aside. */
  box: v.nullable(v.picklist(BOXES)),
  /** The box that was seen when another was chosen; null while none is. */
  replacedBox: v.optional(v.nullable(v.picklist(BOXES)), null),
  ...wording,
  /** The own wording that the text of another translation or range has replaced. */
  replaced: v.nullable(v.object(wording)),
});

/** What was changed in the edit dialog and is not saved yet. */
type EditDraft = v.InferOutput<typeof editDraft>;

/** The edit dialog's draft: restored from an earlier visit, or else the passage with its stored own wording. */
export function useEditDraft(passage: MemoryPassage, storedText: string) {
  const { bookName, chapter } = passage;
  const draft = useDraft<EditDraft>(
    `passage/${passage.passageId}`,
    // With its keys in the order of the schema, because drafts are compared as JSON.
    {
      translation: passage.translation,
      startVerse: passage.startVerse,
      endVerse: passage.endVerse,
      box: null,
      replacedBox: null,
      ownText: storedText === '' ? null : storedText,
      letter: passage.appendLetter,
      replaced: null,
    },
    editDraft,
  );
  const { startVerse, endVerse, ownText, letter, replaced } = draft.value;
  const change = (changes: Partial<EditDraft>) => draft.change({ ...draft.value, ...changes });
  /** Another translation or range brings its own text, which is no own wording. */
  const changeText = (changes: Partial<EditDraft>) =>
    change(
      ownText === null ? changes : { ...changes, ownText: null, letter: '', replaced: { ownText, letter } },
    );
  return {
    ...draft,
    setTranslation: (translation: TranslationCode) => {
      const last = verseCount(translation, bookName, chapter) ?? endVerse;
      changeText({
        translation,
        startVerse: Math.min(startVerse, last),
        endVerse: Math.min(endVerse, last),
      });
    },
    setStart: (verse: number) => changeText({ startVerse: verse, endVerse: Math.max(verse, endVerse) }),
    setEnd: (verse: number) => changeText({ endVerse: verse }),
    setLetter: (chosen: AppendLetter) => change({ letter: chosen }),
    setBox: (box: Box) =>
      change(
        box === passage.box
          ? { box: null, replacedBox: null }
          : { box, replacedBox: draft.value.replacedBox ?? passage.box },
      ),
    setText: (text: string, previousText: string) =>
      change({ ownText: text, letter: editedLetter({ previousText, text, letter }), replaced: null }),
    dropWording: () => changeText({}),
    restoreWording: () => change({ ...replaced, replaced: null }),
  };
}

export type EditDraftControls = ReturnType<typeof useEditDraft>;

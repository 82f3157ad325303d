import { ApiError } from '@/data/client/ApiError';
import { lastViewedString } from '@/platform/values/dates';
import type { AppendLetter } from '@/bible/passage';
import { areVersesRepaired, type Box, type MemoryPassage } from '../model/memoryPassage';
import type { RootState } from '@/data/store/rootReducer';
import { withoutOverwritten } from '@/data/define/conflict';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import { selectPassagesById } from './passages';
import * as writes from '../api/writes';
import { selectIsGuest } from '@/data/session/session';

/** The passage as shown; an unknown one is refused without a call. */
function shownPassage(state: RootState, passageId: number): MemoryPassage {
  const passage = selectPassagesById(state)[passageId];
  if (passage) return passage;
  throw new ApiError({ kind: 'rejected', endpoint: 'update_passage', detail: 'Unknown Passage' });
}

interface BoxChange {
  passageId: number;
  box: Box;
  /** Whether it can be undone for ten seconds before it is sent. */
  undoable?: boolean;
}

/** Moves a passage to another box; a guest is refused without a call. */
export const changeBox = createWriteThunk(
  'passages/changeBox',
  writes.changeBoxWrite,
  ({ passageId, box }: BoxChange, state) => ({
    passageId,
    box,
    was: shownPassage(state, passageId).box,
  }),
  { isUndoable: ({ undoable }) => undoable },
);

interface ExplanationChange {
  passageId: number;
  explanation: string;
  /** The explanation when the person began; the current one if absent; null overwrites any. */
  was?: string | null;
}

/** Adds or replaces a passage's explanation. */
export const saveExplanation = createWriteThunk(
  'passages/saveExplanation',
  writes.saveExplanationWrite,
  ({ passageId, explanation, was }: ExplanationChange, state) => ({
    passageId,
    explanation,
    ...(was !== null && { was: was ?? shownPassage(state, passageId).explanation }),
  }),
);

export interface PassageEdit {
  passageId: number;
  /** The desired fields; unchanged ones are not written. */
  changes: Pick<MemoryPassage, 'translation' | 'startVerse' | 'endVerse' | 'box'>;
  /** The passage when the person began; the current one if absent. */
  was?: PassageEdit['changes'];
  /** The fields, `wasText` for the custom text, that overwrite another device's change. */
  fieldsToOverwrite?: readonly string[];
  /** The change of the custom text, if any. `newText` null leaves its text, a blank one removes it. */
  override?: { newText: string | null; appendLetter: AppendLetter };
  /** The custom text that the person saw; blank for none. */
  wasText?: string;
}

/** Saves the changes of the edit dialog: translation, verses, box, and the user's custom text. */
export const editPassage = createWriteThunk(
  'passages/edit',
  writes.editPassageWrite,
  ({ passageId, changes, was, fieldsToOverwrite, override, wasText }: PassageEdit, state) => {
    const shown = shownPassage(state, passageId);
    const before = was ?? shown;
    // The values shown instead of damaged ones are written, which repairs the row.
    const { invalidFields = {} } = shown;
    const { translation, startVerse, endVerse, box } = changes;
    const repairsVerses = areVersesRepaired({ ...shown, startVerse, endVerse });
    const changed = {
      ...((invalidFields.translation !== undefined || translation !== before.translation) && { translation }),
      ...((repairsVerses || startVerse !== before.startVerse) && { startVerse }),
      ...((repairsVerses || endVerse !== before.endVerse) && { endVerse }),
      ...((invalidFields.box !== undefined || box !== before.box) && { box }),
    };
    const { translation: t, startVerse: s, endVerse: e, box: b } = before;
    return {
      passageId,
      changes: changed,
      was: withoutOverwritten({ translation: t, startVerse: s, endVerse: e, box: b }, fieldsToOverwrite),
      ...(override && { rewording: override }),
      ...(override && wasText !== undefined && withoutOverwritten({ wasText }, fieldsToOverwrite)),
    };
  },
);

export interface View {
  passageId: number;
  /** Epoch milliseconds, by the server's clock where the device's is wrong (`api/timeAtServer.ts`). */
  at: number;
}

/** Records that a passage was practised; never for a guest. Without notices, because the person does not wait for it. */
export const recordView = createWriteThunk(
  'passages/recordView',
  writes.recordViewWrite,
  ({ passageId, at }: View) => ({ passageId, epochMs: at, text: lastViewedString(new Date(at)) }),
  { condition: (_, state) => !selectIsGuest(state) },
);

/** The part of a passage that is being sent to the server. */
export function selectWriting(state: RootState, passageId: number): 'box' | 'content' | undefined {
  const isOfPassage = (payload: { passageId: number }) => payload.passageId === passageId;
  if (changeBox.selectSending(state).some(isOfPassage)) return 'box';
  return [saveExplanation, editPassage].some((thunk) => thunk.selectSending(state).some(isOfPassage))
    ? 'content'
    : undefined;
}

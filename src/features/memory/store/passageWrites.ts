import { ApiError } from '@/data/client/ApiError';
import { lastViewedString } from '@/platform/values/dates';
import type { AppendLetter } from '@/bible/passage';
import type { Box, MemoryPassage } from '../model/memoryPassage';
import { isGuest } from '@/data/session/users';
import type { RootState } from '@/data/store/rootReducer';
import { withoutOverwritten } from '@/data/define/conflict';
import { createWriteThunk } from '@/data/write/createWriteThunk';
import { selectPassagesById } from './passages';
import * as writes from '../api/writes';

/** The passage as it is shown; an unknown one is refused without a call. */
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
  /** What the person saw when they began; what is shown now, where absent; null overwrites whatever is there. */
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
  /** The fields as they should be; unchanged ones are not written. */
  changes: Pick<MemoryPassage, 'translation' | 'startVerse' | 'endVerse' | 'box'>;
  /** What the person saw when they began; what is shown now, where absent. */
  was?: PassageEdit['changes'];
  /** The fields, `wasText` for the own wording, that overwrite another device's change. */
  fieldsToOverwrite?: readonly string[];
  /** The change of the own wording, if any. `newText` null leaves its text, a blank one removes it. */
  override?: { newText: string | null; appendLetter: AppendLetter };
  /** The own wording that the person saw; blank for none. */
  wasText?: string;
}

/** Saves what the edit dialog changed: translation, verses, box, and the user's own wording. */
export const editPassage = createWriteThunk(
  'passages/edit',
  writes.editPassageWrite,
  ({ passageId, changes, was, fieldsToOverwrite, override, wasText }: PassageEdit, state) => {
    const shown = shownPassage(state, passageId);
    const before = was ?? shown;
    // What is shown of a damaged reference or field mends it.
    const isDamaged = shown.storedAs !== undefined;
    const { unreadable = {} } = shown;
    const { translation, startVerse, endVerse, box } = changes;
    const changed = {
      ...((unreadable.translation !== undefined || translation !== before.translation) && { translation }),
      ...((isDamaged || startVerse !== before.startVerse) && { startVerse }),
      ...((isDamaged || endVerse !== before.endVerse) && { endVerse }),
      ...((unreadable.box !== undefined || box !== before.box) && { box }),
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
  /** The device's clock, epoch milliseconds. */
  at: number;
}

/** Records that a passage was practised; never for a guest. It has no notices, because nobody waits for it. */
export const recordView = createWriteThunk(
  'passages/recordView',
  writes.viewWrite,
  ({ passageId, at }: View) => ({ passageId, epochMs: at, text: lastViewedString(new Date(at)) }),
  { condition: (_, { user }) => user.currentUser !== null && !isGuest(user.currentUser) },
);

/** What of a passage is being sent to the server. */
export function selectWriting(state: RootState, passageId: number): 'box' | 'content' | undefined {
  const isOfPassage = (payload: { passageId: number }) => payload.passageId === passageId;
  if (changeBox.selectSending(state).some(isOfPassage)) return 'box';
  return [saveExplanation, editPassage].some((thunk) => thunk.selectSending(state).some(isOfPassage))
    ? 'content'
    : undefined;
}

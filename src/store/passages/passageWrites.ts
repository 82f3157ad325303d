import { ApiError } from '@/api/client/ApiError';
import { updatePassage, type OverrideChange } from '@/api/resources/memory';
import { changeWaiting, write as writeWhenPossible } from '@/api/outbox/outbox';
import { lastViewedString } from '@/domain/text/dates';
import type { Box, MemoryPassage } from '@/domain/memory/memoryPassage';
import { createApiThunk } from '@/store/core/createApiThunk';
import type { RootState } from '@/store/core/rootReducer';
import { GUEST } from '@/store/user/user';
import { successWords } from '@/store/sync/waiting';

/** What a write changed of a passage, once the server has it. */
export interface PassageChange {
  passageId: number;
  changes: Partial<Omit<MemoryPassage, 'passageId' | 'appendLetter'>>;
}

const ENDPOINT = 'update_passage';
const OVERRIDE_STAYS: OverrideChange = { newText: null, appendLetter: '' };

/** A passage is written whole, so two writes of one at a time would undo each other: the second is not sent. */
const isNotBeingWritten = ({ passageId }: { passageId: number }, { passages }: RootState): boolean =>
  passages?.writing[passageId] === undefined;

/** A passage as it is to be after these changes; an unknown one is refused without a call. */
function changed({ passageId, changes }: PassageChange, { passages }: RootState): MemoryPassage {
  const stored = passages?.entities[passageId];
  if (!stored) throw new ApiError({ kind: 'rejected', endpoint: ENDPOINT, detail: 'Unknown Passage' });
  return { ...stored, ...changes };
}

/** Sends a passage as it is known, with these changes. */
async function write(
  change: PassageChange,
  { user, getState }: { user: string; getState: () => RootState },
  override: OverrideChange = OVERRIDE_STAYS,
): Promise<PassageChange> {
  await updatePassage(user, changed(change, getState()), override);
  await changeWaiting(user, change.passageId, change.changes);
  return change;
}

/** Moves a passage to another box (§4 'Box'), when the network allows; a guest is refused without a call (§6). */
export const changeBox = createApiThunk(
  'passages/changeBox',
  async ({ passageId, box }: { passageId: number; box: Box }, { user, getState }) => {
    if (user === GUEST) throw new ApiError({ kind: 'rejected', endpoint: ENDPOINT });
    const change: PassageChange = { passageId, changes: { box } };
    const outcome = await writeWhenPossible(user, { kind: 'box', passage: changed(change, getState()) });
    return { ...change, waits: 'waiting' in outcome };
  },
  {
    condition: isNotBeingWritten,
    notices: {
      success: ({ waits }, { box }) => successWords(`Frequency updated to Box ${box}`, waits),
      rejected: 'Failed to update frequency',
      error: 'Error updating frequency',
    },
  },
);

/** Adds or replaces a passage's explanation. */
export const saveExplanation = createApiThunk(
  'passages/saveExplanation',
  ({ passageId, explanation }: { passageId: number; explanation: string }, context) =>
    write({ passageId, changes: { explanation } }, context),
  {
    condition: isNotBeingWritten,
    notices: {
      success: 'Explanation saved successfully',
      rejected: 'Failed to save explanation',
      error: 'Error saving explanation',
    },
  },
);

export interface PassageEdit extends PassageChange {
  override: OverrideChange;
}

/** Saves what the edit dialog changed: translation, verses, box, and the user's own wording. */
export const editPassage = createApiThunk(
  'passages/edit',
  ({ override, ...change }: PassageEdit, context) => write(change, context, override),
  {
    condition: isNotBeingWritten,
    notices: {
      success: 'Passage updated successfully',
      rejected: 'Failed to update passage',
      error: 'Error updating passage',
    },
  },
);

export interface View {
  passageId: number;
  /** The device's clock, epoch milliseconds. */
  at: number;
}

/** Records that a passage was practised: once a visit, and never for a guest (§4, §6). Silent: nobody waits for it. */
export const recordView = createApiThunk(
  'passages/recordView',
  ({ passageId, at }: View, { user }) =>
    writeWhenPossible(user, { kind: 'view', passageId, epochMs: at, text: lastViewedString(new Date(at)) }),
  {
    condition: ({ passageId }, { user, practice }) =>
      user.currentUser !== GUEST && practice?.visit?.recorded[passageId] === undefined,
  },
);

import * as v from 'valibot';
import { boxName } from '../model/passageEdit';
import { isByWrongClock } from '../model/strength/days';
import { isoDay } from '@/platform/values/dates';
import { postMemoryPassage, isAhead, memoryPassages, postView } from './calls';
import { translationCode } from '@/bible/text/names';
import { replacePassageId } from './recallStorage';
import { LETTERS } from '@/bible/passage';
import { BOXES, type TextOverride } from '../model/memoryPassage';
import { formatReference } from '@/bible/references/reference';
import { changedElsewhere, isBlank } from '@/platform/values/text';
import { defineWrite } from '@/data/define/write';
import { refuseGuests } from '@/data/session/users';
import { isSameRange, passageRef } from '@/bible/text/passageRef';
import { BOX_FIELD, changePassage, isPassageChanged, mended } from './passageUpdate';
import { wait } from '@/platform/scheduling/wait';
import { isServerFailing, isUnreachable } from '@/data/client/ApiError';
import { findCurrentRow, type ListReader } from '@/data/define/rawRows';
import { isSame } from '@/platform/values/isSame';
import { aboutRow, changeRow, withRow } from '@/data/define/rows';

const passageId = v.number();
const box = v.picklist(BOXES);

/** Changes of a passage share one call and a queue key, so that none overtakes another. */
const aboutPassage = { ...aboutRow('passageId'), queueGroup: 'update_passage' };

/** How often the list is requested to compare a waiting view with; after that the view is sent anyway. */
const MAX_LOOKS = 3;
const MAX_LOOK_MS = 20_000;

interface View {
  passageId: number;
  /** By the device's clock. */
  epochMs: number;
}

/** Whether the server has a view, or a later one of another device, which this one would undo. Throws an ApiError. */
async function isRecorded({ passageId: id, epochMs }: View, reading: ListReader): Promise<boolean> {
  const { read, readAgeMs, attempts } = reading;
  try {
    // A list that is slow, or fails repeatedly, is not awaited. Other views may have waited for it before.
    const arriving = read(memoryPassages).then(() => true);
    const hasCome = await Promise.race([arriving, wait(MAX_LOOK_MS - readAgeMs())]);
    if (!hasCome) return false;
    const found = await findCurrentRow(memoryPassages, (row) => row.passageId === id, read);
    const there = found?.row.lastViewed ?? 0;
    return there >= epochMs && !isAhead(reading, there);
  } catch (error) {
    if (isUnreachable(error) && readAgeMs() >= MAX_LOOK_MS) return false;
    if (attempts >= MAX_LOOKS && isServerFailing(error)) return false;
    throw error;
  }
}

/** A view, or 0 if it comes from a clock that is more than a day ahead, and would remain the last one until then. */
const inTrueTime = (lastViewed: number | null): number =>
  lastViewed === null || isByWrongClock(lastViewed, isoDay(new Date())) ? 0 : lastViewed;

/** Records that a passage was practised, by the device's clock. */
export const recordViewWrite = defineWrite('view', {
  ...aboutRow('passageId'),
  schema: v.object({ passageId, epochMs: v.number(), text: v.string() }),
  prepare: async (_, payload, reading) =>
    reading.hasWaited && (await isRecorded(payload, reading))
      ? () => Promise.resolve('success')
      : (sending) => postView(sending, payload),
  effects: {
    passages: (rows, payload) =>
      changeRow(rows, payload, 'passageId', (row) => ({
        ...row,
        lastViewed: Math.max(payload.epochMs, inTrueTime(row.lastViewed)),
      })),
    history: (rows, { passageId: id, epochMs }) =>
      rows.some((row) => row.passageId === id && row.viewedAt === epochMs)
        ? rows
        : [{ passageId: id, viewedAt: epochMs }, ...rows],
  },
  messages: {},
  // The passage was only shown, which is no evidence that it was recalled.
  label: (payload, rowName) => `Viewed ${rowName('passages', payload.passageId) ?? 'a memory passage'}`,
  refuse: refuseGuests('view', 'Guest users record no views'),
  // Of all passages in the order in which they were shown.
  queueKey: () => 'views',
  silent: true,
  recognition: {
    find: async (payload, _, reading) => ((await isRecorded(payload, reading)) ? { saved: 0 } : 'absent'),
    isDuplicate: isSame,
  },
});

const boxChange = v.object({ passageId, box, was: v.exactOptional(box) });
/** Earlier versions stored the whole passage. */
const storedBoxChange = v.pipe(
  v.object({ passage: boxChange }),
  v.transform(({ passage }) => passage),
);

/** Moves a passage to another box. */
export const changeBoxWrite = defineWrite('box', {
  ...aboutPassage,
  schema: v.union([boxChange, storedBoxChange]),
  prepare: (call, { passageId: id, box: to, was }, reading) => {
    const seen = was === undefined ? {} : { box: was };
    return changePassage(call, { passageId: id, changes: { box: to }, was: seen }, reading);
  },
  undo: 'discard',
  // It continues from the target box of the earlier move.
  isUndoneWith: (newer, older) => newer.passageId === older.passageId,
  effects: {
    passages: (rows, payload) =>
      changeRow(rows, payload, 'passageId', (row) => ({
        ...mended(row, { box: payload.box }),
        box: payload.box,
      })),
  },
  messages: {
    success: (payload) => `Frequency updated to Box ${payload.box}`,
    recorded: (payload) => `Moved to ${boxName(payload.box)}`,
    rejected: (_, detail) =>
      detail === changedElsewhere(BOX_FIELD) ? `${detail}: it was not moved` : 'Failed to update frequency',
    error: 'Error updating frequency',
  },
  label: (payload, rowName) =>
    `${rowName('passages', payload.passageId) ?? 'A memory passage'} to ${boxName(payload.box)}`,
  refuse: refuseGuests('box', 'Guest users cannot change the box'),
  recognition: {
    list: 'passages',
    matches: (row, payload) => row.passageId === payload.passageId && row.box === payload.box,
  },
});

/** Adds or replaces a passage's explanation. */
export const saveExplanationWrite = defineWrite('explanation', {
  ...aboutPassage,
  schema: v.object({ passageId, explanation: v.string(), was: v.exactOptional(v.string()) }),
  prepare: (call, { passageId: id, explanation, was }, reading) => {
    const seen = was === undefined ? {} : { explanation: was };
    return changePassage(call, { passageId: id, changes: { explanation }, was: seen }, reading);
  },
  effects: {
    passages: (rows, payload) =>
      changeRow(rows, payload, 'passageId', (row) => ({ ...row, explanation: payload.explanation })),
  },
  messages: {
    success: 'Explanation saved successfully',
    rejected: 'Failed to save explanation',
    error: 'Error saving explanation',
  },
  label: (payload, rowName) =>
    `Explanation of ${rowName('passages', payload.passageId) ?? 'a memory passage'}`,
  recognition: {
    list: 'passages',
    matches: (row, payload) => row.passageId === payload.passageId && row.explanation === payload.explanation,
  },
});

const changes = v.object({
  translation: v.exactOptional(translationCode),
  startVerse: v.exactOptional(v.number()),
  endVerse: v.exactOptional(v.number()),
  box: v.exactOptional(box),
});

const edit = v.object({
  passageId,
  changes,
  was: v.optional(changes, {}),
  rewording: v.exactOptional(
    v.object({ newText: v.nullable(v.string()), appendLetter: v.picklist(LETTERS) }),
  ),
  wasText: v.exactOptional(v.string()),
});

type Edit = v.InferOutput<typeof edit>;

function reworded(
  rows: readonly TextOverride[],
  { passageId: id, rewording }: Edit,
): readonly TextOverride[] {
  if (!rewording) return rows;
  const text = rewording.newText ?? rows.find((row) => row.passageId === id)?.text ?? '';
  const { appendLetter } = rewording;
  return isBlank(text) && appendLetter === ''
    ? rows.filter((row) => row.passageId !== id)
    : withRow(rows, { passageId: id, appendLetter, text }, 'passageId');
}

/** Saves the changes of the edit dialog: translation, verses, box and custom text. */
export const editPassageWrite = defineWrite('passageEdit', {
  ...aboutPassage,
  schema: edit,
  prepare: changePassage,
  effects: {
    passages: (rows, payload) =>
      changeRow(rows, payload, 'passageId', (row) => ({
        ...mended(row, { ...payload.changes, ...payload.rewording }),
        ...payload.changes,
        // Some installations have the letter in this list too.
        ...(payload.rewording && { appendLetter: payload.rewording.appendLetter }),
      })),
    overrides: reworded,
  },
  messages: {
    success: 'Passage updated successfully',
    rejected: 'Failed to update passage',
    error: 'Error updating passage',
  },
  label: (payload, rowName) => `Change ${rowName('passages', payload.passageId) ?? 'a memory passage'}`,
  recognition: {
    find: async (payload, _, { read }) => ((await isPassageChanged(payload, read)) ? { saved: 0 } : 'absent'),
    isDuplicate: isSame,
  },
});

/** Adds a memory passage, in box 1. */
export const addMemoryPassageWrite = defineWrite('passage', {
  schema: passageRef,
  send: postMemoryPassage,
  onConfirmed: (user, _, id, provisional) => {
    if (id > 0) void replacePassageId(user, provisional, id);
  },
  effects: {
    passages: (rows, ref, { id }) =>
      withRow(
        rows,
        { passageId: id, ...ref, box: 1, lastViewed: null, explanation: '', appendLetter: '' },
        'passageId',
      ),
  },
  messages: {
    success: (ref) => `${formatReference(ref)} added to your memory passages`,
    rejected: 'Failed to add memory passage',
    error: 'Error adding memory passage',
  },
  label: (ref) => `Add ${formatReference(ref)} to memory passages`,
  refuse: refuseGuests('passage', 'Guest users cannot add memory passages'),
  queueKey: () => 'new',
  recognition: {
    list: 'passages',
    matches: (row, ref) => row.translation === ref.translation && isSameRange(row, ref),
    idOf: (row) => row.passageId,
  },
});

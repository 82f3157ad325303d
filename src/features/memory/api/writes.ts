import * as v from 'valibot';
import { boxName } from '../model/passageEdit';
import { addMemoryPassage, isAhead, memoryPassages, updateLastViewed } from './calls';
import { translationCode } from '@/bible/text/names';
import { replacePassageId } from './recallStorage';
import { LETTERS } from '@/bible/passage';
import { BOXES, type TextOverride } from '../model/memoryPassage';
import { formatReference } from '@/bible/references/reference';
import { isBlank } from '@/platform/values/text';
import { defineWrite } from '@/data/write/definition';
import { isSameRange, passageRef } from '@/bible/text/passageRef';
import { changePassage, isPassageChanged } from './passageUpdate';
import { readList } from '@/data/list/rawRows';
import { isSame } from '@/data/write/recognition';
import { aboutRow, changeRow, withRow } from '@/data/write/rows';

const passageId = v.number();
const box = v.picklist(BOXES);

/** Changes of a passage share one call and a lane, so that none overtakes another. */
const aboutPassage = { ...aboutRow('passageId'), laneGroup: 'update_passage' };

/** Records that a passage was practised, by the device's clock. Only the latest view is needed. */
export const view = defineWrite('view', {
  ...aboutRow('passageId'),
  schema: v.object({ passageId, epochMs: v.number(), text: v.string() }),
  send: updateLastViewed,
  effects: {
    passages: (rows, payload) =>
      changeRow(rows, payload, 'passageId', (row) => ({
        ...row,
        lastViewed: Math.max(payload.epochMs, row.lastViewed ?? 0),
      })),
    history: (rows, { passageId: id, epochMs }) =>
      rows.some((row) => row.passageId === id && row.viewedAt === epochMs)
        ? rows
        : [{ passageId: id, viewedAt: epochMs }, ...rows],
  },
  messages: {},
  // Its reference was on the screen: whether it was recalled is not said.
  label: (payload, rowName) => `Viewed ${rowName('passages', payload.passageId) ?? 'a memory passage'}`,
  guestMessage: 'Guest users record no views',
  lane: () => 'views',
  silent: true,
  supersedes: (newer, older) => newer.passageId === older.passageId && newer.epochMs >= older.epochMs,
  isOvertaken: async (user, { passageId: id, epochMs }, read) => {
    const rows = await readList(memoryPassages, user, read);
    const there = rows.find((row) => row.passageId === id)?.lastViewed ?? 0;
    return there >= epochMs && !isAhead(there);
  },
});

const boxChange = v.object({
  passageId,
  box,
  was: v.exactOptional(box),
  /** Overwrites what another device made of it. */
  force: v.exactOptional(v.literal(true)),
});
/** Earlier versions stored the whole passage. */
const storedBoxChange = v.pipe(
  v.object({ passage: boxChange }),
  v.transform(({ passage }) => passage),
);

/** Moves a passage to another box. */
export const changeBox = defineWrite('box', {
  ...aboutPassage,
  schema: v.union([boxChange, storedBoxChange]),
  prepare: (user, { passageId: id, box: to, was, force }, reading) => {
    const seen = was === undefined || force ? {} : { box: was };
    return changePassage(user, { passageId: id, changes: { box: to }, was: seen }, reading);
  },
  undo: (payload) => payload.was && { passageId: payload.passageId, box: payload.was, was: payload.box },
  effects: {
    passages: (rows, payload) =>
      changeRow(rows, payload, 'passageId', (row) => ({ ...row, box: payload.box })),
  },
  messages: {
    success: (payload) => `Frequency updated to Box ${payload.box}`,
    rejected: 'Failed to update frequency',
    error: 'Error updating frequency',
  },
  label: (payload, rowName) =>
    `${rowName('passages', payload.passageId) ?? 'A memory passage'} to ${boxName(payload.box)}`,
  guestMessage: 'Guest users cannot change the box',
  recognition: {
    list: 'passages',
    matches: (row, payload) => row.passageId === payload.passageId && row.box === payload.box,
  },
});

/** Adds or replaces a passage's explanation. */
export const saveExplanation = defineWrite('explanation', {
  ...aboutPassage,
  schema: v.object({ passageId, explanation: v.string(), was: v.exactOptional(v.string()) }),
  prepare: (user, { passageId: id, explanation, was }, reading) => {
    const seen = was === undefined ? {} : { explanation: was };
    return changePassage(user, { passageId: id, changes: { explanation }, was: seen }, reading);
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

/** Saves the changes of the edit dialog: translation, verses, box and own wording. */
export const editPassage = defineWrite('passageEdit', {
  ...aboutPassage,
  schema: edit,
  prepare: changePassage,
  effects: {
    passages: (rows, payload) =>
      changeRow(rows, payload, 'passageId', (row) => ({
        ...row,
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
    find: async (payload, user, _, read) =>
      (await isPassageChanged(user, payload, read)) ? { saved: 0 } : 'absent',
    isDuplicate: isSame,
  },
});

/** Adds a memory passage, in box 1. */
export const addPassage = defineWrite('passage', {
  schema: passageRef,
  send: addMemoryPassage,
  onSettled: (user, _, id, provisional) => {
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
  guestMessage: 'Guest users cannot add memory passages',
  lane: () => 'new',
  recognition: {
    list: 'passages',
    matches: (row, ref) => row.translation === ref.translation && isSameRange(row, ref),
    idOf: (row) => row.passageId,
  },
});

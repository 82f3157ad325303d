import * as v from 'valibot';
import { addMemoryPassage, memoryPassages, updateLastViewed } from '@/api/resources/memory';
import { bookName, translationCode } from '@/api/wire/names';
import { readdressRecallRows } from '@/device/recallLog';
import type { PassageRef } from '@/domain/bible/passage';
import { BOXES, type Box, type MemoryPassage, type TextOverride } from '@/domain/memory/memoryPassage';
import { formatReference } from '@/domain/references/reference';
import { isBlank } from '@/domain/text/text';
import { defineWrite } from './definition';
import { changePassage, isPassageChanged } from './passageUpdate';
import { inList, isSame } from './recognition';
import { changeRow, withRow } from './rows';

const passageId = v.number();
const box = v.picklist(BOXES);
const isPassage =
  (id: number) =>
  (row: { passageId: number }): boolean =>
    row.passageId === id;
const idOf = (row: { passageId: number }) => row.passageId;

/** Records that a passage was practised, by the device's clock (§4 'Practice'). Of several only the latest is needed. */
export const view = defineWrite({
  schema: v.object({ passageId, epochMs: v.number(), text: v.string() }),
  send: async (user, it, signal) => {
    await updateLastViewed(user, it.passageId, it, signal);
    return 0;
  },
  effects: {
    passages: (rows, it) =>
      changeRow(rows, isPassage(it.passageId), (row) => ({
        ...row,
        lastViewed: Math.max(it.epochMs, row.lastViewed ?? 0),
      })),
    history: (rows, { passageId: id, epochMs }) =>
      rows.some((row) => row.passageId === id && row.viewedAt === epochMs)
        ? rows
        : [{ passageId: id, viewedAt: epochMs }, ...rows],
  },
  words: {},
  label: (it, { passage }) => `Practised ${passage(it.passageId) ?? `passage ${it.passageId}`}`,
  guestWords: 'Guest users record no views',
  lane: () => 'views',
  silent: true,
  supersedes: (newer, older) => newer.passageId === older.passageId && newer.epochMs >= older.epochMs,
  rowIds: (it) => [it.passageId],
  withId: (it, provisional, id) => (it.passageId === provisional ? { ...it, passageId: id } : it),
});

/** Earlier versions stored the whole passage. */
const boxChange = v.union([
  v.object({ passageId, box, was: v.optional(box) }),
  v.pipe(
    v.object({ passage: v.object({ passageId, box }) }),
    v.transform(({ passage }) => ({ passageId: passage.passageId, box: passage.box, was: undefined })),
  ),
]);

/** Moves a passage to another box (§4 'Box'). */
export const changeBox = defineWrite({
  schema: boxChange,
  send: async (user, it, signal) => {
    await changePassage(
      user,
      { passageId: it.passageId, changes: { box: it.box }, was: it.was === undefined ? {} : { box: it.was } },
      signal,
    );
    return 0;
  },
  effects: {
    passages: (rows, it) => changeRow(rows, isPassage(it.passageId), (row) => ({ ...row, box: it.box })),
  },
  words: {
    success: (it) => `Frequency updated to Box ${it.box}`,
    rejected: 'Failed to update frequency',
    error: 'Error updating frequency',
  },
  label: (it, { passage }) => `${passage(it.passageId) ?? `Passage ${it.passageId}`} to box ${it.box}`,
  guestWords: 'Guest users cannot change the box',
  lane: (it) => it.passageId,
  recognition: inList('passages', memoryPassages, {
    isIt: (row, it: { passageId: number; box: Box }) => row.passageId === it.passageId && row.box === it.box,
  }),
  rowIds: (it) => [it.passageId],
  withId: (it, provisional, id) => (it.passageId === provisional ? { ...it, passageId: id } : it),
});

/** Adds or replaces a passage's explanation. */
export const saveExplanation = defineWrite({
  schema: v.object({ passageId, explanation: v.string(), was: v.optional(v.string()) }),
  send: async (user, it, signal) => {
    await changePassage(
      user,
      {
        passageId: it.passageId,
        changes: { explanation: it.explanation },
        was: it.was === undefined ? {} : { explanation: it.was },
      },
      signal,
    );
    return 0;
  },
  effects: {
    passages: (rows, it) =>
      changeRow(rows, isPassage(it.passageId), (row) => ({ ...row, explanation: it.explanation })),
  },
  words: {
    success: 'Explanation saved successfully',
    rejected: 'Failed to save explanation',
    error: 'Error saving explanation',
  },
  label: (it, { passage }) => `Explanation of ${passage(it.passageId) ?? `passage ${it.passageId}`}`,
  lane: (it) => it.passageId,
  recognition: inList('passages', memoryPassages, {
    isIt: (row, it: { passageId: number; explanation: string }) =>
      row.passageId === it.passageId && row.explanation === it.explanation,
  }),
  rowIds: (it) => [it.passageId],
  withId: (it, provisional, id) => (it.passageId === provisional ? { ...it, passageId: id } : it),
});

const changes = v.object({
  translation: v.optional(translationCode),
  startVerse: v.optional(v.number()),
  endVerse: v.optional(v.number()),
  box: v.optional(box),
});

const edit = v.object({
  passageId,
  changes,
  was: v.optional(changes, {}),
  rewording: v.optional(
    v.object({ newText: v.nullable(v.string()), appendLetter: v.picklist(['', 'a', 'b', 'c']) }),
  ),
  wasText: v.optional(v.string()),
});

type Edit = v.InferOutput<typeof edit>;

/** valibot's optional fields may hold undefined; a change that is none is left out. */
const present = (fields: v.InferOutput<typeof changes>): Partial<MemoryPassage> => ({
  ...(fields.translation && { translation: fields.translation }),
  ...(fields.startVerse !== undefined && { startVerse: fields.startVerse }),
  ...(fields.endVerse !== undefined && { endVerse: fields.endVerse }),
  ...(fields.box !== undefined && { box: fields.box }),
});

function reworded(
  rows: readonly TextOverride[],
  { passageId: id, rewording }: Edit,
): readonly TextOverride[] {
  if (!rewording) return rows;
  const text = rewording.newText ?? rows.find(isPassage(id))?.text ?? '';
  const { appendLetter } = rewording;
  return isBlank(text) && appendLetter === ''
    ? rows.filter((row) => row.passageId !== id)
    : withRow(rows, { passageId: id, appendLetter, text }, idOf);
}

/** Saves what the edit dialog changed: translation, verses, box, and the own wording (§5 'Edit passage'). */
export const editPassage = defineWrite({
  schema: edit,
  send: async (user, it, signal) => {
    const { rewording, wasText } = it;
    await changePassage(
      user,
      { passageId: it.passageId, changes: present(it.changes), was: present(it.was), rewording, wasText },
      signal,
    );
    return 0;
  },
  effects: {
    passages: (rows, it) =>
      changeRow(rows, isPassage(it.passageId), (row) => ({
        ...row,
        ...present(it.changes),
        // An installation may tell the letter in this list too: what it told is over.
        ...(it.rewording && { appendLetter: it.rewording.appendLetter }),
      })),
    overrides: reworded,
  },
  words: {
    success: 'Passage updated successfully',
    rejected: 'Failed to update passage',
    error: 'Error updating passage',
  },
  label: (it, { passage }) => `Edit of ${passage(it.passageId) ?? `passage ${it.passageId}`}`,
  lane: (it) => it.passageId,
  recognition: {
    find: async ({ passageId: id, changes: fields, rewording }, user, _, signal) =>
      (await isPassageChanged(user, { passageId: id, changes: present(fields), rewording }, signal))
        ? { saved: 0 }
        : 'absent',
    countKnown: () => undefined,
    isDuplicate: isSame,
  },
  rowIds: (it) => [it.passageId],
  withId: (it, provisional, id) => (it.passageId === provisional ? { ...it, passageId: id } : it),
});

const range = v.object({
  translation: translationCode,
  bookName,
  chapter: v.number(),
  startVerse: v.number(),
  endVerse: v.number(),
});

/** Adds a memory passage, in box 1. */
export const addPassage = defineWrite({
  schema: range,
  send: addMemoryPassage,
  noteSettled: (user, _, id, provisional) => {
    if (id > 0) void readdressRecallRows(user, provisional, id);
  },
  effects: {
    passages: (rows, ref, { id }) =>
      withRow(
        rows,
        { passageId: id, ...ref, box: 1, lastViewed: null, explanation: '', appendLetter: '' },
        idOf,
      ),
  },
  words: {
    success: (ref) => `${formatReference(ref)} added to your memory passages`,
    rejected: 'Failed to add memory passage',
    error: 'Error adding memory passage',
  },
  label: (ref) => `${formatReference(ref)} to memory passages`,
  guestWords: 'Guest users cannot add memory passages',
  lane: () => 'new',
  recognition: inList('passages', memoryPassages, {
    isIt: (row, ref: PassageRef) =>
      row.translation === ref.translation &&
      row.bookName === ref.bookName &&
      row.chapter === ref.chapter &&
      row.startVerse === ref.startVerse &&
      row.endVerse === ref.endVerse,
    idOf,
  }),
});

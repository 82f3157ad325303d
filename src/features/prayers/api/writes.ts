import * as v from 'valibot';
import { currentRow } from '@/data/define/rawRows';
import {
  postPrayer,
  postSession,
  refuseGuest,
  postPrayerArchive,
  prayers,
  postPrayerUpdate,
  encodePrayer,
} from './calls';
import { rememberPrayerDay } from './recordedDays';
import { draftNames } from '../model/draftNames';
import { dayOf } from '../model/prayerOrder';
import { prayerTitle, type PrayerFields } from '../model/prayer';
import { readDraft, restoreDraft } from '@/platform/storage/drafts';
import { preview } from '@/platform/values/text';
import { refuseConflicts, type FieldNames } from '@/data/define/conflict';
import { defineWrite } from '@/data/define/write';
import { aboutRow, changeRow, withRow } from '@/data/define/rows';

const prayerId = v.number();

const fields = { title: v.string(), details: v.string(), personName: v.string(), daily: v.boolean() };

/** An edit sends the whole row, and must not overtake the archiving of the prayer. */
const aboutPrayer = { ...aboutRow('prayerId'), queueGroup: 'prayer' };

const SAVING = { rejected: 'Failed to save prayer', error: 'Error saving prayer' };

export const addPrayerWrite = defineWrite('prayer', {
  schema: v.object({ ...fields, archived: v.boolean() }),
  send: postPrayer,
  effects: { prayers: (rows, prayer, { id }) => withRow(rows, { ...prayer, prayerId: id }, 'prayerId') },
  messages: { success: 'Prayer added successfully', ...SAVING },
  label: (prayer) => `Add prayer “${prayerTitle(prayer)}”`,
  refuse: refuseGuest,
  queueKey: () => 'new',
  recognition: {
    list: 'prayers',
    matches: (row, prayer) =>
      row.title === prayer.title && row.details === prayer.details && row.personName === prayer.personName,
    idOf: (row) => row.prayerId,
  },
});

const changes = v.object({
  title: v.exactOptional(fields.title),
  details: v.exactOptional(fields.details),
  personName: v.exactOptional(fields.personName),
  daily: v.exactOptional(fields.daily),
});
type PrayerChanges = v.InferOutput<typeof changes>;

const FIELDS: FieldNames<keyof PrayerChanges> = [
  ['title', 'The title'],
  ['details', 'The details'],
  ['personName', 'The person'],
  ['daily', 'Daily'],
];

/** The fields of a prayer that a person writes. */
export const prayerFields = v.object(fields) satisfies v.GenericSchema<unknown, PrayerFields>;

/** The fields of `wanted` that differ from `before`; all of them if `before` is unknown. */
export const changedFields = (before: PrayerFields | undefined, wanted: PrayerFields): PrayerChanges =>
  Object.fromEntries(
    FIELDS.flatMap(([name]) => (before?.[name] === wanted[name] ? [] : [[name, wanted[name]]])),
  );

/** Changes fields of a prayer; the rest of its row is sent back unchanged. */
export const updatePrayerWrite = defineWrite('prayerEdit', {
  ...aboutPrayer,
  schema: v.object({ prayerId, changes, was: v.optional(changes, {}) }),
  prepare: async (_, payload, { read }) => {
    const { raw, row } = await currentRow(prayers, (each) => each.prayerId === payload.prayerId, read);
    refuseConflicts('update_prayer', FIELDS, {
      changes: payload.changes,
      was: payload.was,
      now: row,
      inWords: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)),
    });
    return (call) => postPrayerUpdate(call, { ...raw, ...encodePrayer(payload.changes) });
  },
  effects: {
    prayers: (rows, payload) =>
      changeRow(rows, payload, 'prayerId', (row) => ({ ...row, ...payload.changes })),
  },
  messages: { success: 'Prayer updated successfully', ...SAVING },
  label: (payload, rowName) => `Change ${rowName('prayers', payload.prayerId) ?? 'a prayer'}`,
  refuse: refuseGuest,
  recognition: {
    list: 'prayers',
    matches: (row, payload) =>
      row.prayerId === payload.prayerId &&
      FIELDS.every(([name]) => payload.changes[name] === undefined || row[name] === payload.changes[name]),
  },
});

export const archivePrayerWrite = defineWrite('prayerArchive', {
  ...aboutPrayer,
  schema: v.object({ prayerId }),
  send: (call, payload) => postPrayerArchive(call, payload.prayerId),
  effects: {
    prayers: (rows, payload) => changeRow(rows, payload, 'prayerId', (row) => ({ ...row, archived: true })),
  },
  messages: {
    success: 'Prayer archived successfully',
    rejected: 'Failed to archive prayer',
    error: 'Error archiving prayer',
  },
  label: (payload, rowName) => `Archive ${rowName('prayers', payload.prayerId) ?? 'a prayer'}`,
  refuse: refuseGuest,
  recognition: {
    list: 'prayers',
    matches: (row, payload) => row.prayerId === payload.prayerId && row.archived,
  },
});

const EXCERPT = 80;

/** Restores the note of an undone session as a draft, unless another draft was begun meanwhile. */
function restoreNote(user: string, id: number, note: string): void {
  const name = draftNames.note(id);
  if (note !== '' && readDraft(user, name).draft === null)
    restoreDraft(user, name, { draft: note, base: '' });
}

/** Records that a prayer was prayed; the server dates the session. */
export const recordSessionWrite = defineWrite('session', {
  ...aboutRow('prayerId'),
  schema: v.object({
    prayerId,
    note: v.string(),
    /** The device's local time, used until the server's is known. */
    dateTime: v.string(),
  }),
  send: postSession,
  effects: {
    sessions: (rows, payload, { id }) => {
      const known = rows.find(({ sessionId }) => sessionId === id);
      // The time of the session is the server's, but the day on which it was prayed is the device's.
      const session = known ?? { sessionId: id, ...payload };
      return withRow(rows, { ...session, day: dayOf(payload.dateTime) }, 'sessionId');
    },
  },
  messages: {
    success: 'Prayer session recorded successfully',
    rejected: 'Failed to record prayer session',
    error: 'Error recording prayer session',
  },
  label: ({ prayerId: id, note }, rowName) => {
    const title = rowName('prayers', id);
    const prayed = title === undefined ? 'Prayed' : `Prayed for ${title}`;
    return note === '' ? prayed : `${prayed}: “${preview(note, EXCERPT)}”`;
  },
  refuse: refuseGuest,
  staysWhenRefused: true,
  undo: 'discard',
  onUndone: (user, payload) => restoreNote(user, payload.prayerId, payload.note),
  onConfirmed: (user, payload, id) => rememberPrayerDay(user, id, dayOf(payload.dateTime)),
  recognition: {
    list: 'sessions',
    matches: (row, payload) => row.prayerId === payload.prayerId && row.note.trim() === payload.note.trim(),
    idOf: (row) => row.sessionId,
    isDuplicate: (a, b) => a.prayerId === b.prayerId && a.note.trim() === b.note.trim(),
  },
});

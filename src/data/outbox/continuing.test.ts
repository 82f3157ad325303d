import { expect, it, vi } from 'vitest';
import {
  api,
  box,
  called,
  data,
  explanation,
  ids,
  outbox,
  passage,
  prayer,
  session,
  sessionsNoted,
  the,
  user,
  withOutbox,
} from '@test/kit/outbox';
import { writeOffline } from '@test/kit/tabs';

withOutbox();

/** Writes that continue from an earlier one of the same row, or are about a row that is not sent yet. */

/** Edits of an explanation, each made of the one before while offline; returns their ids. */
async function edited(first: string, ...texts: string[]): Promise<number[]> {
  const { passageId } = passage();
  passage().explanation = first;
  const made = [];
  let was = first;
  for (const text of texts) {
    made.push(await writeOffline(user, explanation(passageId, text, was)));
    was = text;
  }
  return made;
}
const decided = () => outbox.writes().map(({ write, refused }) => [write?.payload, refused]);

it('saves an edit whose earlier one was discarded in the panel', async () => {
  const [first = 0] = await edited('O', 'A', 'B');
  await outbox.discard(first);
  await outbox.flush();
  expect(outbox.writes()).toEqual([]);
  expect(passage().explanation).toBe('B');
});

it('saves each edit after a refused one as if that had not been made', async () => {
  await edited('O', 'A', 'B', 'C');
  api.faults.set('update_passage', 'error:once');
  await outbox.flush();
  expect(decided()).toMatchObject([[{ explanation: 'A' }, 'error']]);
  expect(passage().explanation).toBe('C');
});

it('saves an edit after one that the server never had because of its failures', async () => {
  await edited('O', 'A', 'B');
  api.faults.set('update_passage', '500');
  while (outbox.writes()[0]?.refused === undefined) await outbox.flush({ now: true });
  api.faults.clear();
  await outbox.flush({ now: true });
  expect(outbox.writes()).toMatchObject([{ write: { payload: { explanation: 'A' } }, unclear: false }]);
  expect(passage().explanation).toBe('B');
});

/** A page has had the time to read what its write needs: turns of the process, which on a busy machine may get none for long. */
async function isPrepared(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
}

it('does not undo an edit by a box move read before, when the page is left', async () => {
  const { passageId } = passage();
  Object.assign(passage(), { box: 1, startVerse: 1, endVerse: 1 });
  const payload = { passageId, changes: { endVerse: 2 }, was: { endVerse: 1 } };
  await writeOffline(user, { kind: 'passageEdit', payload });
  await outbox.write(user, box(passageId, 2, 1), { isUndoable: true });
  await isPrepared();
  await outbox.flush();
  expect(passage().endVerse).toBe(2);
  outbox.leave();
  await vi.waitFor(async () => expect(await ids()).toEqual([]));
  expect(passage()).toMatchObject({ box: 2, endVerse: 2 });
});

it('sends each of two readings of a day at once, when the page is left', async () => {
  const reading = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, dateRead: '2026-11-22' } as const;
  await outbox.write(user, { kind: 'progress', payload: reading }, { isUndoable: true });
  const next = { ...reading, bookName: 'philemon' } as const;
  await outbox.write(user, { kind: 'progress', payload: next }, { isUndoable: true });
  await isPrepared();
  outbox.leave();
  // Nothing but what a closed page can still do.
  outbox.close();
  await vi.waitFor(() => expect(called('update_reading_plan')).toBe(2));
});

it('sends no session of a prayer unknown to the server, when the page is left', async () => {
  const made = await writeOffline(user, prayer('New'));
  await outbox.write(user, session(made, 'For it'), { isUndoable: true, highestKnownId: 1_000 });
  await isPrepared();
  api.faults.set('add_prayer', '500');
  outbox.leave();
  await vi.waitFor(() => expect(called('add_prayer')).toBe(1));
  await isPrepared();
  expect(called('add_prayer_session')).toBe(0);
});

it('sends the session of a new prayer by the server’s id, when the page is left', async () => {
  const made = await writeOffline(user, prayer('New'));
  await outbox.write(user, session(made, 'For it'), { isUndoable: true, highestKnownId: 1_000 });
  await isPrepared();
  await outbox.flush();
  const { prayerId } = the(data().prayers.find(({ title }) => title === 'New'));
  outbox.leave();
  await vi.waitFor(async () => expect(await ids()).toEqual([]));
  expect(sessionsNoted('For it')).toBe(1);
  expect(data().prayerSessions.find(({ note }) => note === 'For it')?.prayerId).toBe(prayerId);
});

import { expect, it, vi } from 'vitest';
import { DRAFT_CHANGED, draftKey } from '@/platform/storage/drafts';
import { noticeShown, selectNotices } from '../notices/notices';
import { loadPassages, selectPassages } from '@/features/memory/store/passages';
import { changeBox } from '@/features/memory/store/passageWrites';
import { recordReading } from '@/features/plan/store/plan';
import { recordSession } from '@/features/prayers/store/prayerSessions';
import { noticesOf, startStore } from '@test/kit/startStore';
import { undoNow } from './undo';

const start = () => {
  const started = startStore();
  const offered = () => selectNotices(started.store.getState()).filter(({ undo }) => undo !== undefined);
  const undo = () => started.store.dispatch(undoNow(offered().at(-1)?.id ?? ''));
  return { ...started, offered, undo };
};
const session = { prayerId: 5, note: 'Once', dateTime: '2026-11-21T12:00:00' };

it('offers to move a passage back to its earlier box, also after a later move', async () => {
  const started = start();
  const { store, offered, outbox } = started;
  await store.dispatch(loadPassages());
  const ofBox = (wanted: number) =>
    selectPassages(store.getState()).find(({ box }) => box === wanted)?.passageId ?? 0;
  const [passageId, other] = [ofBox(2), ofBox(1)];
  await store.dispatch(changeBox({ passageId, box: 3, undoable: true }));
  await store.dispatch(changeBox({ passageId: other, box: 3, undoable: true }));
  await store.dispatch(changeBox({ passageId, box: 1, undoable: true }));
  await store.dispatch(undoNow(offered()[0]?.id ?? ''));
  expect(noticesOf(started).at(-1)).toBe('Undone, and what came after it');
  expect((await outbox.refresh()).map(({ write }) => write?.payload)).toMatchObject([
    { passageId: other, box: 3 },
  ]);
});

it('moves a passage twice within ten seconds, and sends both', async () => {
  const started = start();
  const { store, api, data, outbox } = started;
  await store.dispatch(loadPassages());
  const passageId = selectPassages(store.getState()).find(({ box }) => box === 2)?.passageId ?? 0;
  const reads = () => api.requests.filter(({ endpoint }) => endpoint === 'get_mempsg_list').length;
  const before = reads();
  await store.dispatch(changeBox({ passageId, box: 3, undoable: true }));
  await store.dispatch(changeBox({ passageId, box: 1, undoable: true }));
  // The server has it in box 2 until then, but no other device has moved it.
  await vi.waitFor(() => expect(reads()).toBe(before + 2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(noticesOf(started)).toEqual(['Moved to Box 3', 'Moved to Box 1']);
  await outbox.flush({ now: true });
  expect(data.memoryPassages.find((passage) => passage.passageId === passageId)?.box).toBe(1);
});

it.each([
  ['error:once', 1, ['Frequency updated to Box 1', 'Failed to update frequency']],
  // Of both, once.
  ['404', 2, ['Error updating frequency']],
])(
  'says of two moves what became of each where the server refuses the first: %s',
  async (fault, box, said) => {
    const started = start();
    const { store, api, data, outbox } = started;
    await store.dispatch(loadPassages());
    const passageId = selectPassages(store.getState()).find((each) => each.box === 2)?.passageId ?? 0;
    api.faults.add(`update_passage:${fault}`);
    await store.dispatch(changeBox({ passageId, box: 3, undoable: true }));
    await store.dispatch(changeBox({ passageId, box: 1, undoable: true }));
    await outbox.flush({ now: true });
    expect(noticesOf(started)).toEqual(said);
    expect(data.memoryPassages.find((passage) => passage.passageId === passageId)?.box).toBe(box);
  },
);

it('offers nothing for a box that could not be moved, nor for what the server has', async () => {
  const { store, api, offered } = start();
  await store.dispatch(loadPassages());
  const [passage] = selectPassages(store.getState());
  api.faults.set('update_passage', 'error');
  await store.dispatch(changeBox({ passageId: passage?.passageId ?? 0, box: passage?.box === 3 ? 2 : 3 }));
  await store.dispatch(recordSession(session));
  expect(offered()).toEqual([]);
});

it('undoes a write that is not sent yet, and says when one has been sent already', async () => {
  const started = start();
  const { store, offered, undo, outbox, api } = started;
  await store.dispatch(recordSession({ ...session, undoable: true }));
  expect(offered()).toMatchObject([{ undo: { kind: 'discard', id: (await outbox.refresh())[0]?.id } }]);
  await undo();
  expect(await outbox.refresh()).toEqual([]);
  expect(noticesOf(started).at(-1)).toBe('Undone');
  const reading = { dayOfWeek: 'Sunday', bookName: 'jude', chapter: 1, today: '2026-11-21' } as const;
  await store.dispatch(recordReading({ ...reading, undoable: true }));
  expect(noticesOf(started).at(-1)).toBe('Jude 1 recorded as read');
  const id = offered()[0]?.id ?? '';
  await outbox.flush({ now: true });
  // Its Undo has gone with the sending.
  expect(offered()).toEqual([]);
  await store.dispatch(undoNow(id));
  expect(api.db.user('demo').readingProgress.filter(({ bookName }) => bookName === 'jude')).toHaveLength(1);
});

it('restores a draft, and does nothing for a notice that is gone', async () => {
  const started = start();
  const { store, undo } = started;
  let events = 0;
  const hear = () => (events += 1);
  window.addEventListener(DRAFT_CHANGED, hear);
  await store.dispatch(undoNow('gone'));
  const words = { draft: 'Words', base: '' };
  const draft = { kind: 'draft', user: 'demo', name: 'test', draft: words } as const;
  const stored = () => localStorage.getItem(draftKey('demo', 'test'));
  store.dispatch(noticeShown({ variant: 'info', text: 'Thrown away', undo: draft }));
  expect([events, stored()]).toEqual([0, null]);
  await undo();
  window.removeEventListener(DRAFT_CHANGED, hear);
  expect([events, stored()]).toEqual([1, JSON.stringify(words)]);
  expect(noticesOf(started)).toEqual(['Restored']);
});

import { describe, expect, it, vi } from 'vitest';
import { api, called, ids, outbox, session, sessionsNoted, user, withOutbox } from '@test/kit/outbox';
import { cachedLists, subjects } from '@test/kit/engine';
import { OutboxState } from './outboxState';
import { newLocalId, outboxWriteFrom } from './outboxWrite';

withOutbox();

/** Records what can be undone, and reads what its call needs. */
async function record(note: string): Promise<void> {
  const outcome = await outbox.write(user, session(1, note), { isUndoable: true, highestKnownId: 1_000 });
  expect(outcome).toHaveProperty('waiting');
}

describe('a page that is left', () => {
  it('sends undoable writes at once', async () => {
    await record('Left');
    outbox.leave();
    await vi.waitFor(() => expect(sessionsNoted('Left')).toBe(1));
    await vi.waitFor(async () => expect(await ids()).toEqual([]));
  });

  it('claims nothing that a full browser storage cannot record for the next page', () => {
    const state = new OutboxState({
      ...outbox.engine,
      subjects,
      lists: cachedLists,
      report: () => undefined,
    });
    const at = Date.now();
    const stored = { user, at, localId: newLocalId(at), status: 'undoable', undoableUntil: at + 10_000 };
    const made = { ...outboxWriteFrom(stored, 0), write: session(1, 'Full') };
    state.add(made, undefined);
    state.isSaved(made.id);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    });
    expect(state.claimAtOnce(made.id, undefined)).toBeNull();
    expect(state.writeOf(made.id)).toMatchObject({ status: 'undoable' });
    full.mockRestore();
    expect(state.claimAtOnce(made.id, undefined)).toMatchObject({ status: 'sending' });
    state.close();
  });

  it('sends a write that is stored nowhere, because nobody else could', async () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(forbidden);
    await record('Nowhere');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
    outbox.leave();
    expect(outbox.writes()).toMatchObject([{ status: 'sending' }]);
    await vi.waitFor(() => expect(sessionsNoted('Nowhere')).toBe(1));
  });

  it('risks no call while the browser believes itself offline', async () => {
    await record('Offline');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.faults.set('*', 'drop');
    outbox.leave();
    await outbox.flush();
    expect(called('add_prayer_session')).toBe(0);
    expect(outbox.writes()).toMatchObject([{ status: 'queued' }]);
  });
});

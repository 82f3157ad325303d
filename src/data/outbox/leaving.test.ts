import { describe, expect, it, vi } from 'vitest';
import { api, called, ids, outbox, session, sessionsNoted, user, withOutbox } from '@test/kit/outbox';

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

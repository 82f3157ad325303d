import { expect, it, vi } from 'vitest';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { loadPrayerSessions, recordSession } from '@/features/prayers/store/prayerSessions';
import { startStore } from '@test/kit/startStore';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A list of sessions that came so many minutes ago, and is slow to come again. */
async function withOldSessions(minutes: number) {
  const app = startStore();
  await app.store.dispatch(loadPrayerSessions());
  await pause(100);
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
  app.api.requests.length = 0;
  const held = app.api.hold('get_prayer_sessions', 9);
  const record = (undoable: boolean) =>
    app.store.dispatch(
      recordSession({ prayerId: 1, note: 'Now', dateTime: '2026-11-21T07:00:00', undoable }),
    );
  return { ...app, held, record };
}

it.each([4, 6, 600])(
  'sends a session of a page that is closed at once, %i minutes after its list came',
  async (minutes) => {
    const { api, held, record } = await withOldSessions(minutes);
    try {
      await record(true);
      await pause(100);
      window.dispatchEvent(new Event('pagehide'));
      const added = () => api.requests.filter(({ endpoint }) => endpoint === 'add_prayer_session').length;
      await vi.waitFor(() => expect(added()).toBe(1));
    } finally {
      held.release();
      vi.useRealTimers();
    }
  },
);

it('sends a session with Remember Me off, though its old list does not come again', async () => {
  setSessionOnly('demo', true);
  const { data, held, record } = await withOldSessions(6);
  try {
    await record(false);
    expect(data.prayerSessions.filter(({ note }) => note === 'Now')).toHaveLength(1);
  } finally {
    held.release();
    vi.useRealTimers();
    setSessionOnly('demo', false);
  }
});

it('reads the rows again before a session is sent whose list is old', async () => {
  const { api, outbox, data, held, record } = await withOldSessions(600);
  try {
    await record(true);
    const [known] = outbox.writes();
    const highest = Math.max(...data.prayerSessions.map(({ sessionId }) => sessionId));
    expect(known?.before).toEqual({ highestId: highest, ids: [], isOld: true });
    data.prayerSessions.push({
      sessionId: highest + 1,
      prayerId: 1,
      dateTime: '2026-11-21 06:00:00',
      note: 'Now',
    });
    held.release();
    api.faults.set('add_prayer_session', 'drop:once');
    await outbox.flush({ now: true });
    await outbox.flush({ now: true });
    expect(outbox.writes()).toEqual([]);
    expect(data.prayerSessions.filter(({ note }) => note === 'Now')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

import { describe, expect, it, vi } from 'vitest';
import { api, called, data, ids, outbox, prayer, user, withOutbox } from '@test/kit/outbox';

withOutbox();

const titled = (title: string) => data().prayers.filter((row) => row.title === title).length;
const believesOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

describe('a browser that believes itself offline', () => {
  it.each(['drop-after', '502-after'])('loses an answer by %s, and sends once', async (fault) => {
    believesOffline();
    api.faults.set('add_prayer', `${fault}:once`);
    await outbox.write(user, prayer('Once'));
    vi.restoreAllMocks();
    await outbox.flush();
    expect(titled('Once')).toBe(1);
    expect(await ids()).toEqual([]);
  });

  it('sends a write that waited, once the network is there', async () => {
    believesOffline();
    api.faults.set('*', 'drop');
    await outbox.write(user, prayer('Waited'));
    api.faults.clear();
    vi.restoreAllMocks();
    await outbox.flush();
    expect(titled('Waited')).toBe(1);
    expect(await ids()).toEqual([]);
  });

  it.each([undefined, 1_000])(
    'tries no write while the list cannot be read, though its highest id was %j',
    async (highestKnownId) => {
      believesOffline();
      api.faults.set('*', 'drop');
      await outbox.write(user, prayer('Not tried'), { highestKnownId });
      expect(called('add_prayer')).toBe(0);
      expect(outbox.writes()).toMatchObject([{ status: 'queued' }]);
    },
  );
});

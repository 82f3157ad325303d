import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { appEngine } from '@/app/store';
import { createAnswerCache } from '@/data/cache/answerCache';
import { createCachedLists } from '@/data/cache/cachedList';
import { afterTest } from '@test/kit/afterTest';
import { subjects } from '@test/kit/engine';
import { server } from '@test/kit/server';
import { createOutbox } from './outbox';
import { createOutboxStorage } from './outboxStorage';

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Storage that cannot be accessed at all, and storage that opens and then fails. */
const STORAGES = {
  'reading indexedDB throws': () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB') ?? {};
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: forbidden });
    afterTest(() => Object.defineProperty(globalThis, 'indexedDB', real));
  },
  'every transaction throws': () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(forbidden);
    afterTest(() => transaction.mockRestore());
  },
};

for (const [name, arrange] of Object.entries(STORAGES)) {
  it(`stores nothing if ${name}, and sends even so`, async () => {
    server.use(
      http.post('*/bible/api/add_prayer_session.php', () => HttpResponse.json(31)),
      http.get('*/bible/api/get_prayer_sessions.php', () => HttpResponse.json([])),
    );
    arrange();
    const engine = appEngine();
    const answers = createAnswerCache(engine.storage, engine.clock);
    const lists = createCachedLists(answers, subjects, engine.clock);
    const payload = { prayerId: 5, note: '', dateTime: '2026-11-21T07:00:00' };
    const outbox = createOutbox({ ...engine, subjects, lists, report: () => undefined });
    const outcome = await outbox.write('ann', { kind: 'session', payload });
    expect(outcome).toEqual({ sent: 31 });
    expect(await createOutboxStorage(engine.storage).read()).toBeUndefined();
    await answers.write('get_prayers', { userId: 'ann' }, '[]', 1);
    expect(await answers.read('get_prayers', { userId: 'ann' })).toBeUndefined();
    await expect(answers.forget('get_prayers', { userId: 'ann' })).resolves.toBeUndefined();
    await expect(answers.forgetUser('ann')).resolves.toBeUndefined();
    outbox.close();
    engine.close();
  });
}

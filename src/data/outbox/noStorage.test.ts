import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '@test/kit/server';

beforeEach(() => {
  vi.resetModules();
  server.use(
    http.post('*/bible/api/add_prayer_session.php', () => HttpResponse.json(31)),
    http.get('*/bible/api/get_prayer_sessions.php', () => HttpResponse.json([])),
  );
});

afterEach(() => vi.unstubAllGlobals());

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Storage that cannot be accessed at all, and storage that opens and then fails. */
const STORAGES = {
  'reading indexedDB throws': () =>
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: forbidden }),
  'every transaction throws': () =>
    vi.doMock('idb', () => ({
      openDB: () =>
        Promise.resolve({
          transaction: forbidden,
          get: forbidden,
          put: forbidden,
          add: forbidden,
          delete: forbidden,
        }),
    })),
};

for (const [name, arrange] of Object.entries(STORAGES)) {
  it(`stores nothing if ${name}, and sends even so`, async () => {
    if (name.startsWith('every')) vi.stubGlobal('indexedDB', {});
    arrange();
    try {
      const { answers, cachedLists, outboxStorage, subjects } = await import('@test/kit/engine');
      const { appEngine } = await import('@/app/store');
      const { createOutbox } = await import('./outbox');
      const payload = { prayerId: 5, note: '', dateTime: '2026-11-21T07:00:00' };
      const parts = { ...appEngine(), subjects, lists: cachedLists, report: () => undefined };
      const outcome = await createOutbox(parts).write('ann', { kind: 'session', payload });
      expect(outcome).toEqual({ sent: 31 });
      expect(await outboxStorage.read()).toBeUndefined();
      await answers.write('get_prayers', { userId: 'ann' }, '[]', 1);
      expect(await answers.read('get_prayers', { userId: 'ann' })).toBeUndefined();
      await expect(answers.forget('get_prayers', { userId: 'ann' })).resolves.toBeUndefined();
      await expect(answers.forgetUser('ann')).resolves.toBeUndefined();
    } finally {
      vi.doUnmock('idb');
      Reflect.deleteProperty(globalThis, 'indexedDB');
    }
  });
}

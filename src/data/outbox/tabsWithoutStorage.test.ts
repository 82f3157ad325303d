import { afterEach, expect, it, vi } from 'vitest';
import {
  api,
  box,
  called,
  data,
  ids,
  otherTab,
  outbox,
  passage,
  prayer,
  the,
  user,
  withOutbox,
} from '@test/kit/outbox';
import { databaseTakesNothing, leftInJournal, tellSent, titled, writeOffline } from '@test/kit/tabs';
import { outboxStorage } from '@test/kit/engine';

withOutbox();

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

it('waits in the page once if the database fails, and is sent later', async () => {
  databaseTakesNothing();
  await writeOffline(user, prayer('Unsaved'));
  api.faults.set('*', 'drop');
  await outbox.start();
  expect(await ids()).toHaveLength(1);
  expect(await outboxStorage.read()).toEqual([]);
  api.faults.clear();
  await outbox.flush();
  expect(titled('Unsaved')).toBe(1);
  expect(await ids()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('is searched for by the next page if the database fails and the answer was lost', async () => {
  databaseTakesNothing();
  await writeOffline(user, prayer('Unsaved'));
  api.faults.set('add_prayer', 'drop-after:once');
  await outbox.flush();
  const next = otherTab();
  await next.start();
  expect(titled('Unsaved')).toBe(1);
  expect(called('add_prayer')).toBe(1);
  expect(localStorage.length).toBe(0);
});

it('is searched for by an open tab, if its sending could not be stored', async () => {
  await writeOffline(user, prayer('Unnoted'));
  const other = otherTab({ hears: false });
  await other.refresh();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('It is too slow', 'AbortError');
  });
  api.faults.set('add_prayer', 'drop-after:once');
  await outbox.flush();
  vi.restoreAllMocks();
  await other.flush();
  expect(titled('Unnoted')).toBe(1);
  expect(called('add_prayer')).toBe(1);
});

it('is not sent again if the storage is full and only its answer was lost', async () => {
  await writeOffline(user, prayer('Full'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  api.faults.set('add_prayer', 'drop-after:once');
  await outbox.flush();
  api.faults.set('get_prayers', 'drop');
  await outbox.flush();
  const next = otherTab({ hears: false });
  await next.start();
  expect(called('add_prayer')).toBe(1);
  api.faults.clear();
  await next.flush();
  expect(called('add_prayer')).toBe(1);
  expect(next.writes()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('keeps its place before later writes although alone missing in the database', async () => {
  Object.assign(passage(), { box: 1 });
  const { passageId } = passage();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  await writeOffline(user, box(passageId, 2, 1));
  await writeOffline(user, box(passageId, 3, 2));
  expect(await outboxStorage.read()).toHaveLength(1);
  await outbox.flush();
  expect(passage().box).toBe(3);
  expect(await ids()).toEqual([]);
});

it('is adopted from a closed page even if the database fails', async () => {
  databaseTakesNothing();
  leftInJournal('Left');
  await outbox.start();
  expect(data().topics.map(({ name }) => name)).toContain('Left');
  expect(localStorage.length).toBe(0);
});

it('is known to be sent by another tab if the database cannot be read', async () => {
  await writeOffline(user, prayer('Sent elsewhere'));
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('It cannot be read', 'UnknownError');
  });
  await tellSent(the(outbox.writes()[0]));
  await outbox.flush();
  expect(outbox.writes()).toEqual([]);
  expect(called('add_prayer')).toBe(0);
});

it('is sent where the browser forbids locks and channels together with storage', async () => {
  const forbidden = () => new DOMException('It is not allowed in this context', 'SecurityError');
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => Promise.reject(forbidden()) },
  });
  vi.stubGlobal('BroadcastChannel', function Forbidden() {
    throw forbidden();
  });
  const alone = otherTab();
  expect(await alone.write(user, prayer('Forbidden'))).toHaveProperty('sent');
  expect(titled('Forbidden')).toBe(1);
});

it('is asked about before its page is left if stored nowhere else', async () => {
  databaseTakesNothing();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  const asks = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(asks()).toBe(false);
  await writeOffline(user, prayer('Nowhere else'));
  expect(asks()).toBe(true);
});

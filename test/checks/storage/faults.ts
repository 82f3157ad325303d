import type { Page } from '@playwright/test';

interface StorageFault {
  name: string;
  /** Runs in each page before the app. */
  script?: string;
  /** Damages the data that an earlier visit has stored. */
  spoil?: (page: Page) => Promise<void>;
}

const forbid = (name: string) =>
  `Object.defineProperty(window, '${name}', { get() { throw new DOMException('Forbidden', 'SecurityError'); } });`;

/** A request that calls `then` with its listeners, or never answers. */
const REQUEST = (proto: string, then = '') => `
  const listeners = {};
  const request = Object.create(${proto}.prototype);
  Object.defineProperties(request, {
    addEventListener: { value: (type, hear) => { (listeners[type] ??= []).push(hear); } },
    removeEventListener: { value: () => {} },
  });
  ${then}
  return request;`;

const failing = (methods: readonly string[], error: string) =>
  methods
    .map(
      (name) =>
        `IDBObjectStore.prototype.${name} = () => { throw new DOMException('${error}', '${error}'); };`,
    )
    .join('\n');

const READS = ['get', 'getAll', 'getAllKeys', 'count'];
const WRITES = ['put', 'add', 'delete'];

/** The faults of browser storage. */
export const FAULTS: readonly StorageFault[] = [
  { name: 'no fault' },
  { name: 'no IndexedDB', script: "Object.defineProperty(window, 'indexedDB', { value: undefined });" },
  { name: 'IndexedDB forbidden', script: forbid('indexedDB') },
  {
    name: 'open throws',
    script: "IDBFactory.prototype.open = () => { throw new DOMException('x', 'UnknownError'); };",
  },
  {
    name: 'open never answers',
    script: `IDBFactory.prototype.open = () => {${REQUEST('IDBOpenDBRequest')}};`,
  },
  {
    name: 'blocked by another tab',
    script: `IDBFactory.prototype.open = () => {${REQUEST(
      'IDBOpenDBRequest',
      "setTimeout(() => (listeners.blocked ?? []).forEach((hear) => hear(new IDBVersionChangeEvent('blocked', { oldVersion: 1, newVersion: 2 }))));",
    )}};`,
  },
  {
    name: 'a newer version is there',
    script: `for (const name of ['nuggets', 'nuggets-recall']) indexedDB.open(name, 99);`,
  },
  { name: 'reads fail', script: failing(READS, 'UnknownError') },
  {
    name: 'reads never answer',
    script: READS.map((name) => `IDBObjectStore.prototype.${name} = () => {${REQUEST('IDBRequest')}};`).join(
      '\n',
    ),
  },
  { name: 'writes fail', script: failing(WRITES, 'UnknownError') },
  {
    name: 'writes never answer',
    script: WRITES.map((name) => `IDBObjectStore.prototype.${name} = () => {${REQUEST('IDBRequest')}};`).join(
      '\n',
    ),
  },
  { name: 'no room in IndexedDB', script: failing(['put', 'add'], 'QuotaExceededError') },
  {
    name: 'transactions are aborted',
    script: `const begin = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function (...args) {
        const transaction = begin.apply(this, args);
        if (args[1] === 'readwrite') queueMicrotask(() => { try { transaction.abort(); } catch {} });
        return transaction;
      };`,
  },
  {
    name: 'slow storage',
    script: `const begin = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function (...args) {
        const until = performance.now() + 60;
        while (performance.now() < until);
        return begin.apply(this, args);
      };`,
  },
  {
    name: 'damaged records',
    spoil: (page) =>
      page.evaluate(async () => {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('nuggets');
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(new Error('none'));
        });
        const transaction = db.transaction(['answers', 'outbox'], 'readwrite');
        const answers = transaction.objectStore('answers');
        const keys = answers.getAllKeys();
        keys.onsuccess = () => {
          for (const key of keys.result)
            if (Array.isArray(key)) answers.put({ user: key[0], call: key[1], text: '{"a":', at: 'x' });
        };
        transaction.objectStore('outbox').add({ nonsense: true });
        await new Promise((resolve) => (transaction.oncomplete = resolve));
        db.close();
      }),
  },
  { name: 'localStorage forbidden', script: forbid('localStorage') },
  { name: 'no localStorage', script: "Object.defineProperty(window, 'localStorage', { value: undefined });" },
  {
    name: 'no room in localStorage',
    script: "Storage.prototype.setItem = () => { throw new DOMException('x', 'QuotaExceededError'); };",
  },
  {
    name: 'garbage in localStorage',
    spoil: (page) =>
      page.evaluate(() => {
        const keys = [
          'preferences',
          'practice',
          'today/demo',
          'places/demo',
          'searches.demo',
          'prayerDays/demo',
          'lastSync/demo',
        ];
        for (const key of [...Object.keys(localStorage), ...keys.map((name) => `nuggets.${name}`)])
          if (key !== 'user.name') localStorage.setItem(key, '{"a":[null,');
      }),
  },
  { name: 'sessionStorage forbidden', script: forbid('sessionStorage') },
];

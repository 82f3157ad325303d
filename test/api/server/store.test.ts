// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDb, MockDb } from '../db';
import { NOW } from '../testClient';
import { openStore, type Store } from './store';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

let folder: string;
let stores: Store[];
/** Other listeners in this process, such as Vite's servers, which would end it on a signal. */
let strangers: Map<(typeof SIGNALS)[number], NodeJS.SignalsListener[]>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nuggets-store-'));
  stores = [];
  strangers = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  for (const store of stores) store.close();
  for (const [signal, listeners] of strangers) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const file = () => path.join(folder, 'data', 'db-1.json');

function open(): Store {
  const store = openStore(file(), () => createDb({ now: NOW }));
  stores.push(store);
  return store;
}

/** Removes demo's links, as a call would. */
function change({ db }: Store): void {
  db.user('demo').links = [];
  db.touch('demo', NOW);
}

const linksOnDisk = () => MockDb.fromJSON(JSON.parse(readFileSync(file(), 'utf8'))).user('demo').links;

describe('openStore', () => {
  it('writes nothing before something changes', () => {
    open().close();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('writes once, a moment after changes, and leaves no draft', () => {
    const store = open();
    change(store);
    change(store);
    vi.advanceTimersByTime(99);
    expect(readdirSync(folder)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(linksOnDisk()).toEqual([]);
    expect(readdirSync(path.dirname(file()))).toEqual(['db-1.json']);
  });

  it('has the changes after a restart', () => {
    const store = open();
    change(store);
    store.close();
    expect(open().db.user('demo').links).toEqual([]);
  });

  it.each(['{"schemaVersion":1,"users":[', '{"schemaVersion":0,"users":[],"sentEmails":[]}', ''])(
    'sets aside a file that cannot be used: %s',
    (text) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
      const before = open();
      change(before);
      before.close();
      writeFileSync(file(), text);

      expect(open().db.user('demo').links).toHaveLength(2);
      expect(warn).toHaveBeenCalledTimes(1);
      const [aside = '', ...others] = readdirSync(path.dirname(file()));
      expect(others).toEqual([]);
      expect(aside).toMatch(/^db-1\.json\.unreadable-\d+$/);
      expect(readFileSync(path.join(path.dirname(file()), aside), 'utf8')).toBe(text);
    },
  );

  it('writes before the process exits', () => {
    const others = process.listeners('exit');
    change(open());
    const mine = process.listeners('exit').filter((listener) => !others.includes(listener));
    expect(mine).toHaveLength(1);
    for (const listener of mine) listener(0);
    expect(linksOnDisk()).toEqual([]);
  });

  it.each(SIGNALS)('writes on %s, and lets the signal end the process', (signal) => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    change(open());
    process.emit(signal, signal);
    expect(linksOnDisk()).toEqual([]);
    expect(kill).toHaveBeenCalledWith(process.pid, signal);
  });

  it('leaves ending the process to other listeners', () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    change(open());
    process.on('SIGTERM', vi.fn());
    process.emit('SIGTERM', 'SIGTERM');
    expect(linksOnDisk()).toEqual([]);
    expect(kill).not.toHaveBeenCalled();
  });

  it('has no listeners once closed', () => {
    const count = () => ['exit', 'SIGINT', 'SIGTERM'].map((name) => process.listenerCount(name));
    const before = count();
    open().close();
    expect(count()).toEqual(before);
  });
});

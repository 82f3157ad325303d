import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MockDb } from '../db';

const DEBOUNCE_MS = 100;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export interface Store {
  db: MockDb;
  /** Writes the remaining changes and stops watching. */
  close: () => void;
}

/** A database stored in a file, so that a visitor's changes survive a restart. */
export function openStore(file: string, fresh: () => MockDb): Store {
  const db = read(file) ?? fresh();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write(file, db);
  };
  const stopWatching = db.onChange(() => {
    timer ??= setTimeout(flush, DEBOUNCE_MS);
  });
  const stopListening = beforeExit(flush);
  return {
    db,
    close: () => {
      flush();
      stopWatching();
      stopListening();
    },
  };
}

function read(file: string): MockDb | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return MockDb.fromJSON(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const aside = `${file}.unreadable-${Date.now()}`;
    renameSync(file, aside);
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(
      `Demo data: ${file} cannot be read (${reason}). It is set aside as ${aside}; demo data start fresh.`,
    );
    return undefined;
  }
}

/** Writes the file atomically, so that a reader never finds half of it. */
function write(file: string, db: MockDb): void {
  const draft = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, JSON.stringify(db));
  renameSync(draft, file);
}

/** Calls `flush` when the process ends, also by a signal. Returns a function that undoes this. */
function beforeExit(flush: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    flush();
    stop();
    // Listening has disabled the signal's default effect. Other listeners, such as Vite, end the process themselves.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const stop = () => {
    process.off('exit', flush);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  process.on('exit', flush);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return stop;
}

import { act, cleanup } from '@testing-library/react';
import { appEngine, makeStore } from '@/app/store';
import { lists, writes } from '@/app/subjects';
import type { Engine } from '@/data/engine';
import { install } from '@/data/install';
import type { Outbox } from '@/data/outbox/outbox';
import { engineOf, type AppStore, type StoreAccess } from '@/data/store/appStore';
import { afterTest } from './afterTest';

const engines = new Set<Engine>();

/**
 * A store as the app makes it, with RTK's checks, and an engine of its own, which knows the subjects. Its tab is closed with the test.
 */
export function testStore(): AppStore {
  const engine = appEngine();
  const store = makeStore({ checked: true, engine });
  engine.installed = install(engine, store, { lists, writes });
  engines.add(engine);
  afterTest(() => {
    // The mounted screen would write more.
    cleanup();
    engine.close();
    engines.delete(engine);
  });
  return store;
}

/** The outbox of a test's store. */
export function outboxOf(store: Pick<StoreAccess, 'dispatch'>): Outbox {
  const { installed } = engineOf(store);
  if (!installed) throw new Error('The engine does not know the subjects');
  return installed.outbox;
}

/** Sends the undoable writes now, which would otherwise wait. */
export const sendUndoable = () =>
  act(async () => {
    for (const { installed } of engines) await installed?.outbox.flush({ now: true });
  });

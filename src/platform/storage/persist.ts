import * as v from 'valibot';
import { stored } from './stored';

/** Some browsers ask the person each time; one that has refused by itself may grant it later. */
const ASK_AGAIN_MS = 30 * 24 * 60 * 60_000;
const lastAsked = stored('storage.persistAsked', v.number(), 0, 'device');

/** Asks the browser, once a month at most, not to delete what is stored here when it runs out of space. */
export async function askToPersist(): Promise<void> {
  const now = Date.now();
  // A clock that was set back does not keep it from asking.
  if (!('storage' in navigator) || Math.abs(now - lastAsked.read()) < ASK_AGAIN_MS) return;
  lastAsked.write(now);
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser that cannot say so promises nothing.
  }
}

export interface StorageUse {
  /** Bytes. */
  used: number;
  /** Whether the browser has promised not to delete it by itself. */
  isPersistent: boolean;
}

/** How much this browser stores for the app; null where it does not say. */
export async function storageUse(): Promise<StorageUse | null> {
  try {
    const [{ usage }, isPersistent] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return usage === undefined ? null : { used: usage, isPersistent };
  } catch {
    return null;
  }
}

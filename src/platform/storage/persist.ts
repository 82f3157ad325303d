import * as v from 'valibot';
import { stored } from './stored';

/** Some browsers ask the person each time, and one that refused on its own may grant it later. */
const ASK_AGAIN_MS = 30 * 24 * 60 * 60_000;
const lastAsked = stored('storage.persistAsked', v.number(), 0, 'device');

/** Asks the browser, at most once a month, not to delete what the app stores when space runs out. */
export async function askToPersist(): Promise<void> {
  const now = Date.now();
  // The absolute difference, so that a clock that was set back does not stop it from asking.
  if (!('storage' in navigator) || Math.abs(now - lastAsked.read()) < ASK_AGAIN_MS) return;
  lastAsked.write(now);
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser that does not support this promises nothing.
  }
}

export interface StorageUse {
  /** Bytes. */
  used: number;
  /** Whether the browser has promised not to delete it on its own. */
  isPersistent: boolean;
}

/** How much the app stores in this browser; null if the browser does not tell. */
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

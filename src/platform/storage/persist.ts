let asked = false;

/** Asks the browser, once, not to delete what is stored here when it runs out of space. */
export function askToPersist(): void {
  if (asked || !('storage' in navigator)) return;
  asked = true;
  void navigator.storage.persist().catch(() => false);
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

import * as v from 'valibot';
import { useSyncExternalStore } from 'react';
import { stored } from '@/platform/storage/stored';
import { createStoredChanges } from '@/platform/storage/storedChanges';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';

const onDevice = v.object({
  /** Whether every book is stored. */
  isWhole: v.boolean(),
  isDownloading: v.boolean(),
});

/** The translations of which this device has books, or will have them soon. */
export type OnDevice = Readonly<Partial<Record<TranslationCode, v.InferOutput<typeof onDevice>>>>;

const changes = createStoredChanges();
const remembered = stored('nuggets.bibles', v.record(v.picklist(TRANSLATION_CODES), onDevice), {}, 'device');

/**
 * The translations that this device has. Known at once, and here: a page that has none, as a stranger's, loads no code for them.
 */
export const translationsOnDevice = (): OnDevice => remembered.read();

export function rememberOnDevice(codes: OnDevice): void {
  remembered.write(codes);
  changes.emit();
}

/** Whether this device has books of a translation, or will have them soon. */
export const useIsOnDevice = (code: TranslationCode): boolean =>
  useSyncExternalStore(changes.subscribe, () => translationsOnDevice()[code] !== undefined);

/** Whether a whole translation is on this device, so that nothing of it has to be loaded. */
export const isOnDevice = (code: TranslationCode): boolean => translationsOnDevice()[code]?.isWhole === true;

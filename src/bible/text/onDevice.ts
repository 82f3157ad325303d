import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';

const onDevice = v.object({
  /** Whether every book is stored. */
  isWhole: v.boolean(),
  isDownloading: v.boolean(),
});

/** The translations of which this device has books, or will have them soon. */
export type OnDevice = Readonly<Partial<Record<TranslationCode, v.InferOutput<typeof onDevice>>>>;

const remembered = stored('nuggets.bibles', v.record(v.picklist(TRANSLATION_CODES), onDevice), {}, 'device');

/**
 * The translations that this device has. Known at once, and here: a page that has none, as a stranger's, loads no code for them.
 */
export const translationsOnDevice = (): OnDevice => remembered.read();

export const rememberOnDevice = (codes: OnDevice): void => remembered.write(codes);

/** Whether a whole translation is on this device, so that nothing of it has to be loaded. */
export const isOnDevice = (code: TranslationCode): boolean => translationsOnDevice()[code]?.isWhole === true;

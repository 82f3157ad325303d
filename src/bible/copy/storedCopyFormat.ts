import { anyObject, stored } from '@/platform/storage/stored';

/** The person's copy format as it is stored; null for the default, for which no code needs to be loaded. */
export const storedCopyFormat = stored('nuggets.copyFormat', anyObject, null, 'device');

import { anyObject, stored } from '@/platform/storage/stored';

/** A person's own copy format, as it was stored; null while it is the default. Its code is not loaded for that one. */
export const storedCopyFormat = stored('nuggets.copyFormat', anyObject, null, 'device');

import { readStored } from '@/device/storage';

/** Where a person's own copy format is stored; nothing is, while it is the specification's. */
export const COPY_FORMAT_KEY = 'nuggets.copyFormat';

export const hasOwnCopyFormat = (): boolean => readStored(COPY_FORMAT_KEY) !== null;

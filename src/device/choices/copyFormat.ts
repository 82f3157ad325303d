import { readStored } from '@/device/storage';

/** Where one's own way to copy is kept. Nothing is, as long as it is the specification's. */
export const COPY_FORMAT_KEY = 'nuggets.copyFormat';

/** Whether this device has a way to copy of its own. */
export const hasOwnCopyFormat = (): boolean => readStored(COPY_FORMAT_KEY) !== null;

import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

/** Whether a user was made on this device and is to be shown how to start, or has started; null where nothing is known. */
export const { read: readNewcomer, write: storeNewcomer } = stored(
  'nuggets.newcomer/',
  v.picklist(['new', 'started']),
  null,
  'user',
);

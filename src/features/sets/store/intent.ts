import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

/** The passages, by their keys, that a guest wants to keep once they have a name. Stored in the tab. */
export const { read: readKeepIntent, write: storeKeepIntent } = stored(
  'nuggets.keepSet',
  v.array(v.string()),
  null,
  'tab',
);

import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

/** What a guest wants to keep once they have a name: the keys of passages. It ends with the tab. */
export const { read: readKeepIntent, write: storeKeepIntent } = stored(
  'nuggets.keepSet',
  v.array(v.string()),
  null,
  'tab',
);

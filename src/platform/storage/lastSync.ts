import * as v from 'valibot';
import { stored } from './stored';

/** When the server last answered this user here, epoch milliseconds; null when that is not remembered. */
export const { read: rememberedSync, write: rememberSync } = stored(
  'nuggets.lastSync/',
  v.pipe(v.number(), v.safeInteger()),
  null,
  'user',
);

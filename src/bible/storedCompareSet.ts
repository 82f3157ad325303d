import * as v from 'valibot';
import { compareSetFrom } from './compareSet';
import { stored } from '@/platform/storage/stored';

const codes = v.pipe(
  v.string(),
  v.transform((text) => compareSetFrom(text)),
);

/** The translations last compared on this device; none before that. They are written as `kjv,asv`. */
export const { read: lastCompared, write: rememberCompared } = stored(
  'nuggets.compared',
  codes,
  [],
  'device',
);

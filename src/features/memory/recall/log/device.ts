import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { uuid } from '@/platform/values/random';

const { read, write } = stored('nuggets.device/', v.string(), '', 'user');

/** A random name of this device, which distinguishes its runs from those of other devices; blank if nothing can be stored. */
export function deviceOf(user: string): string {
  if (read(user) === '') write(user, uuid().slice(0, 8));
  return read(user);
}

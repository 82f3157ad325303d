import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { uuid } from '@/platform/values/random';

const { read, write } = stored('nuggets.device/', v.string(), '', 'user');

/** A random name of this device, by which a user's own runs are told from another device's; blank where nothing is stored. */
export function deviceOf(user: string): string {
  if (read(user) === '') write(user, uuid().slice(0, 8));
  return read(user);
}

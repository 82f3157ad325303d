import { perUser } from './storage';

const { read, write } = perUser('nuggets.lastSync/');

/** When the server last answered this user here, epoch milliseconds; null when that is not remembered. */
export function rememberedSync(user: string): number | null {
  const at = read(user);
  return typeof at === 'number' && Number.isSafeInteger(at) ? at : null;
}

export const rememberSync: (user: string, at: number) => void = write;

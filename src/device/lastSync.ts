import { areaOf, readStored, writeStored } from './storage';

const keyOf = (user: string): string => `nuggets.lastSync/${user}`;

/** When the server last answered this user here, epoch milliseconds; null when that is not remembered. */
export function rememberedSync(user: string): number | null {
  const at = Number(readStored(keyOf(user), areaOf(user)) ?? NaN);
  return Number.isSafeInteger(at) ? at : null;
}

export const rememberSync = (user: string, at: number): void =>
  writeStored(keyOf(user), String(at), areaOf(user));

import { areaOf, perUser, readStored, writeStored } from '@/device/storage';

const { read, write } = perUser('nuggets.lastQuote/');
const shuffleKey = (user: string): string => `nuggets.shuffleQuotes/${user}`;

/** The quote that a user read last on this device; null before that. */
export function lastQuote(user: string): number | null {
  const stored = read(user);
  return typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 ? stored : null;
}

export const rememberQuote: (user: string, quoteId: number) => void = write;

/** Whether a user wants the quotes shuffled at each visit, and not to go on where they were. */
export const shufflesQuotes = (user: string): boolean => readStored(shuffleKey(user), areaOf(user)) === 'Y';

export const rememberShuffle = (user: string, shuffles: boolean): void =>
  writeStored(shuffleKey(user), shuffles ? 'Y' : null, areaOf(user));

import * as v from 'valibot';
import { listOf, stored } from '@/platform/storage/stored';

const MAX_RECENT = 5;
const recent = stored('nuggets.quoteSearches/', listOf(v.string(), MAX_RECENT), [], 'user');

/** What a user last searched quotes for on this device, newest first, each once. */
export const recentQuoteSearches = (user: string): readonly string[] => recent.read(user);

/** Puts a search before the user's others. */
export const rememberQuoteSearch = (user: string, term: string): void =>
  recent.write(user, [term, ...recent.read(user).filter((other) => other !== term)].slice(0, MAX_RECENT));

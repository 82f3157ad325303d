import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

const quoteId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** The quote that a user read last on this device; null before that. */
export const { read: lastQuote, write: rememberQuote } = stored('nuggets.lastQuote/', quoteId, null, 'user');

/** 'Y' if a user wants the quotes shuffled at each visit, and not to go on where they were. */
export const shuffledQuotes = stored('nuggets.shuffleQuotes/', v.literal('Y'), null, 'user');

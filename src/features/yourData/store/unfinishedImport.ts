import * as v from 'valibot';
import { localArea, sessionArea, storedKeys } from '@/platform/storage/storage';
import { stored } from '@/platform/storage/stored';

const KEY = 'nuggets.import/';
const unfinished = stored(KEY, v.literal('unfinished'), null, 'user');

/** Whether an import of a user's is not at its end, or its report not yet closed; known without loading any of it. */
export const hasUnfinishedImport = (user: string): boolean => unfinished.read(user) !== null;

export const markUnfinished = (user: string, isUnfinished: boolean): void =>
  unfinished.write(user, isUnfinished ? 'unfinished' : null);

/** The users whose imports are not at their end, as far as this tab can know. */
export const usersImporting = (): string[] =>
  [localArea, sessionArea].flatMap((area) => storedKeys(KEY, area).map((key) => key.slice(KEY.length)));

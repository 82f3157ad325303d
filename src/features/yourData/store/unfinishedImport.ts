import * as v from 'valibot';
import { localArea, sessionArea, storedKeys } from '@/platform/storage/storage';
import { stored } from '@/platform/storage/stored';

const KEY = 'nuggets.import/';
const unfinished = stored(KEY, v.literal('unfinished'), null, 'user');

/** Whether a user has an unfinished import, or one with an open report; known without loading its code. */
export const hasUnfinishedImport = (user: string): boolean => unfinished.read(user) !== null;

export const markUnfinished = (user: string, isUnfinished: boolean): void =>
  unfinished.write(user, isUnfinished ? 'unfinished' : null);

/** The users with unfinished imports, as far as this tab knows. */
export const usersImporting = (): string[] =>
  [localArea, sessionArea].flatMap((area) => storedKeys(KEY, area).map((key) => key.slice(KEY.length)));

import * as v from 'valibot';
import { localArea, sessionArea, storedKeys } from '@/platform/storage/storage';
import { stored } from '@/platform/storage/stored';

const KEY = 'nuggets.import/';
/** The id of a user's import that is unfinished, or whose report is open; null if there is none. All tabs share it. */
export const { read: unfinishedImport, write: markUnfinished } = stored(KEY, v.string(), null, 'user');

/** Whether a user has such an import; known without loading its code. */
export const hasUnfinishedImport = (user: string): boolean => unfinishedImport(user) !== null;

/** The users with unfinished imports, as far as this tab knows. */
export const usersImporting = (): string[] =>
  [localArea, sessionArea].flatMap((area) => storedKeys(KEY, area).map((key) => key.slice(KEY.length)));

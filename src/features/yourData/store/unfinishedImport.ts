import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';

const unfinished = stored('nuggets.import/', v.literal('unfinished'), null, 'user');

/** Whether an import of a user's is not at its end, or its report not yet closed; known without loading any of it. */
export const hasUnfinishedImport = (user: string): boolean => unfinished.read(user) !== null;

export const markUnfinished = (user: string, isUnfinished: boolean): void =>
  unfinished.write(user, isUnfinished ? 'unfinished' : null);

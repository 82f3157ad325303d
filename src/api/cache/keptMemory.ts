import * as v from 'valibot';
import { decoded } from '@/api/client/client';
import { rows, shaped, wholeNumber } from '@/api/wire/decoder';
import { amendAnswer } from './answerCache';

/*
 * Without a network the kept lists of memory passages are all there is: they are to say what was written since they came,
 * or the next box change, which writes a passage whole, would put the old one back.
 */

/** Rows as the server gave them; only whose they are is looked at. */
const keptRows = shaped(rows(v.looseObject({ passageId: wholeNumber })));
type KeptRow = Readonly<Record<string, unknown>> & { passageId: number };

const amendRows = (
  endpoint: string,
  user: string,
  amended: (kept: KeptRow[]) => readonly object[],
): Promise<void> =>
  amendAnswer(endpoint, { user }, (kept) => JSON.stringify(amended(decoded(endpoint, kept, keptRows))));

/** Adds a new passage to the kept list. */
export const keepNewPassage = (user: string, row: KeptRow): Promise<void> =>
  amendRows('get_mempsg_list', user, (kept) => [...kept, row]);

/** Writes into the kept list what has changed of a passage. */
export const keepPassage = (user: string, { passageId, ...changes }: KeptRow): Promise<void> =>
  amendRows('get_mempsg_list', user, (kept) =>
    kept.map((row) => (row.passageId === passageId ? { ...row, ...changes } : row)),
  );

/** Writes into the kept list of own wordings what has changed of a passage's: null takes it away. */
export const keepOverride = (user: string, passageId: number, changes: object | null): Promise<void> =>
  amendRows('get_mempsg_text_overrides', user, (kept) => {
    const others = kept.filter((row) => row.passageId !== passageId);
    const own = kept.find((row) => row.passageId === passageId);
    return changes === null ? others : [...others, { ...own, passageId, ...changes }];
  });

/** Puts a view before all others of the kept history, which is long and need not be read for that. */
export const keepView = (user: string, view: object): Promise<void> =>
  amendAnswer('get_mem_practice_history', { user }, (kept) => {
    const others = kept.slice(kept.indexOf('[') + 1);
    return `[${JSON.stringify(view)}${/^\s*\]/.test(others) ? '' : ','}${others}`;
  });

import * as v from 'valibot';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { forgetUserRows, putUserRow, readUserRows, replaceUserRows } from '@/platform/storage/userRows';
import { ITEM_KINDS, type Item } from '../model/item';

const isItem = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  ITEM_KINDS.some((kind) => kind === value.kind);

/** A row of an import as stored. The item was validated before. */
const importRow = v.object({
  at: v.number(),
  location: v.string(),
  item: v.custom<Item>(isItem),
  /** The progress of the row. Once handed over it may be in the outbox, or on the server. */
  state: v.picklist(['open', 'handed', 'added', 'there', 'refused']),
  /** The ids of the equal rows that existed when it was handed over, so none of them is this row. */
  known: v.exactOptional(v.array(v.number())),
  /** Why the server failed at the row once; the next attempt is the last. */
  failed: v.exactOptional(v.string()),
  /** Why the row, or a part of it, was refused. */
  reason: v.exactOptional(v.string()),
  /** How often the server has the row, if more than once. */
  times: v.exactOptional(v.number()),
});

export type ImportRow = v.InferOutput<typeof importRow>;
export type RowState = ImportRow['state'];

/**
 * Stores the rows of a new import, all of them or none. False if this browser stores nothing for the user: the import then lasts
 * as long as the page.
 */
export async function storeRows(user: string, rows: readonly ImportRow[]): Promise<boolean> {
  if (isSessionOnly(user)) return false;
  return replaceUserRows(
    user,
    rows.map((row) => ({ at: row.at, row })),
  );
}

/** The rows of a user's import, in their order. */
export async function storedRows(user: string): Promise<ImportRow[]> {
  return (await readUserRows(user)).filter((row) => v.is(importRow, row));
}

/** Stores the progress of a row. */
export async function storeRow(user: string, row: ImportRow): Promise<void> {
  if (!isSessionOnly(user)) await putUserRow(user, { at: row.at, row });
}

export const forgetImport: (user: string) => Promise<void> = forgetUserRows;

import * as v from 'valibot';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { forgetUserRows, putUserRows, readUserRows } from '@/platform/storage/userRows';
import { ITEM_KINDS, type Item } from '../model/item';

const isItem = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  ITEM_KINDS.some((kind) => kind === value.kind);

/** A row of an import as it is stored. The item is as this app has checked it before. */
const importRow = v.object({
  at: v.number(),
  location: v.string(),
  item: v.custom<Item>(isItem),
  /** How far it is. Once it was handed over it may be in the outbox, or at the server. */
  state: v.picklist(['open', 'handed', 'added', 'there', 'refused']),
  /** The ids of the rows like it that were there when it was handed over: none of these is it. */
  known: v.exactOptional(v.array(v.number())),
  /** Why it was refused, or what of it was. */
  reason: v.exactOptional(v.string()),
  /** How often the server has it, if more than once. */
  times: v.exactOptional(v.number()),
});

export type ImportRow = v.InferOutput<typeof importRow>;
export type RowState = ImportRow['state'];

/** Stores the rows of a new import. False where this browser stores nothing of the user's: it then lasts as long as the page. */
export async function storeRows(user: string, rows: readonly ImportRow[]): Promise<boolean> {
  if (isSessionOnly(user)) return false;
  await forgetImport(user);
  return putUserRows(
    user,
    rows.map((row) => ({ at: row.at, row })),
  );
}

/** The rows of a user's import, in their order. */
export async function storedRows(user: string): Promise<ImportRow[]> {
  return (await readUserRows(user)).filter((row) => v.is(importRow, row));
}

/** Stores how far a row is. */
export async function storeRow(user: string, row: ImportRow): Promise<void> {
  if (!isSessionOnly(user)) await putUserRows(user, [{ at: row.at, row }]);
}

export const forgetImport: (user: string) => Promise<void> = forgetUserRows;

import { keyWithoutLetter, type KnownAccount } from '../model/account';
import { importKey, type Item } from '../model/item';
import { groupBy } from '@/platform/values/groupBy';
import type { ImportRow } from './importJob';

/** The key to find a row by just after it was added, when a passage does not have its letter yet. */
export const keyWhenAdded = (item: Item): string =>
  item.kind === 'passage' ? keyWithoutLetter(item.ref) : importKey(item);

/** The ids of the rows by that key. */
export const keysWhenAdded = (
  { ids, idsWithoutLetter }: KnownAccount,
  { kind }: Item,
): Map<string, number[]> => (kind === 'passage' ? idsWithoutLetter : ids);

/**
 * Records with the added rows how often the server has them, if that is more than once: when a connection breaks, browsers
 * silently repeat a call, even if the server has carried it out.
 * @param account after the rows were added
 */
export function markCopies(rows: readonly ImportRow[], account: KnownAccount): void {
  const added = rows.filter(({ state, known }) => state === 'added' && known !== undefined);
  for (const [key, alike] of groupBy(added.map((row) => [keyWhenAdded(row.item), row] as const))) {
    const [first] = alike;
    if (!first) continue;
    const before = Math.min(...alike.map(({ known = [] }) => known.length));
    const now = keysWhenAdded(account, first.item).get(key)?.length ?? 0;
    const surplus = now - before - alike.length;
    if (surplus > 0) first.times = surplus + 1;
  }
}

/**
 * Marks a topic whose own row was refused as existing if it came later with a quote or a nugget.
 * @param account after the rows were added
 * @returns the rows that changed
 */
export function markTopicsThere(rows: readonly ImportRow[], account: KnownAccount): ImportRow[] {
  const there = rows.filter(
    ({ state, item }) => state === 'refused' && item.kind === 'topic' && account.ids.has(importKey(item)),
  );
  for (const row of there) {
    row.state = 'there';
    delete row.reason;
  }
  return there;
}

import { topicKey } from '@/features/topics/model/public';
import { pluralize } from '@/platform/values/text';
import type { KnownAccount } from './account';
import { importKey, itemLabel, ITEM_KINDS, KIND_NAMES, type Item } from './item';
import type { Row } from './row';
import type { Step } from './source';

/** A row as the preview shows it, before anything is sent. */
export type PreviewRow = Row & {
  /** Its number among the rows, from 0. */
  at: number;
  state: 'new' | 'there' | 'invalid' | 'beside';
  /** Why the row cannot be read, or where it exists already; blank for a new one. */
  reason: string;
};

type ShownItem = PreviewRow & { item: Item };

/** One of two equal items, with the topics of both. */
function withTopicsOf(item: Item, other: Item): Item {
  if (!('topics' in item) || !('topics' in other)) return item;
  const topics = new Map([...other.topics, ...item.topics].map((name) => [topicKey(name), name]));
  return { ...item, topics: [...topics.values()] };
}

/** The rows of the preview: new ones, those that the account has already, and those that cannot be read or imported. */
export async function previewRows(
  rows: readonly Row[],
  { ids, unknown }: Pick<KnownAccount, 'ids' | 'unknown'>,
  step: Step,
): Promise<PreviewRow[]> {
  /** The first row with each key. */
  const seen = new Map<string, ShownItem>();
  const shown: PreviewRow[] = [];
  for (const [at, row] of rows.entries()) {
    await step();
    if (!('item' in row)) {
      shown.push({ ...row, at, state: row.isBeside ? 'beside' : 'invalid' });
      continue;
    }
    const { item, location } = row;
    const unlisted = unknown.get(item.kind);
    if (unlisted !== undefined) {
      shown.push({ location, at, state: 'invalid', reason: unlisted, text: itemLabel(item) });
      continue;
    }
    const key = importKey(item);
    const before = seen.get(key);
    if (before) before.item = withTopicsOf(before.item, item);
    const repeated = before === undefined ? '' : `The same as ${before.location}`;
    const reason = ids.has(key) ? 'It is there already' : repeated;
    const listed: ShownItem = { at, location, item, state: reason === '' ? 'new' : 'there', reason };
    if (before === undefined) seen.set(key, listed);
    shown.push(listed);
  }
  return shown;
}

/** A row in one line. */
export const rowLabel = (row: PreviewRow): string => ('item' in row ? itemLabel(row.item) : row.text);

/** The number of added rows in words: '3 memory passages', or '12 rows' where they are of several kinds. */
export function countsLabel(items: readonly Pick<Item, 'kind'>[]): string {
  const kinds = ITEM_KINDS.filter((kind) => items.some((item) => item.kind === kind));
  const [kind] = kinds;
  if (kind === undefined) return 'nothing';
  if (kinds.length > 1) return `${items.length} rows`;
  return pluralize(items.length, ...KIND_NAMES[kind]);
}

import type { ChapterRef } from '@/bible/passage';
import type { LatestSeen } from '@/features/plan/model/public';

/** The budgets to choose from, in minutes. */
export const BUDGETS = [5, 10, 20, 30] as const;
export type Budget = (typeof BUDGETS)[number];

/** Something to do today. `seconds` is its expected duration. */
export type TodayItem = { seconds: number } & (
  | { kind: 'passage'; passageId: number }
  | {
      kind: 'reading';
      chapter: ChapterRef;
      /** The record after which the plan goes on to the chapter (see plan), as it was when the chapter was chosen; absent in a day of an earlier version. */
      wasLatest?: LatestSeen | null;
    }
  | { kind: 'nugget'; passageId: number }
  | { kind: 'quote'; quoteId: number }
  | { kind: 'prayer'; prayerId: number }
);

export const KINDS = [
  'passage',
  'reading',
  'nugget',
  'quote',
  'prayer',
] as const satisfies TodayItem['kind'][];
export type Kind = (typeof KINDS)[number];

/** The groups of a day's items, in the order of the day. */
export const GROUPS = ['Practise', 'Read', 'Pray'] as const;
export type Group = (typeof GROUPS)[number];

/** The group of an item: chapter, nugget and quote are read. */
export function groupOf({ kind }: TodayItem): Group {
  if (kind === 'passage') return 'Practise';
  return kind === 'prayer' ? 'Pray' : 'Read';
}

const chapterKey = ({ bookName, chapter }: ChapterRef): string => `reading/${bookName}/${chapter}`;

/** The key of an item within a day, the same on every device. */
export function todayItemKey(item: TodayItem): string {
  switch (item.kind) {
    case 'passage':
    case 'nugget':
      return `${item.kind}/${item.passageId}`;
    case 'reading':
      return chapterKey(item.chapter);
    case 'quote':
      return `quote/${item.quoteId}`;
    case 'prayer':
      return `prayer/${item.prayerId}`;
  }
}

/**
 * The key of the chapter after which the plan goes on to this one: for the second chapter of a day, that of the first.
 * Null for any other kind of item, and for the first chapter of a list.
 */
export const keyBefore = (item: TodayItem): string | null =>
  item.kind === 'reading' && item.wasLatest ? chapterKey(item.wasLatest) : null;

/** The item with the row's id `from` replaced by `to`; unchanged if it is about another row. */
export function withItemId(item: TodayItem, from: number, to: number): TodayItem {
  switch (item.kind) {
    case 'passage':
    case 'nugget':
      return item.passageId === from ? { ...item, passageId: to } : item;
    case 'quote':
      return item.quoteId === from ? { ...item, quoteId: to } : item;
    case 'prayer':
      return item.prayerId === from ? { ...item, prayerId: to } : item;
    case 'reading':
      return item;
  }
}

/** The total duration of items, in seconds. */
export const totalSeconds = (items: readonly TodayItem[]): number =>
  items.reduce((sum, { seconds }) => sum + seconds, 0);

/** The kinds in words, singular and plural. */
export const KIND_NOUNS: Readonly<Record<Kind, readonly [one: string, more: string]>> = {
  passage: ['passage', 'passages'],
  reading: ['chapter', 'chapters'],
  nugget: ['nugget', 'nuggets'],
  quote: ['quote', 'quotes'],
  prayer: ['prayer', 'prayers'],
};

import type { ChapterRef } from '../bible/passage';

/** The budgets a person may choose, in minutes. */
export const BUDGETS = [5, 10, 20, 30] as const;
export type Budget = (typeof BUDGETS)[number];

/** One thing to do today. `seconds` is how long it will probably take. */
export type TodayItem = { seconds: number } & (
  | { kind: 'passage'; passageId: number }
  | { kind: 'reading'; chapter: ChapterRef }
  | { kind: 'nugget'; passageId: number }
  | { kind: 'quote'; quoteId: number }
  | { kind: 'prayer'; prayerId: number }
);

/** Names an item within a day: the same thing has the same key on every device. */
export function itemKey(item: TodayItem): string {
  switch (item.kind) {
    case 'passage':
    case 'nugget':
      return `${item.kind}/${item.passageId}`;
    case 'reading':
      return `reading/${item.chapter.bookName}/${item.chapter.chapter}`;
    case 'quote':
      return `quote/${item.quoteId}`;
    case 'prayer':
      return `prayer/${item.prayerId}`;
  }
}

/** The item under another id, where it is about the row that had the one before. */
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

/** How long some items take together, in seconds. */
export const totalSeconds = (items: readonly TodayItem[]): number =>
  items.reduce((sum, { seconds }) => sum + seconds, 0);

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

/** How long some items take together, in seconds. */
export const totalSeconds = (items: readonly TodayItem[]): number =>
  items.reduce((sum, { seconds }) => sum + seconds, 0);

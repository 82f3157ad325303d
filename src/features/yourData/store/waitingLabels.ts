import { createSelector } from '@reduxjs/toolkit';
import { bindWrite, payloadOf, type Write } from '@/data/write/writes';
import { memoryWrites, selectPassages } from '@/features/memory/public';
import { nuggetWrites } from '@/features/nuggets/public';
import { prayerWrites } from '@/features/prayers/public';
import { quoteWrites, selectQuotesById } from '@/features/quotes/public';
import { formatReference } from '@/bible/references/reference';
import { preview } from '@/platform/values/text';
import { passageName } from '@/features/memory/model/public';
import { prayerTitle } from '@/features/prayers/model/public';
import type { OutboxWrite } from '@/data/outbox/outboxWrite';
import type { RootState } from '@/data/store/rootReducer';
import type { RowNames } from '@/data/write/definition';
import { selectPending, selectWaiting } from '@/data/sync/sync';

/** A write that waits, with its label. */
export interface WaitingItem extends Pick<OutboxWrite, 'id' | 'at' | 'refused' | 'unclear'> {
  label: string;
}

const EXCERPT = 40;
const quoteName = (text: string): string => `“${preview(text, EXCERPT)}”`;

const ifThere = <Row>(row: Row | undefined, nameOf: (row: Row) => string) =>
  row === undefined ? undefined : nameOf(row);

/** The names of rows that wait themselves, by the writes that make them. */
function namesOfPending(writeOf: (id: number) => Write | null): RowNames {
  return {
    passage: (id) => ifThere(payloadOf(memoryWrites.addPassage, writeOf(id)), formatReference),
    prayer: (id) => ifThere(payloadOf(prayerWrites.addPrayer, writeOf(id)), prayerTitle),
    nugget: (id) => ifThere(payloadOf(nuggetWrites.addNugget, writeOf(id)), formatReference),
    quote: (id) => ifThere(payloadOf(quoteWrites.addQuote, writeOf(id)), ({ text }) => quoteName(text)),
  };
}

/** The current user's waiting writes, oldest first, with their labels. */
export const selectWaitingLabels = createSelector(
  [
    selectWaiting,
    selectPending,
    selectPassages,
    (state: RootState) => state.prayers?.rows,
    (state: RootState) => state.nuggets?.rows,
    selectQuotesById,
  ],
  (waiting, pending, passages, prayers = [], nuggets = [], quotes): WaitingItem[] => {
    const made = namesOfPending((id) => pending.find((each) => each.id === id)?.write ?? null);
    const names: RowNames = {
      passage: (id) =>
        ifThere(
          passages.find(({ passageId }) => passageId === id),
          passageName,
        ) ?? made.passage(id),
      prayer: (id) =>
        ifThere(
          prayers.find(({ prayerId }) => prayerId === id),
          prayerTitle,
        ) ?? made.prayer(id),
      nugget: (id) =>
        ifThere(
          nuggets.find(({ passageId }) => passageId === id),
          formatReference,
        ) ?? made.nugget(id),
      quote: (id) => {
        const text = quotes[id]?.text;
        return text ? quoteName(text) : made.quote(id);
      },
    };
    return waiting.map(({ id, at, refused, unclear, write }) => ({
      id,
      at,
      refused,
      unclear,
      label: (write && bindWrite(write)?.label(names)) ?? 'Something that this version cannot read',
    }));
  },
);

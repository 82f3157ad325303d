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

/** The names of rows that wait themselves, by the writes that make them. */
function namesOfPending(writeOf: (id: number) => Write | null): RowNames {
  const ifMade = <Payload>(made: Payload | undefined, nameOf: (payload: Payload) => string) =>
    made === undefined ? undefined : nameOf(made);
  return {
    passage: (id) => ifMade(payloadOf(memoryWrites.addPassage, writeOf(id)), formatReference),
    prayer: (id) => ifMade(payloadOf(prayerWrites.addPrayer, writeOf(id)), prayerTitle),
    nugget: (id) => ifMade(payloadOf(nuggetWrites.addNugget, writeOf(id)), formatReference),
    quote: (id) => ifMade(payloadOf(quoteWrites.addQuote, writeOf(id)), ({ text }) => quoteName(text)),
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
      passage: (id) => {
        const row = passages.find(({ passageId }) => passageId === id);
        return row ? passageName(row) : made.passage(id);
      },
      prayer: (id) => {
        const row = prayers.find(({ prayerId }) => prayerId === id);
        return row ? prayerTitle(row) : made.prayer(id);
      },
      nugget: (id) => {
        const row = nuggets.find(({ passageId }) => passageId === id);
        return row ? formatReference(row) : made.nugget(id);
      },
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

import { createSelector } from '@reduxjs/toolkit';
import { payloadOf, type Write } from '@/data/define/subjects';
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
import type { RowName } from '@/data/define/write';
import type { ListName } from '@/data/define/list';
import { selectListState } from '@/data/list/listState';
import { selectPending, selectWaiting } from '@/data/sync/sync';
import { selectSubjects } from '@/data/sync/subjects';

/** A waiting write, with its label. */
export interface WaitingItem extends Pick<OutboxWrite, 'id' | 'at' | 'status' | 'refused' | 'unclear'> {
  label: string;
  /** What the person typed, whole: the label shortens it. */
  typed: readonly string[];
  /** Whether it makes a row, so that sending it twice would make two. */
  makesRow: boolean;
}

/** The fields of payloads that have a person's own words. */
const TYPED = new Set([
  'text',
  'note',
  'explanation',
  'title',
  'details',
  'personName',
  'label',
  'action',
  'newText',
]);

/** What a person typed into a write, as far as it is new. */
const typedIn = (payload: object): string[] =>
  Object.entries(payload).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return TYPED.has(name) && value.trim() !== '' ? [value] : [];
    return typeof value === 'object' && value !== null && name !== 'was' ? typedIn(value) : [];
  });

const EXCERPT = 40;
const quoteName = (text: string): string => `“${preview(text, EXCERPT)}”`;

const ifThere = <Row>(row: Row | undefined, nameOf: (row: Row) => string) =>
  row === undefined ? undefined : nameOf(row);

/** The names of waiting rows, by the writes that create them. */
const NAME_OF_ADDED: Readonly<Partial<Record<ListName, (write: Write | null) => string | undefined>>> = {
  passages: (write) => ifThere(payloadOf(memoryWrites.addMemoryPassageWrite, write), formatReference),
  prayers: (write) => ifThere(payloadOf(prayerWrites.addPrayerWrite, write), prayerTitle),
  nuggets: (write) => ifThere(payloadOf(nuggetWrites.addNuggetWrite, write), formatReference),
  quotes: (write) => ifThere(payloadOf(quoteWrites.addQuoteWrite, write), ({ text }) => quoteName(text)),
};

/** The current user's waiting writes, oldest first, with their labels. */
export const selectWaitingLabels = createSelector(
  [
    selectWaiting,
    selectPending,
    selectPassages,
    (state: RootState) => selectListState(state, 'prayers')?.rows,
    (state: RootState) => selectListState(state, 'nuggets')?.rows,
    selectQuotesById,
    selectSubjects,
  ],
  (waiting, pending, passages, prayers = [], nuggets = [], quotes, { bind }): WaitingItem[] => {
    const nameOf: Readonly<Partial<Record<ListName, (id: number) => string | undefined>>> = {
      passages: (id) =>
        ifThere(
          passages.find(({ passageId }) => passageId === id),
          passageName,
        ),
      prayers: (id) =>
        ifThere(
          prayers.find(({ prayerId }) => prayerId === id),
          prayerTitle,
        ),
      nuggets: (id) =>
        ifThere(
          nuggets.find(({ passageId }) => passageId === id),
          formatReference,
        ),
      quotes: (id) => {
        const text = quotes[id]?.text;
        return text ? quoteName(text) : undefined;
      },
    };
    const rowName: RowName = (list, id) =>
      nameOf[list]?.(id) ?? NAME_OF_ADDED[list]?.(pending.find((each) => each.id === id)?.write ?? null);
    return waiting.map(({ id, at, status, refused, unclear, write }) => {
      const bound = write && bind(write);
      return {
        id,
        at,
        status,
        refused,
        unclear,
        label: bound?.label(rowName) ?? 'Something that this version cannot read',
        typed: write ? typedIn(write.payload) : [],
        makesRow: bound?.recognition.newRow !== undefined,
      };
    });
  },
);

import { createSelector } from '@reduxjs/toolkit';
import { bindWrite } from '@/api/writes/writes';
import { isProvisional } from '@/api/outbox/outboxWrite';
import { passageName } from '@/domain/memory/passageEdit';
import { prayerTitle } from '@/domain/prayers/prayerTitle';
import type { OutboxWrite } from '@/api/outbox/outboxWrite';
import type { RootState } from '@/store/core/rootReducer';
import { selectPending, selectWaiting } from './sync';

/** A write that waits, with its label. */
export interface WaitingItem extends Pick<OutboxWrite, 'id' | 'at' | 'refused' | 'unclear'> {
  label: string;
}

/** The current user's waiting writes, oldest first, with their labels. */
export const selectWaitingInWords = createSelector(
  [
    selectWaiting,
    selectPending,
    (state: RootState) => state.passages?.rows,
    (state: RootState) => state.prayers?.rows,
  ],
  (waiting, pending, passages = [], prayers = []): WaitingItem[] => {
    /** The label of a row that waits itself. */
    const pendingLabel = (id: number) => {
      const write = isProvisional(id) ? pending.find((each) => each.id === id)?.write : undefined;
      return write && bindWrite(write)?.label({ passage: () => undefined, prayer: () => undefined });
    };
    const names = {
      passage: (id: number) => {
        const passage = passages.find(({ passageId }) => passageId === id);
        return passage ? passageName(passage) : pendingLabel(id);
      },
      prayer: (id: number) => {
        const prayer = prayers.find(({ prayerId }) => prayerId === id);
        return prayer ? prayerTitle(prayer) : pendingLabel(id);
      },
    };
    return waiting.map(({ id, at, refused, unclear, write }) => ({
      ...{ id, at, refused, unclear },
      label: (write && bindWrite(write)?.label(names)) ?? 'Unknown',
    }));
  },
);

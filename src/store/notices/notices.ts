import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Box } from '@/domain/memory/memoryPassage';

export type NoticeVariant = 'success' | 'error' | 'warning' | 'info';

/** How something that was just done is taken back: a box moved back, a write that waits discarded, a draft put back. */
export type Undo =
  | { kind: 'box'; passageId: number; box: Box }
  | { kind: 'write'; id: number }
  | { kind: 'draft'; key: string; value: string };

/** What a toast says. */
export interface NoticeContent {
  variant: NoticeVariant;
  text: string;
  /** Only what can be taken back: it is offered for ten seconds. */
  undo?: Undo;
}

export interface Notice extends NoticeContent {
  id: string;
}

/** The newest notices, as many as are read at a glance; an older one gives way. */
const AT_ONCE = 2;

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: (): Notice[] => [],
  reducers: {
    noticeShown: {
      reducer(state, { payload }: PayloadAction<Notice>) {
        // The same words twice are one message, said anew.
        return [...state.filter(({ text }) => text !== payload.text), payload].slice(-AT_ONCE);
      },
      prepare: (content: NoticeContent) => ({ payload: { ...content, id: nanoid() } }),
    },
    /** What was offered can no longer be taken back. */
    undoExpired: (state, { payload }: PayloadAction<string>) => {
      for (const notice of state) if (notice.id === payload) delete notice.undo;
    },
    noticeClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (state) => state },
});

export const { noticeShown, noticeClosed, undoExpired } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

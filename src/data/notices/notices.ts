import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredDraft } from '@/platform/storage/drafts';
import type { Write } from '../write/writes';

export type NoticeVariant = 'success' | 'error' | 'warning' | 'info';

/** How to undo what was just done: by another write, by discarding the one that waits, by restoring a draft. */
export type Undo =
  | { kind: 'write'; write: Write }
  | { kind: 'discard'; id: number }
  | { kind: 'draft'; user: string; name: string; draft: StoredDraft };

export interface NoticeContent {
  variant: NoticeVariant;
  text: string;
  /** Where it can be undone; offered for ten seconds. */
  undo?: Undo;
}

export interface Notice extends NoticeContent {
  id: string;
}

/** As many as can be read at a glance; older ones are dropped. */
const CAPACITY = 2;

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: (): Notice[] => [],
  reducers: {
    noticeShown: {
      reducer(state, { payload }: PayloadAction<Notice>) {
        // The same words twice are one message, shown again.
        return [...state.filter(({ text }) => text !== payload.text), payload].slice(-CAPACITY);
      },
      prepare: (content: NoticeContent) => ({ payload: { ...content, id: nanoid() } }),
    },
    /** What the notice offers to undo can no longer be undone. */
    undoExpired: (state, { payload }: PayloadAction<string>) => {
      for (const notice of state) if (notice.id === payload) delete notice.undo;
    },
    noticeClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (state) => state },
});

export const { noticeShown, noticeClosed, undoExpired } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

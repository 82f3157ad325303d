import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeVariant = 'success' | 'error' | 'warning' | 'info';

/** What a toast says. */
export interface NoticeContent {
  variant: NoticeVariant;
  text: string;
}

export interface Notice extends NoticeContent {
  id: string;
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: (): Notice[] => [],
  reducers: {
    noticeShown: {
      reducer(state, { payload }: PayloadAction<Notice>) {
        // The same words twice are one message, said anew.
        return [...state.filter(({ text }) => text !== payload.text), payload].slice(-4);
      },
      prepare: (content: NoticeContent) => ({ payload: { ...content, id: nanoid() } }),
    },
    noticeClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (state) => state },
});

export const { noticeShown, noticeClosed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

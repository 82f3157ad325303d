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
    noticeClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (state) => state },
});

export const { noticeShown, noticeClosed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

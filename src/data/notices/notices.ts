import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { StoredDraft } from '@/platform/storage/drafts';

export type NoticeVariant = 'success' | 'error' | 'warning' | 'info';

/**
 * How to undo the last action: by discarding its write, which is not sent yet; by restoring a draft; or by dispatching an action, where
 * the change is on this device alone.
 */
export type Undo =
  | { kind: 'discard'; id: number }
  | { kind: 'draft'; user: string; name: string; draft: StoredDraft }
  | { kind: 'action'; action: UnknownAction };

export interface NoticeContent {
  variant: NoticeVariant;
  text: string;
  /** More information, after the text. */
  detail?: string | undefined;
  /** Where it can be undone; offered for ten seconds. */
  undo?: Undo | undefined;
  /** The write that it is about, by its provisional id: the notice says what becomes of it. */
  about?: number | undefined;
}

export interface Notice extends NoticeContent {
  id: string;
}

/** As many as can be read at a glance; older ones are dropped, but for those by which something can be undone. */
const CAPACITY = 2;

function withNotice(shown: readonly Notice[], notice: Notice): Notice[] {
  const isUndoable = ({ undo }: Notice) => undo !== undefined;
  // The same words twice are one message, shown again; two that can be undone are two.
  const others = shown.filter((each) => each.text !== notice.text || isUndoable(each));
  const plain = others.filter((each) => !isUndoable(each));
  const dropped = new Set(plain.slice(0, Math.max(0, others.length + 1 - CAPACITY)));
  return [...others.filter((each) => !dropped.has(each)), notice];
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: (): Notice[] => [],
  reducers: {
    noticeShown: {
      reducer: (state, { payload }: PayloadAction<Notice>) => withNotice(state, payload),
      prepare: (content: NoticeContent) => ({ payload: { ...content, id: nanoid() } }),
    },
    /** The Undo of a notice is no longer possible. */
    undoExpired: (state, { payload }: PayloadAction<string>) => {
      for (const notice of state) if (notice.id === payload) delete notice.undo;
    },
    /** Replaces the text of a notice after a change, if the notice is still shown. */
    noticeChanged: (
      state,
      { payload: { about, ...content } }: PayloadAction<NoticeContent & { about: number }>,
    ) => state.map((notice) => (notice.about === about ? { id: notice.id, ...content } : notice)),
    noticeClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectNotices: (state) => state },
});

export const { noticeShown, noticeChanged, noticeClosed, undoExpired } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

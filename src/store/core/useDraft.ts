import { createAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { readStoredJson, writeStored } from '@/device/storage';
import type { NoticeContent } from '@/store/notices/notices';
import { useAppDispatch, useAppSelector } from './hooks';
import { selectCurrentUser } from '@/store/user/user';

/** Says that a draft that was thrown away is kept again. */
export const DRAFT_PUT_BACK = 'nuggets:draftPutBack';

/** A draft was thrown away: its notice offers to take that back. */
const draftDiscarded = createAction('draft/discarded', (key: string, value: string) => {
  const notice: NoticeContent = {
    variant: 'info',
    text: 'Draft discarded',
    undo: { kind: 'draft', key, value },
  };
  return { payload: undefined, meta: { notice } };
});

export interface Draft<T> {
  value: T;
  /** True while the value is what an earlier visit left behind. */
  restored: boolean;
  change: (value: T) => void;
  /** Back to the beginning, and nothing kept. */
  discard: () => void;
  /** Forgets what is kept once it is saved, unless it has become something else meanwhile. */
  saved: (value: T) => void;
  /** As `saved`, for a field that stays for the next value: it is as at the beginning again. */
  used: (value: T) => void;
}

/**
 * What a person is typing, kept in browser storage under their name until it is saved: it survives a failure, a closed
 * dialog and a reload. `read` gives a stored value its shape, or null where it has none.
 */
export function useDraft<T>(name: string, initial: T, read: (stored: unknown) => T | null): Draft<T> {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const key = `nuggets.draft/${user}/${name}`;
  const readDraft = () => {
    const stored = read(readStoredJson(key));
    return { key, value: stored ?? initial, restored: stored !== null && !same(stored, initial) };
  };
  const [current, setCurrent] = useState(readDraft);
  // Another name is another draft, under the same field.
  const draft = current.key === key ? current : readDraft();
  if (draft !== current) setCurrent(draft);
  const readAgain = useEffectEvent(() => setCurrent(readDraft()));
  useEffect(() => {
    const onPutBack = () => readAgain();
    window.addEventListener(DRAFT_PUT_BACK, onPutBack);
    return () => window.removeEventListener(DRAFT_PUT_BACK, onPutBack);
  }, []);
  const saved = (value: T) => {
    const stored = read(readStoredJson(key));
    if (stored === null || same(stored, value)) writeStored(key, null);
  };
  return {
    value: draft.value,
    restored: draft.restored,
    change: (value) => {
      setCurrent({ key, value, restored: false });
      writeStored(key, same(value, initial) ? null : JSON.stringify(value));
    },
    discard: () => {
      if (!same(draft.value, initial)) dispatch(draftDiscarded(key, JSON.stringify(draft.value)));
      setCurrent({ key, value: initial, restored: false });
      writeStored(key, null);
    },
    saved,
    used: (value) => {
      saved(value);
      setCurrent((now) =>
        now.key === key && same(now.value, value) ? { key, value: initial, restored: false } : now,
      );
    },
  };
}

/** Reads a stored draft that is a text. */
export const readDraftText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

/** Drafts are plain values whose fields always stand in the same order. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

import { createAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftKey } from '@/device/drafts';
import { areaOf, readStoredJson, writeStored } from '@/device/storage';
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
  /**
   * Saves what is typed by `write`, which gives null where it was not taken. While it is under way it is the outbox that
   * has it: nothing is kept here, so that neither a reload nor another visit offers to save it a second time. What was
   * not taken is kept again, unless something else has been typed since.
   */
  submit: <Result>(write: (value: T) => Promise<Result | null>) => Promise<Result | null>;
  /** For a field that stays for the next value: back to the beginning, unless `value` has become something else. */
  restart: (value: T) => void;
}

/**
 * What a person is typing, kept in browser storage under their name until it is saved: it survives a failure, a closed
 * dialog and a reload. `read` gives a stored value its shape, or null where it has none.
 */
export function useDraft<T>(name: string, initial: T, read: (stored: unknown) => T | null): Draft<T> {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const key = draftKey(user, name);
  const readDraft = () => {
    const stored = read(readStoredJson(key, areaOf(user)));
    return { key, value: stored ?? initial, restored: stored !== null && !same(stored, initial) };
  };
  const [current, setCurrent] = useState(readDraft);
  // Another name is another draft, under the same field.
  const draft = current.key === key ? current : goneOn(current, readDraft());
  if (draft !== current) setCurrent(draft);
  const submitting = useRef(new Set<string>());
  const readAgain = useEffectEvent(() => {
    const now = readDraft();
    if (!same(now.value, draft.value)) setCurrent(now);
  });
  useEffect(() => {
    const onPutBack = () => readAgain();
    window.addEventListener(DRAFT_PUT_BACK, onPutBack);
    return () => window.removeEventListener(DRAFT_PUT_BACK, onPutBack);
  }, []);
  const submit = async <Result>(write: (value: T) => Promise<Result | null>): Promise<Result | null> => {
    if (submitting.current.has(key)) return null;
    submitting.current.add(key);
    const { value } = draft;
    const written = write(value).finally(() => submitting.current.delete(key));
    writeStored(key, null, areaOf(user));
    const result = await written;
    if (result === null && !same(value, initial) && readStoredJson(key, areaOf(user)) === null) {
      writeStored(key, JSON.stringify(value), areaOf(user));
      window.dispatchEvent(new Event(DRAFT_PUT_BACK));
    }
    return result;
  };
  return {
    value: draft.value,
    restored: draft.restored,
    change: (value) => {
      setCurrent({ key, value, restored: false });
      writeStored(key, same(value, initial) ? null : JSON.stringify(value), areaOf(user));
    },
    discard: () => {
      if (!same(draft.value, initial)) dispatch(draftDiscarded(key, JSON.stringify(draft.value)));
      setCurrent({ key, value: initial, restored: false });
      writeStored(key, null, areaOf(user));
    },
    submit,
    restart: (value) =>
      setCurrent((now) =>
        now.key === key && same(now.value, value) ? { key, value: initial, restored: false } : now,
      ),
  };
}

/** Reads a stored draft that is a text. */
export const readDraftText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

/** What is about a row that has got another id is the same draft: it is being typed, and was not left by an earlier visit. */
const goneOn = <Current extends { value: unknown; restored: boolean }>(
  before: Current,
  now: Current,
): Current => (same(before.value, now.value) ? { ...now, restored: before.restored } : now);

/** Drafts are plain values whose fields always stand in the same order. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

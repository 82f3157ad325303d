import { createAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
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
  /** What it was begun from: that is what the person had seen, also where another device has written since. */
  base: T;
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
 * dialog and a reload. A stored value that does not fit the schema is no draft.
 */
export function useDraft<T>(name: string, initial: T, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const key = draftKey(user, name);
  const readDraft = () => {
    const stored = unwrapped(readStoredJson(key, areaOf(user)));
    const draft = v.safeParse(schema, stored.draft);
    if (!draft.success || same(draft.output, initial))
      return { key, value: initial, base: initial, restored: false };
    const base = v.safeParse(schema, stored.base);
    return { key, value: draft.output, base: base.success ? base.output : initial, restored: true };
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
    const { value, base } = draft;
    const written = write(value).finally(() => submitting.current.delete(key));
    writeStored(key, null, areaOf(user));
    const result = await written;
    if (result === null && !same(value, base) && readStoredJson(key, areaOf(user)) === null) {
      writeStored(key, wrapped(value, base), areaOf(user));
      window.dispatchEvent(new Event(DRAFT_PUT_BACK));
    }
    return result;
  };
  return {
    value: draft.value,
    base: draft.base,
    restored: draft.restored,
    change: (value) => {
      setCurrent({ key, value, base: draft.base, restored: false });
      writeStored(key, same(value, draft.base) ? null : wrapped(value, draft.base), areaOf(user));
    },
    discard: () => {
      if (!same(draft.value, initial)) dispatch(draftDiscarded(key, wrapped(draft.value, draft.base)));
      setCurrent({ key, value: initial, base: initial, restored: false });
      writeStored(key, null, areaOf(user));
    },
    submit,
    restart: (value) =>
      setCurrent((now) =>
        now.key === key && same(now.value, value)
          ? { key, value: initial, base: initial, restored: false }
          : now,
      ),
  };
}

/** What is about a row that has got another id is the same draft: it is being typed, and was not left by an earlier visit. */
const goneOn = <Current extends { value: unknown; restored: boolean }>(
  before: Current,
  now: Current,
): Current => (same(before.value, now.value) ? { ...now, restored: before.restored } : now);

/** A draft as it is stored. */
const wrapped = (draft: unknown, base: unknown): string => JSON.stringify({ draft, base });

/** Earlier versions stored the draft alone. */
const unwrapped = (stored: unknown): { draft: unknown; base: unknown } =>
  typeof stored === 'object' && stored !== null && 'draft' in stored && 'base' in stored
    ? stored
    : { draft: stored, base: null };

/** Drafts are plain values whose fields always stand in the same order. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

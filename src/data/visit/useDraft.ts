import { createAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { listen } from '@/platform/page/listen';
import {
  DRAFT_CHANGED,
  draftKey,
  readDraft,
  removeSavedDraft,
  restoreDraft,
  writeDraft,
  type StoredDraft,
} from '@/platform/storage/drafts';
import { isSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import type { NoticeContent } from '../notices/notices';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectCurrentUser } from '../session/session';
import { isSame } from '@/platform/values/isSame';

/** A draft was discarded: its notice offers to undo that. */
const draftDiscarded = createAction('draft/discarded', (user: string, name: string, draft: StoredDraft) => {
  const notice: NoticeContent = {
    variant: 'info',
    text: 'Draft discarded',
    undo: { kind: 'draft', user, name, draft },
  };
  return { payload: undefined, meta: { notice } };
});

export interface Draft<T> {
  value: T;
  /** The value that the person began with and saw, even if another device has written since. */
  base: T;
  /** True while the value is the one that an earlier visit left behind. */
  restored: boolean;
  change: (value: T) => void;
  /** Back to the initial value, and nothing stored. */
  discard: () => void;
  /**
   * Saves the value by `write`, which resolves to null if it was refused. Meanwhile the outbox has it, and nothing is stored
   * here, so that neither a reload nor another visit offers to save it a second time. A refused value is stored again, unless
   * something else has been typed by then. With Remember Me off the outbox stores nothing, so the value stays until it is saved.
   */
  submit: <Result>(write: (value: T) => Promise<Result | null>) => Promise<Result | null>;
  /** For a field that is used again for the next value: back to the initial value, unless it no longer holds `value`. */
  restart: (value: T) => void;
}

/**
 * A draft, stored under the person's name until it is saved: it survives a failure, a closed dialog and a reload. A
 * stored value that does not fit the schema is ignored.
 */
export function useDraft<T>(name: string, initial: T, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser) ?? '';
  const key = draftKey(user, name);
  const fresh = { key, value: initial, base: initial, restored: false, isSubmitted: false };
  const read = () => {
    const stored = readDraft(user, name);
    const draft = v.safeParse(schema, stored.draft);
    if (!draft.success || isSame(draft.output, initial)) return fresh;
    const base = v.safeParse(schema, stored.base);
    const found = { value: draft.output, base: base.success ? base.output : initial };
    return { key, ...found, restored: true, isSubmitted: false };
  };
  const [current, setCurrent] = useState(read);
  // What the outbox has now is not offered again on coming back to it.
  if (current.key !== key && current.isSubmitted) setCurrent(withRestoredFlag(current, read()));
  // Another name is another draft in the same field.
  const ofName = useMemo(
    () => (current.key === key ? current : withRestoredFlag(current, read())),
    // oxlint-disable-next-line react/exhaustive-deps -- It is read once for each name.
    [current, key],
  );
  // As long as nothing was typed, the field shows the server's current value.
  const draft = isSame(ofName.value, ofName.base) ? fresh : ofName;
  const submitting = useRef(new Set<string>());
  const readAgain = useEffectEvent((event: Event) => {
    // A form shows what it saves until it is closed.
    if (submitting.current.has(key)) return;
    // Another draft's form may hold what storage had no room for.
    if (!(event instanceof CustomEvent) || event.detail !== key) return;
    const now = read();
    if (!isSame(now.value, draft.value)) setCurrent(now);
  });
  useEffect(() => {
    return listen([DRAFT_CHANGED], (event) => readAgain(event));
  }, []);
  const { value, base, restored } = draft;
  return {
    value,
    base,
    restored,
    change: (next) => {
      setCurrent({ key, value: next, base, restored: false, isSubmitted: false });
      writeDraft(user, name, isSame(next, base) ? null : { draft: next, base });
    },
    discard: () => {
      if (!isSame(value, initial)) dispatch(draftDiscarded(user, name, { draft: value, base }));
      setCurrent(fresh);
      writeDraft(user, name, null);
    },
    submit: async (write) => {
      if (submitting.current.has(key)) return null;
      submitting.current.add(key);
      const mark = (isSubmitted: boolean) =>
        setCurrent((now) => (now.key === key && isSame(now.value, value) ? { ...now, isSubmitted } : now));
      mark(true);
      try {
        const written = write(value);
        // The outbox of a session-only user is not stored: until the answer a reload leaves nothing but the draft.
        const isKept = isSessionOnly(user);
        if (!isKept) writeDraft(user, name, null);
        const result = await written;
        const stored = readDraft(user, name).draft;
        if (result === null && !isSame(value, base) && stored === null)
          restoreDraft(user, name, { draft: value, base });
        if (result === null) mark(false);
        if (result !== null && isKept && isSame(stored, value)) removeSavedDraft(user, name);
        return result;
      } finally {
        submitting.current.delete(key);
      }
    },
    restart: (saved) =>
      setCurrent((now) => (isSame((now.key === key ? now : ofName).value, saved) ? fresh : now)),
  };
}

/** When a row gets its final id, its draft gets another name: it is still being typed, and not an earlier visit's. */
const withRestoredFlag = <Current extends { value: unknown; restored: boolean }>(
  before: Current,
  now: Current,
): Current => (isSame(before.value, now.value) ? { ...now, restored: before.restored } : now);

import { useState } from 'react';
import type * as v from 'valibot';
import { userPart } from '@/platform/storage/storage';
import { stored } from '@/platform/storage/stored';
import { useAppSelector } from '../store/hooks';
import { selectCurrentUser } from '../session/session';

/*
 * The state of a screen, stored in the tab: restored after a reload, or after a phone has discarded the tab, and removed with the
 * tab or when its user signs out. Nothing is stored where storage is full, forbidden or absent.
 */

/** What a user's screen showed in this tab. */
export interface SessionState<T> {
  /** Null where nothing of that shape is stored. */
  restore: (user: string | null) => T | null;
  /** Null removes it. */
  store: (user: string | null, value: unknown) => void;
}

export function sessionState<T>(name: string, schema: v.GenericSchema<unknown, T>): SessionState<T> {
  const ofUser = (user: string | null) =>
    stored(`nuggets.tab/${userPart(user ?? '')}/${name}`, schema, null, 'tab');
  return {
    restore: (user) => ofUser(user).read(),
    store: (user, value) => ofUser(user).write(value),
  };
}

/** A component's state that survives a reload. */
export function useSessionState<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: T,
): [T, (value: T) => void] {
  const user = useAppSelector(selectCurrentUser);
  const visit = sessionState(name, schema);
  const [value, setValue] = useState(() => visit.restore(user) ?? initial);
  const set = (next: T) => {
    setValue(next);
    visit.store(user, next);
  };
  return [value, set];
}

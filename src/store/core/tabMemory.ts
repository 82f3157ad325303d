import { useEffect, useRef } from 'react';
import { ofTab, readStoredJson, writeStored } from '@/device/storage';
import { useAppSelector } from './hooks';
import { selectCurrentUser } from '@/store/user/user';

/*
 * What a screen shows, kept in the tab's own storage when the page is left: it outlives a reload, and a phone that puts
 * the tab away. Storage that is full, forbidden or absent keeps nothing.
 */

const keyOf = (name: string, user: string | null) => `nuggets.tab/${user ?? ''}/${name}`;

/** What was kept under a name for a user, or null. The caller checks its shape. */
export const recallInTab = (name: string, user: string | null): unknown =>
  readStoredJson(keyOf(name, user), ofTab);

const rememberInTab = (name: string, user: string | null, state: unknown): void =>
  writeStored(keyOf(name, user), JSON.stringify(state), ofTab);

/** Keeps what a screen shows for whoever comes back to it: written only when the screen or the page is left. */
export function useTabMemory(name: string, state: unknown): void {
  const user = useAppSelector(selectCurrentUser);
  const latest = useRef({ user, state });
  useEffect(() => {
    latest.current = { user, state };
  });
  useEffect(() => {
    const write = () => rememberInTab(name, latest.current.user, latest.current.state);
    const whenHidden = () => {
      if (document.hidden) write();
    };
    // The last that a phone tells of a page that it puts away is that it is hidden.
    document.addEventListener('visibilitychange', whenHidden);
    window.addEventListener('pagehide', write);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [name]);
}

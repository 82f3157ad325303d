import { createAction } from '@reduxjs/toolkit';
import { engineOf, type AppThunk } from '@/data/store/appStore';
import { perStore } from '@/data/store/perStore';

/** What a tab tells the others: nothing of a user is to be stored on this device any more; null is everybody. */
export interface UserLeft {
  user: string | null;
  isSignedOut: boolean;
  /** When that was, epoch milliseconds: a page that the browser has frozen hears it late. */
  at: number;
}

/** Another tab has told it. */
export const leftElsewhere = createAction<UserLeft>('user/leftElsewhere');

/** This tab's part in what tabs tell each other of users; it listens from the first use on. */
export const userTabs = perStore((store) =>
  engineOf(store).tabs.join<UserLeft>('users', (message) => void store.dispatch(leftElsewhere(message))),
);

/** Tells the other tabs. Where the browser has no channels they go on as before. */
export const tellOtherTabs =
  (message: Omit<UserLeft, 'at'>): AppThunk =>
  (dispatch, getState, { clock }) => {
    userTabs({ dispatch, getState }).post({ ...message, at: clock.now() });
  };

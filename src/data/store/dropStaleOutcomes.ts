import { isAction, type Middleware } from '@reduxjs/toolkit';

/** Drops the answer to a call that an earlier user made: nobody sees another user's data. */
export const dropStaleOutcomes: Middleware<object, { user: { currentUser: string | null } }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const user = isAction(action) ? userOfOutcome(action) : undefined;
    const current = getState().user.currentUser;
    return user !== undefined && current !== null && user !== current ? action : next(action);
  };

function userOfOutcome(action: object): string | undefined {
  if (!('meta' in action) || typeof action.meta !== 'object' || action.meta === null) return undefined;
  return 'user' in action.meta && typeof action.meta.user === 'string' ? action.meta.user : undefined;
}

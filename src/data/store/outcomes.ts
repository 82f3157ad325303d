import { isAction, type Action, type Middleware } from '@reduxjs/toolkit';
import type { Session } from '../session/session';
import { noticeShown, type NoticeContent } from '../notices/notices';

/*
 * What the store does with the outcome of a call, by what `createApiThunk` has added to it.
 */

const hasMeta = (action: unknown): action is Action & { meta: object } =>
  isAction(action) && 'meta' in action && typeof action.meta === 'object' && action.meta !== null;

/** Drops the answer to a call that an earlier user made: nobody sees another user's data. */
export const dropStaleOutcomes: Middleware<object, { session: Session }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const current = getState().session.user;
    const isOthers =
      hasMeta(action) &&
      'user' in action.meta &&
      typeof action.meta.user === 'string' &&
      action.meta.user !== current;
    return isOthers && current !== null ? action : next(action);
  };

const hasNotice = (action: unknown): action is Action & { meta: { notice: NoticeContent } } =>
  hasMeta(action) && 'notice' in action.meta;

/** Shows the notice of every action that carries one: the one place where toasts come from. */
export const outcomeNotices: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (hasNotice(action)) dispatch(noticeShown(action.meta.notice));
    return result;
  };

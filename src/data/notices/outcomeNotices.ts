import { isAction, type Action, type Middleware } from '@reduxjs/toolkit';
import { noticeShown, type NoticeContent } from './notices';

interface WithNotice extends Action {
  meta: { notice: NoticeContent };
}

const hasNotice = (action: unknown): action is WithNotice =>
  isAction(action) &&
  'meta' in action &&
  typeof action.meta === 'object' &&
  action.meta !== null &&
  'notice' in action.meta;

/** Shows the notice of every action that carries one: the one place where toasts come from. */
export const outcomeNotices: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (hasNotice(action)) dispatch(noticeShown(action.meta.notice));
    return result;
  };

import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { noticeShown, type NoticeContent } from '../notices';

interface WithNotice extends UnknownAction {
  meta: { notice: NoticeContent };
}

const hasNotice = (action: UnknownAction): action is WithNotice =>
  typeof action.meta === 'object' && action.meta !== null && 'notice' in action.meta;

/** Turns the outcome of any thunk that carries a notice into that notice: the one place where toasts come from. */
export function outcomeNotices() {
  const listener = createListenerMiddleware();
  listener.startListening({
    predicate: hasNotice,
    effect: (action, { dispatch }) => {
      if (hasNotice(action)) dispatch(noticeShown(action.meta.notice));
    },
  });
  return listener.middleware;
}

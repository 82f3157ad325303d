import { isAction, type Action, type Middleware } from '@reduxjs/toolkit';
import type { RootState } from '../store/rootReducer';
import { noticeShown, type NoticeContent, type Undo } from './notices';

interface WithNotice extends Action {
  meta: { notice: NoticeContent };
}

const hasNotice = (action: unknown): action is WithNotice =>
  isAction(action) &&
  'meta' in action &&
  typeof action.meta === 'object' &&
  action.meta !== null &&
  'notice' in action.meta;

export interface Undoable {
  undo: Undo;
  /** What to say if the outcome has no notice of its own. */
  words: string;
}

/** Says how an action can be undone; its code is loaded after the first screen. */
export const undoOffer: { of?: (action: unknown, before: RootState) => Undoable | undefined } = {};

/** Shows the notice of every action that carries one: the one place where toasts come from. */
export const outcomeNotices: Middleware<object, RootState> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before = getState();
    const result = next(action);
    const offered = undoOffer.of?.(action, before);
    if (hasNotice(action))
      dispatch(noticeShown({ ...action.meta.notice, ...(offered && { undo: offered.undo }) }));
    else if (offered) dispatch(noticeShown({ variant: 'success', text: offered.words, undo: offered.undo }));
    return result;
  };

import { createAsyncThunk, type AsyncThunk } from '@reduxjs/toolkit';
import type { Call } from '../client/call';
import type { Engine } from '../engine';
import { ApiError, isOutcomeUnknown, type ApiFailure } from '../client/ApiError';
import { isAbort, reportUnexpected } from '../client/unexpected';
import { GUEST } from '../session/users';
import type { NoticeContent, Undo } from '../notices/notices';
import { unclearDetail } from '../write/messages';
import type { AppDispatch } from './appStore';
import { selectCurrentUser } from '../session/session';
import type { RootState } from './rootReducer';

/** What a thunk's work receives besides its argument. */
export interface ApiThunkContext {
  /** The user on whose behalf the call is made. */
  user: string;
  signal: AbortSignal;
  /** Makes calls for that user, until the signal ends them. */
  call: Call;
  engine: Engine;
  getState: () => RootState;
  dispatch: AppDispatch;
}

/** The message about each outcome; an outcome without one shows no notice. */
export interface Notices<Result, Arg> {
  success?: string | ((result: Result, arg: Arg) => string);
  /** How it can be undone. */
  undo?: (result: Result) => Undo | undefined;
  /** The write that the notice is about, while it waits. */
  about?: (result: Result) => number | undefined;
  /** The server refused. */
  rejected?: string | ((failure: ApiFailure, arg: Arg) => string);
  /** No answer, or none that makes sense; the words of `rejected` where this is absent. */
  error?: string | ((failure: ApiFailure, arg: Arg) => string);
  /** Added to a failure of a call whose effect no list shows, where the server may have done it. */
  perhapsDone?: string;
}

const isPerhapsDone = (failure: ApiFailure): boolean =>
  isOutcomeUnknown(failure) || (failure.kind === 'network' && navigator.onLine);

export interface ApiThunkOptions<Result, Arg> {
  notices?: Notices<Result, Arg>;
  /** False when there is nothing to do; nothing is dispatched then. */
  condition?: (arg: Arg, state: RootState, engine: Engine) => boolean;
}

/** Added to each outcome: whose it is (see `dropStaleOutcomes`), when it came, and the notice about it. */
export interface OutcomeMeta {
  user: string;
  /** Epoch milliseconds. */
  at: number;
  notice?: NoticeContent;
}

interface ApiThunkConfig {
  state: RootState;
  dispatch: AppDispatch;
  extra: Engine;
  rejectValue: ApiFailure;
  fulfilledMeta: OutcomeMeta;
  rejectedMeta: OutcomeMeta;
  pendingMeta: { user: string };
}

export type ApiThunk<Result, Arg> = AsyncThunk<Result, Arg, ApiThunkConfig>;

/** The one factory of thunks that call the API: it adds the user, turns failures into `rejected`, and adds the notices. */
export function createApiThunk<Result, Arg = void>(
  type: string,
  run: (arg: Arg, context: ApiThunkContext) => Promise<Result>,
  { notices = {}, condition }: ApiThunkOptions<Result, Arg> = {},
): ApiThunk<Result, Arg> {
  return createAsyncThunk<Result, Arg, ApiThunkConfig>(
    type,
    async (arg, { getState, dispatch, extra: engine, signal, fulfillWithValue, rejectWithValue }) => {
      const user = userOf(getState());
      try {
        const call = engine.as(user, { signal });
        const result = await run(arg, { user, signal, call, engine, getState, dispatch });
        const notice = {
          variant: 'success' as const,
          text: messageOf(notices.success, result, arg),
          undo: notices.undo?.(result),
          about: notices.about?.(result),
        };
        return fulfillWithValue(result, outcome(user, engine.clock.now(), notice));
      } catch (error) {
        if (!(error instanceof ApiError)) {
          if (!signal.aborted && !isAbort(error)) reportUnexpected(error);
          throw error;
        }
        const { failure } = error;
        // A conflict is a question, which the screen asks.
        const isSilent = failure.quiet === true || failure.conflict !== undefined;
        const text = isSilent ? undefined : (error.notice ?? failureMessage(failure, arg, notices));
        const detail = unclearDetail(failure) ?? (isPerhapsDone(failure) ? notices.perhapsDone : undefined);
        const notice = { variant: 'error' as const, text, detail };
        return rejectWithValue(failure, outcome(user, engine.clock.now(), notice));
      }
    },
    {
      getPendingMeta: (_, { getState }) => ({ user: userOf(getState()) }),
      ...(condition && {
        condition: (arg: Arg, { getState, extra }: { getState: () => RootState; extra: Engine }) =>
          condition(arg, getState(), extra),
      }),
    },
  );
}

/** Before anyone has signed in, on the public routes, calls are made as the guest. */
const userOf = (state: RootState): string => selectCurrentUser(state) ?? GUEST;

function messageOf<A extends unknown[]>(message: string | ((...args: A) => string) | undefined, ...args: A) {
  return typeof message === 'function' ? message(...args) : message;
}

function failureMessage<Result, Arg>(
  failure: ApiFailure,
  arg: Arg,
  { rejected, error }: Notices<Result, Arg>,
) {
  return messageOf(failure.kind === 'rejected' ? (rejected ?? error) : (error ?? rejected), failure, arg);
}

/** An outcome without words has no notice. */
const outcome = (
  user: string,
  at: number,
  { text, ...rest }: Omit<NoticeContent, 'text'> & { text: string | undefined },
): OutcomeMeta => ({ user, at, ...(text && { notice: { ...rest, text } }) });

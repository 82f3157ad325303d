import { createAsyncThunk, type AsyncThunk, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { ApiError, type ApiFailure } from '@/api/client/ApiError';
import { answeredFromKept } from '@/api/client/keptSince';
import type { NoticeContent } from '@/store/notices/notices';
import { noteKeptLoad } from './keptLoads';
import type { AppDispatch } from './makeStore';
import type { RootState } from './rootReducer';

/** What a thunk's work is given beside its argument. */
export interface ApiThunkContext {
  /** The user in whose name the call is made. */
  user: string;
  signal: AbortSignal;
  getState: () => RootState;
  dispatch: AppDispatch;
}

/** The words of the catalogue (§8) for each outcome; an outcome without words is silent. */
export interface Notices<Result, Arg> {
  success?: string | ((result: Result, arg: Arg) => string);
  /** The server answered that it would not. */
  rejected?: string | ((failure: ApiFailure, arg: Arg) => string);
  /** No answer, or none that makes sense; the words of `rejected` where this is absent. */
  error?: string | ((failure: ApiFailure, arg: Arg) => string);
}

export interface ApiThunkOptions<Result, Arg> {
  notices?: Notices<Result, Arg>;
  /** False when there is nothing to do: then nothing is dispatched. */
  condition?: (arg: Arg, state: RootState) => boolean;
}

/** Says whose outcome an action is (see `dropStaleOutcomes`), when it came, and what is to be told of it. */
export interface OutcomeMeta {
  user: string;
  /** When the server gave this answer, epoch milliseconds: now, or earlier for a kept one. */
  at: number;
  /** True when no answer came and the last known one was given instead. */
  kept?: true;
  notice?: NoticeContent;
}

interface ApiThunkConfig {
  state: RootState;
  dispatch: AppDispatch;
  rejectValue: ApiFailure;
  fulfilledMeta: OutcomeMeta;
  rejectedMeta: OutcomeMeta;
  pendingMeta: { user: string };
}

export type ApiThunk<Result, Arg> = AsyncThunk<Result, Arg, ApiThunkConfig>;

/** The one factory of thunks that call the API: it names the user, tells failures apart, and carries the notices. */
export function createApiThunk<Result, Arg = void>(
  type: string,
  run: (arg: Arg, context: ApiThunkContext) => Promise<Result>,
  { notices = {}, condition }: ApiThunkOptions<Result, Arg> = {},
): ApiThunk<Result, Arg> {
  const thunk: ApiThunk<Result, Arg> = createAsyncThunk<Result, Arg, ApiThunkConfig>(
    type,
    async (arg, { getState, dispatch, signal, fulfillWithValue, rejectWithValue }) => {
      const user = userOf(getState());
      const again = () => {
        // Toolkit's type of a creator whose argument is generic cannot be called; what it makes is a thunk all the same.
        const action: unknown = Reflect.apply(thunk, undefined, [arg]);
        if (isThunk(action)) dispatch(action);
      };
      try {
        const result = await run(arg, { user, signal, getState, dispatch });
        const text = wordsOf(notices.success, result, arg);
        const keptAt = answeredFromKept(signal);
        noteKeptLoad(type, user, keptAt === undefined ? null : again);
        return fulfillWithValue(result, outcome(user, text, 'success', keptAt));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return rejectWithValue(
          error.failure,
          outcome(user, failureWords(error.failure, arg, notices), 'error'),
        );
      }
    },
    {
      getPendingMeta: (_, { getState }) => ({ user: userOf(getState()) }),
      ...(condition && {
        condition: (arg: Arg, { getState }: { getState: () => RootState }) => condition(arg, getState()),
      }),
    },
  );
  return thunk;
}

const isThunk = (action: unknown): action is ThunkAction<unknown, RootState, unknown, UnknownAction> =>
  typeof action === 'function';

/** Calls before anyone signed in are made as the guest's: the open routes. */
const userOf = (state: RootState): string => state.user.currentUser ?? 'Guest';

function wordsOf<A extends unknown[]>(words: string | ((...args: A) => string) | undefined, ...args: A) {
  return typeof words === 'function' ? words(...args) : words;
}

function failureWords<Result, Arg>(failure: ApiFailure, arg: Arg, { rejected, error }: Notices<Result, Arg>) {
  return wordsOf(failure.kind === 'rejected' ? (rejected ?? error) : (error ?? rejected), failure, arg);
}

function outcome(
  user: string,
  text: string | undefined,
  variant: NoticeContent['variant'],
  keptAt?: number,
): OutcomeMeta {
  return {
    user,
    at: keptAt ?? Date.now(),
    ...(keptAt !== undefined && { kept: true }),
    ...(text !== undefined && { notice: { variant, text } }),
  };
}

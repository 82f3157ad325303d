import { ApiError } from '../client/ApiError';
import type { RowsOf } from '../write/recognition';
import type { BoundWrite, Definition } from '../write/definition';
import { payloadOf } from '../write/writes';
import type { ListName, Rows } from '../list/listResource';
import { type Undo, noticeShown } from '../notices/notices';
import { createApiThunk, type ApiThunk } from '../store/createApiThunk';
import type { RootState } from '../store/rootReducer';
import { outboxOf } from './outboxOf';
import { reloadChanged, selectIsSending, selectSending } from './sync';

/** What became of a write. */
export interface Written {
  /** The new row's id, or 0 where none is made; below zero, provisional, while it waits. */
  id: number;
  /** True while it waits to be sent. */
  waits: boolean;
  /** The notice about it, and how it can be undone. */
  message: string | undefined;
  undo: Undo | undefined;
}

interface WriteOptions<Arg> {
  /** False when there is nothing to do. */
  condition?: (arg: Arg, state: RootState) => boolean;
  /** The refused write that this one replaces. */
  insteadOf?: (arg: Arg) => number | undefined;
  /** How long it is not sent, so that it can be undone; undefined to send it now. */
  holdMs?: (arg: Arg) => number | undefined;
}

const NOT_FOUND = 404;

/** How long what can be undone is not sent: a little longer than the notice with its Undo stands. */
export const HOLD_MS = 11_000;

/** A thunk that writes; `selectSending` gives the payloads of its writes in flight. */
export type WriteThunk<Arg, Payload> = ApiThunk<Written, Arg> & {
  selectSending: (state: RootState) => Payload[];
};

/** What the notice about a write that waits ends with. */
export const WAITING = ' (waiting to be sent)';

/** The words for a write that waits; they say so, unless it is held back only to be undone. */
const waitingMessage = (message: string | undefined, isHeld: boolean): string | undefined =>
  message && !isHeld ? message + WAITING : message;

/** How a write can be undone; one that is discarded only while it waits. */
function undoOf(kind: string, bound: BoundWrite, waiting: number | undefined): Undo | undefined {
  if (bound.undoPayload) return { kind: 'write', write: { kind, payload: bound.undoPayload } };
  return bound.isDiscardable && waiting !== undefined ? { kind: 'discard', id: waiting } : undefined;
}

type ListStates = { readonly [List in ListName]?: { rows?: Rows<List>; source: string | null } };

/** The rows that are known to be the server's. */
const rowsOf =
  (state: RootState): RowsOf =>
  <List extends ListName>(list: List): Rows<List> | undefined => {
    const known: ListStates = state;
    const found = known[list];
    return found?.source === 'server' ? found.rows : undefined;
  };

/**
 * The one factory of thunks that write: through the outbox, with the words of the write's kind. The same write again while
 * the first is in flight is the second tap of a double tap, and is dropped.
 * @param toPayload what is written; throws an ApiError if there is nothing to write to
 */
export function createWriteThunk<Arg, Payload extends object>(
  type: string,
  definition: Definition<Payload>,
  toPayload: (arg: Arg, state: RootState) => Payload,
  { condition, insteadOf, holdMs }: WriteOptions<Arg> = {},
): WriteThunk<Arg, Payload> {
  const thunk = createApiThunk<Written, Arg>(
    type,
    async (arg, { user, getState, dispatch }) => {
      const payload = toPayload(arg, getState());
      const bound = definition(payload);
      const holdFor = holdMs?.(arg);
      const refusal = ({ failure }: ApiError): ApiError => {
        const isGuest = failure.detail !== undefined && failure.detail === bound?.guestMessage;
        const failed = (failure.status === NOT_FOUND ? bound?.noScript : undefined) ?? bound?.error;
        const message = failure.kind === 'rejected' ? bound?.rejected(failure.detail) : failed;
        return new ApiError(failure, isGuest ? bound.guestMessage : unclearMessage(message, failure.unclear));
      };
      try {
        const outcome = await outboxOf({ dispatch, getState }).write(
          user,
          { kind: definition.kind, payload },
          {
            highestKnownId: bound?.recognition?.newRow?.highestKnownId(rowsOf(getState())),
            insteadOf: insteadOf?.(arg),
            hold:
              holdFor === undefined
                ? undefined
                : {
                    ms: holdFor,
                    onRefused: (error) => {
                      const { notice } = refusal(error);
                      const isTheirs = getState().user.currentUser === user;
                      if (isTheirs && notice !== undefined)
                        dispatch(noticeShown({ variant: 'error', text: notice }));
                    },
                  },
          },
        );
        const waiting = 'waiting' in outcome ? outcome.waiting : undefined;
        const undo = bound ? undoOf(definition.kind, bound, waiting) : undefined;
        return 'waiting' in outcome
          ? {
              id: outcome.waiting,
              waits: true,
              message: waitingMessage(bound?.waiting, holdFor !== undefined),
              undo,
            }
          : { id: outcome.sent, waits: false, message: bound?.success, undo };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.failure.conflict && bound) reloadChanged(dispatch, bound.affects);
        throw refusal(error);
      }
    },
    {
      notices: { success: ({ message = '' }) => message, undo: ({ undo }) => undo },
      condition: (arg, state) => condition?.(arg, state) !== false && !isSending(arg, state),
    },
  );

  return Object.assign(thunk, {
    selectSending: (state: RootState) =>
      selectSending(state).flatMap(({ write }) => payloadOf(definition, write) ?? []),
  });

  function isSending(arg: Arg, state: RootState): boolean {
    try {
      return selectIsSending(state, { kind: definition.kind, payload: toPayload(arg, state) });
    } catch {
      // The write itself will report it.
      return false;
    }
  }
}

const unclearMessage = (message: string | undefined, unclear: true | undefined): string | undefined =>
  message !== undefined && unclear
    ? `${message}: it may have been saved. See what waits to be sent.`
    : message;

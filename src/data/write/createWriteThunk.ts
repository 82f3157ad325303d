import { ApiError } from '../client/ApiError';
import type { RowsOf } from '../define/recognition';
import type { BoundWrite, Definition } from '../define/write';
import { payloadOf } from '../define/subjects';
import type { ListName, Rows } from '../define/list';
import { isOld, selectListState } from '../list/listState';
import { reloadChanged } from '../list/reload';
import type { Undo } from '../notices/notices';
import { createApiThunk, type ApiThunk } from '../store/createApiThunk';
import type { RootState } from '../store/rootReducer';
import { selectIsSending, selectSending } from '../sync/sync';
import { refusalMessage, WAITING } from './messages';

/** The outcome of a write. */
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
  /** Whether it is not sent for ten seconds, in which it can be undone. */
  isUndoable?: (arg: Arg) => boolean | undefined;
}

/** A thunk that writes; `selectSending` gives the payloads of its writes in flight. */
export type WriteThunk<Arg, Payload> = ApiThunk<Written, Arg> & {
  selectSending: (state: RootState) => Payload[];
};

/** The message for a waiting write: that it is recorded, and offline that it waits for a network. */
function waitingMessage(bound: BoundWrite | null, isUndoable: boolean): string | undefined {
  const message = isUndoable ? bound?.recorded : bound?.waiting;
  return message && (!isUndoable || !navigator.onLine) ? message + WAITING : message;
}

/** The rows that are known to be the server's, and whether those that were asked for are old. */
function knownRows(state: RootState, now: number): { rowsOf: RowsOf; areOld: () => boolean } {
  let areOld = false;
  return {
    rowsOf: <List extends ListName>(list: List): Rows<List> | undefined => {
      const found = selectListState(state, list);
      if (found?.source !== 'server') return undefined;
      areOld ||= isOld(found.loadedAt ?? 0, now);
      return found.rows;
    },
    areOld: () => areOld,
  };
}

/**
 * The one factory of thunks that write: through the outbox, with the words of the write's kind. The same write again while
 * the first is in flight is the second tap of a double tap, and is dropped.
 * @param toPayload gives the payload; throws an ApiError if its row does not exist
 */
export function createWriteThunk<Arg, Payload extends object>(
  type: string,
  definition: Definition<Payload>,
  toPayload: (arg: Arg, state: RootState) => Payload,
  { condition, insteadOf, isUndoable }: WriteOptions<Arg> = {},
): WriteThunk<Arg, Payload> {
  const { kind } = definition;
  const thunk = createApiThunk<Written, Arg>(
    type,
    async (arg, { user, engine, getState, dispatch }) => {
      const payload = toPayload(arg, getState());
      const bound = definition(payload);
      const isForUndo = isUndoable?.(arg) === true;
      // Not a moment later where it can be: the page may be left.
      const { outbox } = engine.installed ?? (await engine.ready());
      const known = knownRows(getState(), engine.clock.now());
      try {
        const outcome = await outbox.write(
          user,
          { kind, payload },
          {
            highestKnownId: bound?.recognition.newRow?.highestKnownId(known.rowsOf),
            isKnownIdOld: known.areOld(),
            insteadOf: insteadOf?.(arg),
            isUndoable: isForUndo,
          },
        );
        if ('sent' in outcome)
          return { id: outcome.sent, waits: false, message: bound?.success, undo: undefined };
        const id = outcome.waiting;
        const undo: Undo | undefined = bound?.isDiscardable ? { kind: 'discard', id } : undefined;
        return { id, waits: true, message: waitingMessage(bound, isForUndo), undo };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.failure.conflict && bound) dispatch(reloadChanged(bound.affects));
        const notice = error.notice ?? refusalMessage(bound, error.failure);
        // No form asks about the conflict of a silent write: the notice says it, and the outbox keeps the write.
        const { conflict, ...failure } = error.failure;
        throw new ApiError(conflict && !bound?.silent ? error.failure : failure, notice);
      }
    },
    {
      notices: {
        success: ({ message = '' }) => message,
        undo: ({ undo }) => undo,
        about: ({ id, waits }) => (waits ? id : undefined),
      },
      condition: (arg, state) => condition?.(arg, state) !== false && !isSending(arg, state),
    },
  );

  return Object.assign(thunk, {
    selectSending: (state: RootState) =>
      selectSending(state).flatMap(({ write }) => payloadOf(definition, write) ?? []),
  });

  function isSending(arg: Arg, state: RootState): boolean {
    try {
      return selectIsSending(state, { kind, payload: toPayload(arg, state) });
    } catch {
      // The write itself will report it.
      return false;
    }
  }
}

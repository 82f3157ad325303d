import * as v from 'valibot';
import { wrapIndex } from '@/platform/values/filters';

/** Going through rows one at a time. */
export const browseSchema = v.object({
  /** The visit that this belongs to: another key begins another visit. */
  key: v.string(),
  /** The seed of the visit's random order; null for the order of the list. */
  seed: v.nullable(v.number()),
  /** The rows, in order. */
  ids: v.pipe(v.array(v.number()), v.readonly()),
  /** The row that is wanted: a link may name one that is not among the rows. Null for the first, whichever that is. */
  current: v.nullable(v.number()),
  /** The index of the row that is shown. */
  at: v.number(),
  /** Counts the steps. Whatever is asynchronous carries the step that it was begun for, and is ignored after another. */
  step: v.number(),
  direction: v.picklist([1, -1]),
  /** Whether the row that is shown is another one than at the beginning. */
  isMoved: v.boolean(),
  /** How many of the first rows the visit is about, as those that are due; null for all. */
  goal: v.nullable(v.number()),
  /** Whether the end is shown, in place of the row before it. */
  isAtEnd: v.boolean(),
  isPaused: v.boolean(),
  /** The rows that the person has looked at. */
  seen: v.pipe(v.array(v.number()), v.readonly()),
});

export type Browse = Readonly<v.InferOutput<typeof browseSchema>>;

export type BrowseEvent = {
  /** The step that the event belongs to; it is ignored if another step has begun since. */
  step?: number;
} & (
  | /** Rows came, went, or changed their order. */ { type: 'listed'; ids: readonly number[] }
  | /** A row that was made here got the server's id. */ {
      type: 'identified';
      provisionalId: number;
      id: number;
    }
  | /** The rows go round, unless `stops`. */ { type: 'next' | 'previous'; stops?: boolean }
  | { type: 'shown'; id: number }
  | { type: 'seen'; id: number }
  | { type: 'ended' | 'paused' | 'resumed' }
  | /** Begins with the first row, or the given one, of these or other rows. */ {
      type: 'restarted';
      ids?: readonly number[];
      current?: number;
      seed?: number | null;
    }
);

export type BrowseStart = Partial<Pick<Browse, 'ids' | 'seed' | 'current' | 'goal' | 'isAtEnd' | 'isPaused'>>;

/** The beginning of a visit. The steps go on from the visit before, so that its late answers are ignored. */
export const beginBrowse = (key: string, start: BrowseStart, before: Browse | null = null): Browse => {
  const { ids = [], seed = null, current = ids[0] ?? null, goal = null } = start;
  const { isAtEnd = false, isPaused = false } = start;
  const at = current === null ? 0 : Math.max(0, ids.indexOf(current));
  const step = before === null ? 0 : before.step + 1;
  const fresh = { direction: 1, isMoved: false, seen: [] } as const;
  return { key, seed, ids, current, at, step, goal, isAtEnd, isPaused, ...fresh };
};

/** The id of the row that is shown; undefined while there is none. */
export const shownId = ({ ids, at }: Browse): number | undefined => ids[at];

/** The state after an event; `state` itself if nothing changes. */
export function browse(state: Browse, event: BrowseEvent): Browse {
  if (event.step !== undefined && event.step !== state.step) return state;
  const step = state.step + 1;
  switch (event.type) {
    case 'listed':
      return listed(state, event.ids);
    case 'identified':
      return identified(state, event);
    case 'next':
      return next(state, event.stops ?? false);
    case 'previous': {
      if (state.isAtEnd) return { ...state, isAtEnd: false, direction: -1, step };
      const at = event.stops ? Math.max(0, state.at - 1) : wrapIndex(state.at - 1, state.ids.length);
      return movedTo(state, at, -1);
    }
    case 'shown': {
      const at = Math.max(0, state.ids.indexOf(event.id));
      return { ...state, current: event.id, at, isAtEnd: false, isMoved: true, step };
    }
    case 'seen':
      return state.seen.includes(event.id) ? state : { ...state, seen: [...state.seen, event.id] };
    case 'ended':
      return { ...state, isAtEnd: true, step };
    case 'paused':
    case 'resumed':
      return { ...state, isPaused: event.type === 'paused', step };
    case 'restarted': {
      const { ids = state.ids, seed = state.seed, current } = event;
      const begun = beginBrowse(state.key, { ids, seed, isPaused: state.isPaused }, state);
      const at = current === undefined ? 0 : Math.max(0, ids.indexOf(current));
      return { ...begun, at, current: current ?? null };
    }
  }
}

const movedTo = (state: Browse, at: number, direction: 1 | -1): Browse => {
  const current = state.ids[at];
  if (current === undefined) return state;
  return { ...state, current, at, direction, isAtEnd: false, isMoved: true, step: state.step + 1 };
};

/** Past the visit's goal comes its end, and past that the other rows. */
function next(state: Browse, stops: boolean): Browse {
  const { ids, at, isAtEnd } = state;
  const goal = isAtEnd ? null : state.goal;
  const last = goal ?? (stops ? ids.length : null);
  if (at + 1 === last) return { ...state, goal, isAtEnd: true, direction: 1, step: state.step + 1 };
  return movedTo({ ...state, goal }, wrapIndex(at + 1, ids.length), 1);
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((id, index) => id === b[index]));

/** The shown row remains; if it was deleted, the next one is shown. */
function listed(state: Browse, ids: readonly number[]): Browse {
  const { current, at } = state;
  if (isSame(ids, state.ids) && (current !== null || ids.length === 0)) return state;
  const known = new Set(ids);
  const isKnown = (id: number) => known.has(id);
  const left = state.goal === null ? null : state.ids.slice(0, state.goal).filter(isKnown).length;
  const relisted = { ...state, ids, goal: left === 0 ? null : left };
  if (current === null) return { ...relisted, at: 0, current: ids[0] ?? null };
  if (isKnown(current)) return { ...relisted, at: ids.indexOf(current) };
  // The wanted row was never in the list, and may still be added.
  if (state.ids[at] !== current) return { ...relisted, at: 0 };

  const before = state.ids.slice(0, at).findLast(isKnown);
  const after = state.ids.slice(at + 1).find(isKnown);
  // With the last row of the goal, the goal is reached.
  const isEnd = relisted.goal !== null && at + 1 === state.goal;
  const id = (isEnd ? before : (after ?? before)) ?? ids[0] ?? null;
  return {
    ...relisted,
    current: id,
    at: id === null ? 0 : ids.indexOf(id),
    isAtEnd: state.isAtEnd || isEnd,
    isMoved: true,
    step: state.step + 1,
  };
}

function identified(state: Browse, { provisionalId, id }: { provisionalId: number; id: number }): Browse {
  const rename = (ids: readonly number[]) =>
    ids.includes(provisionalId) ? ids.map((each) => (each === provisionalId ? id : each)) : ids;
  const ids = rename(state.ids);
  const seen = rename(state.seen);
  const current = state.current === provisionalId ? id : state.current;
  return ids === state.ids && seen === state.seen && current === state.current
    ? state
    : { ...state, ids, seen, current };
}

/** How many rows are prefetched in the direction of the last step, and in the other: enough for fast tapping. */
const AHEAD = 6;
const BEHIND = 3;

/** The ids that are probably needed next, nearest first, without duplicates. */
export function rowsAhead({ ids, at, direction }: Browse): number[] {
  const near: number[] = [];
  for (let distance = 1; distance <= AHEAD; distance += 1) {
    near.push(at + distance * direction);
    if (distance <= BEHIND) near.push(at - distance * direction);
  }
  const found = new Set(near.flatMap((index) => ids[wrapIndex(index, ids.length)] ?? []));
  found.delete(ids[at] ?? -1);
  return [...found];
}

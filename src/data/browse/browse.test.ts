import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  beginBrowse,
  browse,
  browseSchema,
  rowsAhead,
  shownId,
  type Browse,
  type BrowseEvent,
} from './browse';

const begun = (ids: readonly number[], more = {}): Browse => beginBrowse('visit', { ids, ...more });
const after = (state: Browse, ...events: BrowseEvent[]): Browse => events.reduce(browse, state);

const NEXT = { type: 'next' } as const;
const PREVIOUS = { type: 'previous' } as const;

describe('next and previous', () => {
  it('go round at both ends', () => {
    const first = begun([1, 2, 3]);
    expect(shownId(after(first, PREVIOUS))).toBe(3);
    expect(shownId(after(first, NEXT, NEXT, NEXT))).toBe(1);
    expect(after(first, NEXT).step).toBe(1);
  });

  it('stop at both ends where that is wanted', () => {
    const last = after(begun([1, 2]), NEXT);
    const end = after(last, { ...NEXT, stops: true });
    expect(end).toMatchObject({ isAtEnd: true, at: 1 });
    expect(after(end, { ...NEXT, stops: true })).toMatchObject({ isAtEnd: true, at: 1 });
    expect(after(end, { ...PREVIOUS, stops: true })).toMatchObject({ isAtEnd: false, at: 1 });
    expect(after(begun([1, 2]), { ...PREVIOUS, stops: true })).toMatchObject({ at: 0, isAtEnd: false });
  });

  it('come to the end after the goal, go back, and go past the end to other rows', () => {
    const end = after(begun([1, 2, 3], { goal: 2 }), NEXT, NEXT);
    expect(end).toMatchObject({ isAtEnd: true, goal: 2, at: 1 });
    expect(after(end, PREVIOUS)).toMatchObject({ isAtEnd: false, current: 2 });
    expect(after(end, PREVIOUS, NEXT)).toMatchObject({ isAtEnd: true });
    expect(after(end, NEXT)).toMatchObject({ isAtEnd: false, current: 3, goal: null });
    // A visit that begins past its goal comes to it by going round.
    expect(after(begun([1, 2, 3], { goal: 2, current: 3 }), NEXT)).toMatchObject({ current: 1, goal: 2 });
  });
});

describe('a list that changes', () => {
  it('keeps the row that is shown', () => {
    const second = after(begun([1, 2, 3]), NEXT);
    expect(after(second, { type: 'listed', ids: [9, 3, 2] })).toMatchObject({ current: 2, at: 2, step: 1 });
  });

  it('shows the next row in place of one that is gone, or the one before at the end', () => {
    const at = (id: number) => after(begun([1, 2, 3]), { type: 'shown', id });
    expect(after(at(2), { type: 'listed', ids: [1, 3] })).toMatchObject({ current: 3, at: 1, step: 2 });
    expect(after(at(3), { type: 'listed', ids: [1, 2] })).toMatchObject({ current: 2, at: 1 });
    expect(after(at(2), { type: 'listed', ids: [8, 9] })).toMatchObject({ current: 8, at: 0 });
    expect(after(at(2), { type: 'listed', ids: [] }, { type: 'listed', ids: [4] }).current).toBe(4);
  });

  it('lowers the goal by its rows that are gone, and ends with the last one', () => {
    const second = after(begun([1, 2, 3, 4], { goal: 2 }), NEXT);
    expect(after(second, { type: 'listed', ids: [2, 3, 4] })).toMatchObject({ goal: 1, current: 2, at: 0 });
    expect(after(second, { type: 'listed', ids: [1, 2, 3] })).toMatchObject({ goal: 2, current: 2 });
    expect(after(second, { type: 'listed', ids: [1, 3, 4] })).toMatchObject({
      goal: 1,
      current: 1,
      isAtEnd: true,
    });
    expect(after(second, { type: 'listed', ids: [3, 4] })).toMatchObject({
      goal: null,
      current: 3,
      isAtEnd: false,
    });
  });

  it('waits for a row that a link named', () => {
    const named = beginBrowse('visit', { current: 7 });
    const unknown = after(named, { type: 'listed', ids: [1, 2] });
    expect([unknown.current, shownId(unknown)]).toEqual([7, 1]);
    expect(after(unknown, { type: 'listed', ids: [1, 7] })).toMatchObject({ current: 7, at: 1 });
  });
});

it('ignores what belongs to another step', () => {
  const first = begun([1, 2]);
  const second = after(first, NEXT);
  const late: BrowseEvent[] = [
    { ...NEXT, step: first.step },
    { type: 'listed', ids: [5], step: first.step },
    { type: 'ended', step: first.step },
  ];
  for (const event of late) expect(browse(second, event)).toBe(second);
  expect(browse(second, { ...NEXT, step: second.step }).at).toBe(0);
  // A pause ends the step of the work under way, and a new visit goes on counting from the last one.
  expect(after(second, { type: 'paused' }, { ...NEXT, step: second.step })).toMatchObject({ current: 2 });
  expect(beginBrowse('other', {}, second).step).toBe(second.step + 1);
});

it('renames a row in every list, and in no other row', () => {
  const state = after(begun([-5, 2]), { type: 'seen', id: 2 });
  const renamed = after(state, { type: 'identified', provisionalId: -5, id: 9 });
  expect(renamed).toMatchObject({ ids: [9, 2], current: 9, seen: [2], step: 0 });
  expect(browse(renamed, { type: 'identified', provisionalId: -5, id: 9 })).toBe(renamed);
});

it('begins again with the first row or a given one, of these or of others', () => {
  const state = after(begun([1, 2, 3], { goal: 1 }), NEXT, { type: 'paused' }, { type: 'seen', id: 1 });
  const again = after(state, { type: 'restarted', seed: 4 });
  expect(again).toMatchObject({ current: null, at: 0, seed: 4, isPaused: true, isAtEnd: false, seen: [] });
  expect(again).toMatchObject({ isMoved: false, goal: null, ids: [1, 2, 3] });
  expect(after(state, { type: 'restarted', current: 2 })).toMatchObject({ current: 2, at: 1 });
  expect(after(state, { type: 'restarted', ids: [7, 8] }, { type: 'listed', ids: [8] }).current).toBe(8);
});

it('has the rows that are probably needed next', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(rowsAhead(begun(ids))).toEqual([2, 12, 3, 11, 4, 10, 5, 6, 7]);
  expect(rowsAhead(after(begun(ids), PREVIOUS))).toEqual([11, 1, 10, 2, 9, 3, 8, 7, 6]);
  expect(rowsAhead(begun([1, 2]))).toEqual([2]);
});

const id = fc.integer({ min: 1, max: 12 });
const ids = fc.uniqueArray(id, { maxLength: 8 });
const stops = fc.boolean();
const anyEvent: fc.Arbitrary<BrowseEvent> = fc.oneof(
  fc.record({ type: fc.constant('listed' as const), ids }),
  // A provisional id gets a number that no other row has.
  fc.record({
    type: fc.constant('identified' as const),
    provisionalId: id,
    id: fc.integer({ min: 100, max: 100_000 }),
  }),
  fc.record({ type: fc.constantFrom('next' as const, 'previous' as const), stops }),
  fc.record({ type: fc.constantFrom('shown' as const, 'seen' as const), id }),
  fc.record({ type: fc.constantFrom('ended' as const, 'paused' as const, 'resumed' as const) }),
  fc.record(
    { type: fc.constant('restarted' as const), ids, current: id, seed: fc.option(fc.nat()) },
    { requiredKeys: ['type'] },
  ),
);
const anyStart = fc.record({ ids, goal: fc.option(fc.integer({ min: 1, max: 3 })), current: fc.option(id) });
const events = fc.array(anyEvent, { maxLength: 30 });

/** Calls `check` with each state of a visit, the event after it, and the state after that. */
const forEachStep = (check: (before: Browse, event: BrowseEvent, after: Browse) => void) =>
  fc.assert(
    fc.property(anyStart, events, ({ ids: rows, goal, current }, all) => {
      const valid = goal !== null && goal <= rows.length ? goal : null;
      let state = beginBrowse('visit', { ids: rows, goal: valid, current });
      for (const event of all) {
        const next = browse(state, event);
        check(state, event, next);
        state = next;
      }
    }),
    { numRuns: 500 },
  );

describe('whatever happens in whatever order', () => {
  it('shows a row while there is one, and counts no more of them than there are', () => {
    forEachStep((_, __, state) => {
      expect(shownId(state) === undefined).toBe(state.ids.length === 0);
      expect(state.at).toBeGreaterThanOrEqual(0);
      expect(state.goal === null || (state.goal > 0 && state.goal <= state.ids.length)).toBe(true);
      expect(new Set(state.seen).size).toBe(state.seen.length);
      expect(v.parse(browseSchema, JSON.parse(JSON.stringify(state)))).toEqual(state);
    });
  });

  it('is the wanted row, unless a link wants one that is not there', () => {
    forEachStep((_, __, state) => {
      if (state.current !== null && state.ids.includes(state.current))
        expect(shownId(state)).toBe(state.current);
    });
  });

  it('shows another row only in another step, but for its number', () => {
    forEachStep((before, event, state) => {
      const isRenamed = event.type === 'identified';
      const isNamed = before.current === shownId(before);
      if (isNamed && !isRenamed && shownId(state) !== shownId(before) && before.ids.length > 0)
        expect(state.step).toBeGreaterThan(before.step);
      expect(state.step).toBeGreaterThanOrEqual(before.step);
    });
  });

  it('keeps the shown row while the list still has that row', () => {
    forEachStep((before, event, state) => {
      const shown = shownId(before);
      if (event.type === 'listed' && before.current === shown)
        if (event.ids.includes(shown)) expect(shownId(state)).toBe(shown);
    });
  });

  it('has seen only what was seen', () => {
    forEachStep((before, event, state) => {
      const seen = new Set(before.seen);
      if (event.type === 'seen') seen.add(event.id);
      if (event.type === 'identified' && seen.has(event.provisionalId)) seen.add(event.id);
      expect(state.seen.every((each) => seen.has(each))).toBe(true);
    });
  });

  it('comes back by previous after next, and by next after previous', () => {
    forEachStep((before) => {
      if (before.isAtEnd || before.ids.length === 0 || before.current !== shownId(before)) return;
      expect(shownId(after(before, NEXT, PREVIOUS))).toBe(shownId(before));
      if (before.goal === null) expect(shownId(after(before, PREVIOUS, NEXT))).toBe(shownId(before));
    });
  });

  it('does nothing of what was begun for an earlier step', () => {
    forEachStep((before, event, state) => {
      const late = { ...event, step: before.step };
      if (state.step !== before.step) expect(browse(state, late)).toBe(state);
    });
  });

  it('moves nothing while paused, unless the person does', () => {
    forEachStep((before, event) => {
      const paused = browse(before, { type: 'paused' });
      expect(browse(paused, { ...event, step: before.step })).toBe(paused);
      expect(browse(paused, NEXT).isPaused).toBe(true);
    });
  });
});

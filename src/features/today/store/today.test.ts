import { expect, it } from 'vitest';
import type { TodayItem } from '../model/todayItem';
import { writeConfirmed } from '@/data/sync/sync';
import { startStore } from '@test/kit/startStore';
import {
  budgetChosen,
  dayOpened,
  idsKept,
  itemAdded,
  itemOpened,
  itemShown,
  itemPutOff,
  itemSkipped,
  selectToday,
} from './today';

const WAITING = -1_700_000_000_000_000;
const prayer = (prayerId: number): TodayItem => ({ kind: 'prayer', prayerId, seconds: 20 });
const passage = (passageId: number): TodayItem => ({ kind: 'passage', passageId, seconds: 16 });

function openedDay(day = '2026-11-21') {
  const { store } = startStore();
  store.dispatch(dayOpened(day));
  return { store, today: () => selectToday(store.getState()) };
}

it('goes on with the day as left on this device, and begins another by the budget', () => {
  const first = openedDay();
  first.store.dispatch(budgetChosen(20));
  first.store.dispatch(itemOpened([prayer(1)], prayer(1)));
  first.store.dispatch(itemSkipped('prayer/1'));
  expect(openedDay().today()).toEqual(first.today());
  const next = openedDay('2026-11-22').today();
  expect(next).toMatchObject({
    day: '2026-11-22',
    budget: 20,
    items: null,
    added: [],
    marks: { skipped: [] },
  });
});

it('does not restart the open day, and forgets a damaged stored one', () => {
  const { store, today } = openedDay();
  store.dispatch(itemOpened([prayer(1)], prayer(1)));
  localStorage.setItem('nuggets.today/demo', '{"day":"2026-11-21"}');
  store.dispatch(dayOpened('2026-11-21'));
  expect(today().items).toEqual([prayer(1)]);
  expect(openedDay().today()).toMatchObject({ day: '2026-11-21', budget: 10, items: null });
});

it('keeps a queue that was begun until another budget is chosen', () => {
  const { store, today } = openedDay();
  store.dispatch(itemOpened([prayer(1)], prayer(1)));
  store.dispatch(itemOpened([prayer(2)], prayer(2)));
  expect(today().items).toEqual([prayer(1)]);
  store.dispatch(budgetChosen(5));
  expect(today()).toMatchObject({ budget: 5, items: null });
});

it('has an item added once more at the end, and only once', () => {
  const { store, today } = openedDay();
  for (const item of [prayer(1), passage(1), prayer(1)]) store.dispatch(itemAdded(item));
  expect(today().added).toEqual([passage(1), prayer(1)]);
});

it('keeps a row made here in the day when the row gets its own id', () => {
  const { store, today } = openedDay();
  store.dispatch(itemOpened([prayer(WAITING), prayer(2)], prayer(WAITING)));
  store.dispatch(itemAdded(passage(3)));
  store.dispatch(itemAdded(prayer(WAITING)));
  store.dispatch(itemSkipped(`prayer/${WAITING}`));
  store.dispatch(itemPutOff('prayer/2'));
  store.dispatch(itemPutOff(`prayer/${WAITING}`));
  const state = { state: 'open' as const, isPutOff: true, readFirst: undefined };
  const entry = { item: prayer(WAITING), key: `prayer/${WAITING}`, ...state };
  store.dispatch(itemShown(entry));
  store.dispatch(itemOpened([], prayer(WAITING)));
  const payload = { title: 'Rain' };
  store.dispatch(
    writeConfirmed({ kind: 'prayer', payload, user: 'demo', id: 31, at: 0, provisionalId: WAITING }),
  );
  expect(today()).toMatchObject({
    items: [prayer(31), prayer(2)],
    added: [passage(3), prayer(31)],
    marks: { skipped: ['prayer/31'], putOff: ['prayer/2', 'prayer/31'], read: ['prayer/31'] },
    awaitingText: 'prayer/31',
  });
  store.dispatch(idsKept());
  expect(openedDay().today().items).toEqual([prayer(31), prayer(2)]);
});

it('goes on with what another tab has made of the day', () => {
  const one = openedDay();
  const other = openedDay();
  one.store.dispatch(itemOpened([prayer(1), prayer(2)], prayer(1)));
  one.store.dispatch(itemSkipped('prayer/1'));
  other.store.dispatch(itemPutOff('prayer/2'));
  expect(other.today()).toMatchObject({
    items: [prayer(1), prayer(2)],
    marks: { skipped: ['prayer/1'], putOff: ['prayer/2'] },
    awaitingText: null,
  });
  expect(openedDay().today().marks).toEqual(other.today().marks);
});

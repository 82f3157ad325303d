import { expect, it } from 'vitest';
import { startStore } from '@test/kit/startStore';
import { passageToggled, queryTyped, searchVisited, selectPassageSearch } from './passageSearch';

it('is as it was left for who comes back to a visit, and empty for another', () => {
  const { store } = startStore();
  const search = () => selectPassageSearch(store.getState());
  store.dispatch(searchVisited('first'));
  store.dispatch(queryTyped('grace'));
  for (const passageId of [1, 2, 3]) store.dispatch(passageToggled({ passageId, open: true }));
  store.dispatch(passageToggled({ passageId: 2, open: true }));
  store.dispatch(passageToggled({ passageId: 1, open: false }));
  store.dispatch(searchVisited('first'));
  expect(search()).toEqual({ visit: 'first', query: 'grace', openIds: [3, 2] });
  store.dispatch(searchVisited('second'));
  expect(search()).toEqual({ visit: 'second', query: '', openIds: [] });
});

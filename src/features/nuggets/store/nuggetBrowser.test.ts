import { describe, expect, it } from 'vitest';
import { createTopic, loadTopics } from '@/features/topics/store/topics';
import { startStore } from '@test/kit/startStore';
import { quoteFilterSet, selectQuotesState } from '@/features/quotes/store/quotes';
import { rememberTranslation } from '@/bible/lastChosen';
import { browseBegun, browsed, selectBrowse } from '@/data/browse/browses';
import {
  filtersCleared,
  NUGGETS,
  nuggetVisit,
  bookOrChapterFilterSet,
  selectCurrentNuggetId,
  selectNuggetBrowser,
  selectNuggetsInBookOrChapter,
  selectNuggetsWithTopics,
  selectShownNuggetIds,
  topicFilterSet,
  topicsToggled,
  translationChosen,
  visited,
} from './nuggetBrowser';
import { addNugget, loadNuggets } from './nuggets';

it('keeps the nugget and the topic that were made here when they get their final ids', async () => {
  const { api, store, data, outbox } = startStore();
  await Promise.all([store.dispatch(loadNuggets()), store.dispatch(loadTopics())]);
  api.faults.set('*', 'drop');
  const ref = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 24, endVerse: 24 } as const;
  const nugget = await store.dispatch(addNugget(ref)).unwrap();
  const topic = await store.dispatch(createTopic('Made here')).unwrap();
  store.dispatch(browseBegun(NUGGETS, 'one', {}));
  store.dispatch(topicFilterSet([7, topic.id]));
  store.dispatch(browsed(NUGGETS, { type: 'shown', id: nugget.id }));
  store.dispatch(quoteFilterSet([topic.id]));
  api.faults.clear();
  await outbox.flush({ now: true });
  expect(selectBrowse(store.getState(), NUGGETS)?.current).toBe(data.nuggets.at(-1)?.passageId);
  expect(selectNuggetBrowser(store.getState())).toMatchObject({
    topicIds: [7, data.topics.at(-1)?.id],
    topicsShown: true,
  });
  expect(selectQuotesState(store.getState()).filter).toEqual([data.topics.at(-1)?.id]);
});

it('opens in the translation last chosen, kept for the same visit', () => {
  const { store } = startStore();
  rememberTranslation('asv');
  store.dispatch(visited('first', null));
  expect(selectNuggetBrowser(store.getState()).translation).toBe('asv');
  rememberTranslation('ylt');
  store.dispatch(visited('first', null));
  expect(selectNuggetBrowser(store.getState()).translation).toBe('asv');
  store.dispatch(visited('second', null));
  expect(selectNuggetBrowser(store.getState()).translation).toBe('ylt');
});

describe('a visit', () => {
  const kept = () => nuggetVisit.restore('demo');

  /** Four nuggets: in John 3 with topic 1, in John 3 with 2, in John 4 with both, in Mark 3 with none. */
  async function browsing() {
    const { store, data } = startStore();
    const nugget = { chapter: 3, startVerse: 1, endVerse: 1, bookName: 'john' as const };
    data.nuggets = [
      { ...nugget, passageId: 1, topicIds: [1] },
      { ...nugget, passageId: 2, topicIds: [2] },
      { ...nugget, passageId: 3, chapter: 4, topicIds: [1, 2] },
      { ...nugget, passageId: 4, bookName: 'mark', topicIds: [] },
    ];
    await store.dispatch(loadNuggets());
    const now = () => selectNuggetBrowser(store.getState());
    const shown = () => selectShownNuggetIds(store.getState()).toSorted();
    /** The index of the nugget on the screen, which has the list from the store. */
    const at = () => {
      const { getState, dispatch } = store;
      dispatch(browsed(NUGGETS, { type: 'listed', ids: selectShownNuggetIds(getState()) }));
      return selectBrowse(getState(), NUGGETS)?.at;
    };
    const show = (id: number) => store.dispatch(browsed(NUGGETS, { type: 'shown', id }));
    store.dispatch(browseBegun(NUGGETS, 'one', { seed: 5 }));
    return { store, now, shown, at, show };
  }

  it('shows what passes both filters, and starts at the first nugget with each change', async () => {
    const { store, shown, at, show } = await browsing();
    store.dispatch(visited('one', null));
    expect([shown(), at()]).toEqual([[1, 2, 3, 4], 0]);
    const last = selectShownNuggetIds(store.getState())[3] ?? 0;
    show(last);
    expect([at(), selectCurrentNuggetId(store.getState())]).toEqual([3, last]);
    store.dispatch(topicFilterSet([1]));
    expect([shown(), at()]).toEqual([[1, 3], 0]);
    show(selectShownNuggetIds(store.getState())[1] ?? 0);
    store.dispatch(bookOrChapterFilterSet({ bookName: 'john', chapter: 3 }));
    expect([shown(), at()]).toEqual([[1], 0]);
    store.dispatch(topicFilterSet([]));
    expect(shown()).toEqual([1, 2]);
    store.dispatch(bookOrChapterFilterSet({ bookName: 'john', chapter: null }));
    expect(shown()).toEqual([1, 2, 3]);
    const ids = (rows: readonly { passageId: number }[]) => rows.map(({ passageId }) => passageId);
    store.dispatch(topicFilterSet([2]));
    expect(ids(selectNuggetsInBookOrChapter(store.getState()))).toEqual([1, 2, 3]);
    expect(ids(selectNuggetsWithTopics(store.getState()))).toEqual([2, 3]);
    show(3);
    store.dispatch(filtersCleared());
    expect([shown(), at()]).toEqual([[1, 2, 3, 4], 0]);
    show(99);
    expect(at()).toBe(0);
  });

  it('continues the same visit; another starts over, with topics still shown', async () => {
    const { store, now } = await browsing();
    store.dispatch(visited('one', kept(), [1]));
    expect(now()).toMatchObject({ visit: 'one', topicIds: [1] });
    store.dispatch(topicsToggled(false));
    store.dispatch(translationChosen('asv'));
    store.dispatch(visited('one', kept()));
    expect(now()).toMatchObject({ topicIds: [1], translation: 'asv' });
    store.dispatch(visited('two', kept()));
    expect(now()).toMatchObject({
      visit: 'two',
      topicIds: [],
      bookOrChapterFilter: null,
      topicsShown: false,
    });
  });

  it.each([
    ['that was left is resumed', 'one', {}, true, true],
    ['that was left is not resumed where that is not wanted', 'one', {}, false, false],
    ['that was another is not resumed', 'two', {}, true, false],
    ['that makes no sense is not resumed', 'one', { translation: 'xyz' }, true, false],
  ])('%s', async (_, visit, change, mayRestore, resumed) => {
    const { store, now } = await browsing();
    const left = {
      visit: 'one',
      topicIds: [1],
      bookOrChapterFilter: { bookName: 'john', chapter: 4 },
    };
    const visitLeft = { ...left, topicsShown: false, translation: 'asv', ...change };
    sessionStorage.setItem('nuggets.tab/demo/nuggets', JSON.stringify(visitLeft));
    store.dispatch(visited(visit, mayRestore ? kept() : null));
    if (resumed) expect(now()).toEqual(visitLeft);
    else expect(now()).toMatchObject({ visit, topicIds: [], bookOrChapterFilter: null });
  });
});

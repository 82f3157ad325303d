import { useEffect } from 'react';
import { planTranslation } from '@/bible/lastChosen';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { chapterRange } from '@/bible/chapters';
import { refOf, type PassageRef } from '@/bible/passage';
import { todayItemKey, type TodayItem } from '../model/todayItem';
import { loadText } from '@/bible/text/textCache';
import { useAppStore, useEngine } from '@/data/store/hooks';
import type { AppThunk } from '@/data/store/appStore';
import type { RootState } from '@/data/store/rootReducer';
import { selectNuggetBrowser, selectNuggetsById } from '@/features/nuggets/public';
import { loadTextOverrides, selectOwnText, selectPassage } from '@/features/memory/public';
import { loadTopics } from '@/features/topics/public';
import { loadQuoteText } from '@/features/quotes/public';
import { isProvisional } from '@/data/outbox/outboxWrite';

/** One text may fail for its own reasons; several failures mean the network or the server. */
const MAX_FAILURES = 3;

/** The Bible text that an item shows when it is opened; null for none. */
export function selectTextRef(state: RootState, item: TodayItem): PassageRef | null {
  switch (item.kind) {
    case 'passage':
      return selectOwnText(state, item.passageId) === null
        ? (selectPassage(state, item.passageId) ?? null)
        : null;
    case 'reading': {
      const translation = planTranslation() ?? lastTranslation();
      return { translation, ...chapterRange(translation, item.chapter) };
    }
    case 'nugget': {
      const nugget = selectNuggetsById(state)[item.passageId];
      return nugget ? refOf({ ...nugget, translation: selectNuggetBrowser(state).translation }) : null;
    }
    default:
      return null;
  }
}

/** Loads the text of an item, unless it is loaded; resolves to whether it is. */
const loadTextOf =
  (item: TodayItem): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (item.kind === 'quote' && isProvisional(item.quoteId)) return true;
    const ref = selectTextRef(getState(), item);
    const outcome =
      item.kind === 'quote'
        ? await dispatch(loadQuoteText(item.quoteId))
        : ref && (await dispatch(loadText(ref)));
    // Without a payload it was not requested, because it is loaded.
    return outcome?.meta.requestStatus !== 'rejected' || outcome.payload === undefined;
  };

/** Loads the data that the texts of a day depend on: custom texts, and the topics of quotes and nuggets. */
const loadNames =
  (items: readonly TodayItem[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (items.some(({ kind }) => kind === 'passage')) await dispatch(loadTextOverrides({ quiet: true }));
    if (items.some(({ kind }) => kind === 'quote' || kind === 'nugget'))
      await dispatch(loadTopics({ quiet: true }));
  };

/**
 * Loads the texts of a day in advance, so that the day can be done without a network; again when the network is back.
 */
export function useDayTexts(items: readonly TodayItem[]): void {
  const store = useAppStore();
  const engine = useEngine();
  const keys = items.map(todayItemKey).join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    let drop: (() => void) | undefined;
    const load = async () => {
      await store.dispatch(loadNames(items));
      drop?.();
      if (leaving.signal.aborted) return;
      // Without a network they come from the cache.
      drop = engine.background.add({
        urgency: 'ahead',
        maxFailures: MAX_FAILURES,
        jobs: items.map((item) => () => store.dispatch(loadTextOf(item))),
      });
    };
    void load();
    window.addEventListener('online', () => void load(), { signal: leaving.signal });
    return () => {
      leaving.abort();
      drop?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the keys stand for the items
  }, [store, engine, keys]);
}

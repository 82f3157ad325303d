import { createElement, lazy, type ComponentType } from 'react';
import { paths } from './paths';

/** Each screen is a download of its own, fetched when it is opened or about to be. */
const loaders = {
  reader: async () => (await import('@/screens/reader/ReaderScreen')).ReaderScreen,
  login: async () => (await import('@/screens/login/LoginScreen')).LoginScreen,
  prayers: async () => (await import('@/screens/prayers/PrayersScreen')).PrayersScreen,
  practiceSetup: async () => (await import('@/screens/practice/PracticeSetupScreen')).PracticeSetupScreen,
  practice: async () => (await import('@/screens/practice/PracticeScreen')).PracticeScreen,
  memoryPassages: async () => (await import('@/screens/memory/MemoryPassagesScreen')).MemoryPassagesScreen,
  memoryByBox: async () => (await import('@/screens/memory/MemoryByBoxScreen')).MemoryByBoxScreen,
  memoryStats: async () => (await import('@/screens/memory/MemoryStatsScreen')).MemoryStatsScreen,
  practiceHistory: async () => (await import('@/screens/memory/PracticeHistoryScreen')).PracticeHistoryScreen,
  viewChapter: async () => (await import('@/screens/reader/ViewChapterScreen')).ViewChapterScreen,
  search: async () => (await import('@/screens/search/SearchScreen')).SearchScreen,
  plan: async () => (await import('@/screens/plan/PlanScreen')).PlanScreen,
  links: async () => (await import('@/screens/links/LinksScreen')).LinksScreen,
  browseBible: async () => (await import('@/screens/nuggets/BrowseBibleScreen')).BrowseBibleScreen,
  viewQuotes: async () => (await import('@/screens/quotes/ViewQuotesScreen')).ViewQuotesScreen,
  searchQuotes: async () => (await import('@/screens/quotes/SearchQuotesScreen')).SearchQuotesScreen,
  addQuote: async () => (await import('@/screens/quotes/AddQuoteScreen')).AddQuoteScreen,
};

/** How the code of a screen is fetched ahead; once it is there the screen renders at once, with no word of loading. */
const preloads = new Map<() => Promise<unknown>, () => Promise<unknown>>();

function screen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Arrived: ComponentType<Props> | undefined;
  const arrive = async () => (Arrived = await load());
  const Lazy = lazy(async () => ({ default: await arrive() }));
  preloads.set(load, arrive);
  return function LazyScreen(props: Props) {
    return Arrived ? createElement(Arrived, props) : createElement(Lazy, props);
  };
}

export const ReaderScreen = screen(loaders.reader);
export const LoginScreen = screen(loaders.login);
export const PrayersScreen = screen(loaders.prayers);
export const PracticeSetupScreen = screen(loaders.practiceSetup);
export const PracticeScreen = screen(loaders.practice);
export const MemoryPassagesScreen = screen(loaders.memoryPassages);
export const MemoryByBoxScreen = screen(loaders.memoryByBox);
export const MemoryStatsScreen = screen(loaders.memoryStats);
export const PracticeHistoryScreen = screen(loaders.practiceHistory);
export const ViewChapterScreen = screen(loaders.viewChapter);
export const SearchScreen = screen(loaders.search);
export const PlanScreen = screen(loaders.plan);
export const LinksScreen = screen(loaders.links);
export const BrowseBibleScreen = screen(loaders.browseBible);
export const ViewQuotesScreen = screen(loaders.viewQuotes);
export const SearchQuotesScreen = screen(loaders.searchQuotes);
export const AddQuoteScreen = screen(loaders.addQuote);

const byPath: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.login]: loaders.login,
  [paths.prayers]: loaders.prayers,
  [paths.practiceSetup]: loaders.practiceSetup,
  [paths.memoryPassages]: loaders.memoryPassages,
  [paths.memoryPassagesByBox]: loaders.memoryByBox,
  [paths.memoryStats]: loaders.memoryStats,
  [paths.memoryPracticeHistory]: loaders.practiceHistory,
  [paths.viewChapter]: loaders.viewChapter,
  [paths.search]: loaders.search,
  [paths.readingPlan]: loaders.plan,
  [paths.links]: loaders.links,
  [paths.browseBible]: loaders.browseBible,
  [paths.viewQuotes]: loaders.viewQuotes,
  [paths.searchQuotes]: loaders.searchQuotes,
  [paths.addQuote]: loaders.addQuote,
};

/** Fetches the code of the screen behind a path, so that it is there when the link is followed. */
export function preloadScreen(path: string): void {
  // A failed download is told when the screen is opened, not before.
  const load = byPath[path];
  if (load) preload(load).catch(() => undefined);
}

const preload = (load: () => Promise<unknown>): Promise<unknown> => (preloads.get(load) ?? load)();

/** Resolves when the reader can render at once; rejects when its code cannot be had. */
export const preloadReader = (): Promise<unknown> => preload(loaders.reader);

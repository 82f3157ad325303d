import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { LazyComponent } from '@/ui/lazily';
import { NotForGuests, OpenToAll, SignedIn } from './guards';
import { paths, patterns } from './paths';
import {
  AddQuoteScreen,
  BrowseBibleScreen,
  LinksScreen,
  LoginScreen,
  MemoryByBoxScreen,
  MemoryPassagesScreen,
  MemoryStatsScreen,
  PlanScreen,
  PracticeHistoryScreen,
  PracticeScreen,
  PracticeSetupScreen,
  PrayersScreen,
  ReaderScreen,
  SearchQuotesScreen,
  SearchScreen,
  ViewChapterScreen,
  ViewQuotesScreen,
} from './screens';

interface AppRoute {
  pattern: string;
  Screen: LazyComponent<object>;
  /** Who may come in; everyone, where there is none. */
  Guard?: ComponentType<{ children: ReactNode }>;
}

/** The route table of §2. */
export const ROUTES: readonly AppRoute[] = [
  { pattern: '/', Screen: LoginScreen },
  { pattern: paths.login, Screen: LoginScreen },
  { pattern: patterns.publicChapter, Screen: ReaderScreen, Guard: OpenToAll },
  { pattern: patterns.chapter, Screen: ReaderScreen, Guard: SignedIn },
  { pattern: paths.practiceSetup, Screen: PracticeSetupScreen, Guard: SignedIn },
  { pattern: patterns.practice, Screen: PracticeScreen, Guard: SignedIn },
  { pattern: paths.readingPlan, Screen: PlanScreen, Guard: SignedIn },
  { pattern: paths.links, Screen: LinksScreen, Guard: SignedIn },
  { pattern: paths.viewChapter, Screen: ViewChapterScreen, Guard: SignedIn },
  { pattern: paths.search, Screen: SearchScreen, Guard: SignedIn },
  { pattern: patterns.publicQuotes, Screen: ViewQuotesScreen, Guard: OpenToAll },
  { pattern: patterns.viewQuotes, Screen: ViewQuotesScreen, Guard: SignedIn },
  { pattern: paths.addQuote, Screen: AddQuoteScreen, Guard: NotForGuests },
  { pattern: paths.browseBible, Screen: BrowseBibleScreen, Guard: SignedIn },
  { pattern: paths.memoryPracticeHistory, Screen: PracticeHistoryScreen, Guard: SignedIn },
  { pattern: paths.memoryStats, Screen: MemoryStatsScreen, Guard: SignedIn },
  { pattern: paths.searchQuotes, Screen: SearchQuotesScreen, Guard: SignedIn },
  { pattern: paths.prayers, Screen: PrayersScreen, Guard: NotForGuests },
  { pattern: paths.memoryPassagesByBox, Screen: MemoryByBoxScreen, Guard: SignedIn },
  { pattern: paths.memoryPassages, Screen: MemoryPassagesScreen, Guard: SignedIn },
];

/** Fetches the code of the screen behind a path, so that it is there when the link is followed. */
export function preloadScreen(path: string): void {
  const route = ROUTES.find(({ pattern }) => matchPath(pattern, path) !== null);
  void route?.Screen.preload();
}

import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { firstSegment, paths, patterns } from '@/routes/paths';

/** The headings of the bar, in order; Today is its own only item. */
export const NAV_GROUPS = ['Today', 'Memory', 'Read', 'Quotes', 'Prayers', 'More'] as const;
export type NavGroupTitle = (typeof NAV_GROUPS)[number];

/** Where the bar names a screen or a dialog; within a heading the order is that of the table. */
export interface NavEntry {
  group: NavGroupTitle;
  label: string;
}

/**
 * Who may open a screen: everyone; everyone, as the guest if nobody is signed in; users; users but the guest; the one
 * user who may copy their database to Guest.
 */
export type Access = 'everyone' | 'guestIfNobody' | 'user' | 'named' | 'owner';

export interface ScreenRoute {
  pattern: string;
  access: Access;
  /** Downloads the screen's code. */
  load: () => Promise<ComponentType<object>>;
  nav?: NavEntry;
}

/** Dialogs that any screen can open from the bar. */
export type GlobalDialog = 'goToPassage' | 'addPrayer' | 'copyDatabase' | 'display' | 'keys' | 'command';

interface DialogEntry {
  dialog: GlobalDialog;
  access: Access;
  nav: NavEntry;
}

const reader = async () => (await import('@/features/reading/ReaderScreen')).ReaderScreen;
const login = async () => (await import('@/features/account/LoginScreen')).LoginScreen;
const viewQuotes = async () => (await import('@/features/quotes/view/ViewQuotesScreen')).ViewQuotesScreen;

/** The route table, and what the bar offers: guards, bar, drawer and preloading are derived from it. */
export const ROUTES: readonly (ScreenRoute | DialogEntry)[] = [
  { pattern: paths.root, access: 'everyone', load: login },
  { pattern: patterns.publicChapter, access: 'guestIfNobody', load: reader },
  { pattern: patterns.chapter, access: 'user', load: reader },
  {
    pattern: patterns.compare,
    access: 'user',
    load: async () => (await import('@/features/reading/compare/CompareScreen')).CompareScreen,
  },
  {
    pattern: paths.today,
    access: 'user',
    load: async () => (await import('@/features/today/TodayScreen')).TodayScreen,
    nav: { group: 'Today', label: 'Today' },
  },
  {
    pattern: paths.practiceSetup,
    access: 'user',
    load: async () => (await import('@/features/memory/practice/PracticeSetupScreen')).PracticeSetupScreen,
    nav: { group: 'Memory', label: 'Practice Setup' },
  },
  {
    pattern: patterns.practice,
    access: 'user',
    load: async () => (await import('@/features/memory/practice/PracticeScreen')).PracticeScreen,
  },
  {
    pattern: paths.weakWords,
    access: 'user',
    load: async () => (await import('@/features/memory/recall/drill/WeakWordsScreen')).WeakWordsScreen,
  },
  {
    pattern: patterns.memoryPassages,
    access: 'user',
    load: async () => (await import('@/features/memory/lists/MemoryPassagesScreen')).MemoryPassagesScreen,
    nav: { group: 'Memory', label: 'My Memory Passages' },
  },
  {
    pattern: patterns.memoryPassagesByBox,
    access: 'user',
    load: async () => (await import('@/features/memory/lists/MemoryByBoxScreen')).MemoryByBoxScreen,
    nav: { group: 'Memory', label: 'Memory Passages by Box' },
  },
  {
    pattern: paths.memoryStats,
    access: 'user',
    load: async () => (await import('@/features/memory/lists/MemoryStatsScreen')).MemoryStatsScreen,
    nav: { group: 'Memory', label: 'Memory Stats' },
  },
  {
    pattern: paths.memoryPracticeHistory,
    access: 'user',
    load: async () => (await import('@/features/memory/lists/PracticeHistoryScreen')).PracticeHistoryScreen,
    nav: { group: 'Memory', label: 'Practice History' },
  },
  {
    pattern: paths.readingPlan,
    access: 'user',
    load: async () => (await import('@/features/plan/PlanScreen')).PlanScreen,
    nav: { group: 'Read', label: 'Reading Plan' },
  },
  {
    pattern: paths.viewChapter,
    access: 'user',
    load: async () => (await import('@/features/reading/viewChapter/ViewChapterScreen')).ViewChapterScreen,
    nav: { group: 'Read', label: 'View Chapter' },
  },
  { dialog: 'goToPassage', access: 'everyone', nav: { group: 'Read', label: 'Go To Passage' } },
  {
    pattern: paths.search,
    access: 'user',
    load: async () => (await import('@/features/search/SearchScreen')).SearchScreen,
    nav: { group: 'Read', label: 'Bible Search' },
  },
  {
    pattern: paths.browseBible,
    access: 'user',
    load: async () => (await import('@/features/nuggets/BrowseBibleScreen')).BrowseBibleScreen,
    nav: { group: 'Read', label: 'Browse Bible' },
  },
  {
    pattern: paths.bibleMap,
    access: 'user',
    load: async () => (await import('@/features/map/BibleMapScreen')).BibleMapScreen,
    nav: { group: 'Read', label: 'Map of the Bible' },
  },
  { pattern: patterns.publicQuotes, access: 'guestIfNobody', load: viewQuotes },
  {
    pattern: patterns.viewQuotes,
    access: 'user',
    load: viewQuotes,
    nav: { group: 'Quotes', label: 'View Quotes' },
  },
  {
    pattern: paths.searchQuotes,
    access: 'user',
    load: async () => (await import('@/features/quotes/search/SearchQuotesScreen')).SearchQuotesScreen,
    nav: { group: 'Quotes', label: 'Search Quotes' },
  },
  {
    pattern: paths.addQuote,
    access: 'named',
    load: async () => (await import('@/features/quotes/add/AddQuoteScreen')).AddQuoteScreen,
    nav: { group: 'Quotes', label: 'Add Quote' },
  },
  {
    pattern: patterns.prayers,
    access: 'named',
    load: async () => (await import('@/features/prayers/PrayersScreen')).PrayersScreen,
    nav: { group: 'Prayers', label: 'Prayers' },
  },
  { dialog: 'addPrayer', access: 'named', nav: { group: 'Prayers', label: 'Add Prayer' } },
  {
    pattern: paths.links,
    access: 'user',
    load: async () => (await import('@/features/links/LinksScreen')).LinksScreen,
    nav: { group: 'More', label: 'Links' },
  },
  {
    pattern: paths.yourData,
    access: 'user',
    load: async () => (await import('@/features/yourData/YourDataScreen')).YourDataScreen,
    nav: { group: 'More', label: 'Your data' },
  },
  {
    pattern: patterns.print,
    access: 'user',
    load: async () => (await import('@/features/yourData/print/PrintScreen')).PrintScreen,
  },
  {
    pattern: paths.share,
    access: 'user',
    load: async () => (await import('@/features/yourData/SharedScreen')).SharedScreen,
  },
  { dialog: 'copyDatabase', access: 'owner', nav: { group: 'More', label: 'Copy This DB to Guest' } },
  { pattern: paths.login, access: 'everyone', load: login, nav: { group: 'More', label: 'Login' } },
];

export const isScreen = (route: ScreenRoute | DialogEntry): route is ScreenRoute => 'pattern' in route;

export const SCREENS: readonly ScreenRoute[] = ROUTES.filter(isScreen);

/** The row of the table that an address matches. */
export const screenAt = (pathname: string): ScreenRoute | undefined =>
  SCREENS.find(({ pattern }) => matchPath(pattern, pathname) !== null);

const FOR_USERS: ReadonlySet<string> = new Set(
  SCREENS.filter(({ access }) => access === 'user' || access === 'named').map(({ pattern }) =>
    firstSegment(pattern),
  ),
);

/** Whether an address, even a mistyped one, leads to the login when nobody is signed in. */
export const needsUser = (pathname: string): boolean => FOR_USERS.has(firstSegment(pathname));

import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { ScreenName } from './lazyScreens';
import { firstSegment, paths, patterns } from '@/routes/paths';

/** The headings of the bar, in order; Today has only one item, itself. */
export const NAV_GROUPS = ['Today', 'Memory', 'Read', 'Quotes', 'Prayers', 'More'] as const;
export type NavGroupTitle = (typeof NAV_GROUPS)[number];

/** Where the bar shows a screen or a dialog; the order within a heading is that of the table. */
export interface NavEntry {
  group: NavGroupTitle;
  label: string;
}

/**
 * The people that may open a screen: everyone; everyone, as the guest if nobody is signed in; users; users except the
 * guest; only the user who may copy their database to Guest.
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
const learn = async () => (await import('@/features/sets/learn/LearnScreen')).LearnScreen;
const login = async () => (await import('@/features/account/LoginScreen')).LoginScreen;

/** The table of lazy screens is long, so it is downloaded with the first of them; a public link needs none. */
const code = (name: ScreenName) => async () => (await import('./lazyScreens')).lazyScreens[name]();
const viewQuotes = code('viewQuotes');

const screen = (pattern: string, name: ScreenName, nav?: NavEntry, access: Access = 'user'): ScreenRoute => ({
  pattern,
  access,
  load: code(name),
  ...(nav && { nav }),
});

/** The route table. Guards, bar, drawer and preloading are derived from it. */
export const ROUTES: readonly (ScreenRoute | DialogEntry)[] = [
  { pattern: paths.root, access: 'everyone', load: login },
  { pattern: patterns.publicChapter, access: 'guestIfNobody', load: reader },
  { pattern: patterns.chapter, access: 'user', load: reader },
  screen(patterns.compare, 'compare'),
  screen(paths.today, 'today', { group: 'Today', label: 'Today' }),
  screen(paths.practiceSetup, 'practiceSetup', { group: 'Memory', label: 'Practice Setup' }),
  screen(patterns.practice, 'practice'),
  screen(patterns.largePractice, 'largePractice'),
  screen(paths.weakWords, 'weakWords'),
  screen(patterns.memoryPassages, 'memoryPassages', { group: 'Memory', label: 'My Memory Passages' }),
  screen(patterns.memoryPassagesByBox, 'memoryByBox', { group: 'Memory', label: 'Memory Passages by Box' }),
  screen(paths.memoryStats, 'memoryStats', { group: 'Memory', label: 'Memory Stats' }),
  screen(paths.memoryPracticeHistory, 'practiceHistory', { group: 'Memory', label: 'Practice History' }),
  screen(paths.sets, 'sets', { group: 'Memory', label: 'Sets' }, 'guestIfNobody'),
  { pattern: paths.learn, access: 'guestIfNobody', load: learn },
  screen(paths.readingPlan, 'plan', { group: 'Read', label: 'Reading Plan' }),
  screen(paths.viewChapter, 'viewChapter', { group: 'Read', label: 'View Chapter' }),
  { dialog: 'goToPassage', access: 'everyone', nav: { group: 'Read', label: 'Go To Passage' } },
  screen(paths.search, 'search', { group: 'Read', label: 'Bible Search' }),
  screen(paths.browseBible, 'browseBible', { group: 'Read', label: 'Browse Bible' }),
  screen(paths.bibleMap, 'bibleMap', { group: 'Read', label: 'Map of the Bible' }),
  { pattern: patterns.publicQuotes, access: 'guestIfNobody', load: viewQuotes },
  {
    pattern: patterns.viewQuotes,
    access: 'user',
    load: viewQuotes,
    nav: { group: 'Quotes', label: 'View Quotes' },
  },
  screen(paths.searchQuotes, 'searchQuotes', { group: 'Quotes', label: 'Search Quotes' }),
  screen(paths.addQuote, 'addQuote', { group: 'Quotes', label: 'Add Quote' }, 'named'),
  screen(patterns.prayers, 'prayers', { group: 'Prayers', label: 'Prayers' }, 'named'),
  { dialog: 'addPrayer', access: 'named', nav: { group: 'Prayers', label: 'Add Prayer' } },
  screen(paths.howItWorks, 'howItWorks', { group: 'More', label: 'How it works' }, 'everyone'),
  screen(paths.links, 'links', { group: 'More', label: 'Links' }),
  screen(paths.yourData, 'yourData', { group: 'More', label: 'Your data' }),
  screen(patterns.print, 'print'),
  screen(paths.share, 'shared'),
  screen(paths.handedOver, 'handedOver', undefined, 'named'),
  { dialog: 'copyDatabase', access: 'owner', nav: { group: 'More', label: 'Copy This DB to Guest' } },
  { pattern: paths.login, access: 'everyone', load: login, nav: { group: 'More', label: 'Login' } },
];

export const isScreen = (route: ScreenRoute | DialogEntry): route is ScreenRoute => 'pattern' in route;

export const SCREENS: readonly ScreenRoute[] = ROUTES.filter(isScreen);

/** A cache of paths of this visit: matching is slow, and every step from chapter to chapter needs it several times. */
const matched = new Map<string, ScreenRoute | undefined>();

/** The route that matches a path. */
export function screenAt(pathname: string): ScreenRoute | undefined {
  if (!matched.has(pathname))
    matched.set(
      pathname,
      SCREENS.find(({ pattern }) => matchPath(pattern, pathname) !== null),
    );
  return matched.get(pathname);
}

const FOR_USERS: ReadonlySet<string> = new Set(
  SCREENS.filter(({ access }) => access === 'user' || access === 'named').map(({ pattern }) =>
    firstSegment(pattern).toLowerCase(),
  ),
);

/** Whether a path, even a mistyped one, leads to the login if nobody is signed in. */
export const needsUser = (pathname: string): boolean => FOR_USERS.has(firstSegment(pathname).toLowerCase());

import type { ReactNode } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { NotForGuests, OpenToAll, SignedIn } from './guards';
import { NotFoundScreen } from './NotFoundScreen';
import { paths, patterns } from './paths';
import {
  ComingSoonScreen,
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
  SearchScreen,
  ViewChapterScreen,
} from './screens';

const signedIn = (screen: ReactNode) => <SignedIn>{screen}</SignedIn>;
const named = (screen: ReactNode) => <NotForGuests>{screen}</NotForGuests>;
const open = (screen: ReactNode) => <OpenToAll>{screen}</OpenToAll>;
const soon = (title: string) => <ComingSoonScreen title={title} />;

/** The route table of §2. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route path="/" element={<LoginScreen />} />
      <Route path={paths.login} element={<LoginScreen />} />
      <Route path={patterns.publicChapter} element={open(<ReaderScreen />)} />
      <Route path={patterns.chapter} element={signedIn(<ReaderScreen />)} />
      <Route path={patterns.publicQuotes} element={open(soon('Quotes'))} />
      <Route path={patterns.viewQuotes} element={signedIn(soon('View Quotes'))} />
      <Route path={paths.practiceSetup} element={signedIn(<PracticeSetupScreen />)} />
      <Route path={patterns.practice} element={signedIn(<PracticeScreen />)} />
      <Route path={paths.readingPlan} element={signedIn(<PlanScreen />)} />
      <Route path={paths.addQuote} element={named(soon('Add Quote'))} />
      <Route path={paths.links} element={signedIn(<LinksScreen />)} />
      <Route path={paths.viewChapter} element={signedIn(<ViewChapterScreen />)} />
      <Route path={paths.search} element={signedIn(<SearchScreen />)} />
      <Route path={paths.browseBible} element={signedIn(soon('Browse Bible'))} />
      <Route path={paths.searchQuotes} element={signedIn(soon('Search Quotes'))} />
      <Route path={paths.memoryPracticeHistory} element={signedIn(<PracticeHistoryScreen />)} />
      <Route path={paths.memoryStats} element={signedIn(<MemoryStatsScreen />)} />
      <Route path={paths.prayers} element={named(<PrayersScreen />)} />
      <Route path={paths.memoryPassagesByBox} element={signedIn(<MemoryByBoxScreen />)} />
      <Route path={paths.memoryPassages} element={signedIn(<MemoryPassagesScreen />)} />
      <Route path="*" element={<NotFoundScreen />} />
    </RouterRoutes>
  );
}

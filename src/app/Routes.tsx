import type { ReactNode } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { NotForGuests, OpenToAll, SignedIn } from './guards';
import { NotFoundScreen } from './NotFoundScreen';
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

const signedIn = (screen: ReactNode) => <SignedIn>{screen}</SignedIn>;
const named = (screen: ReactNode) => <NotForGuests>{screen}</NotForGuests>;
const open = (screen: ReactNode) => <OpenToAll>{screen}</OpenToAll>;

/** The route table of §2. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route path="/" element={<LoginScreen />} />
      <Route path={paths.login} element={<LoginScreen />} />
      <Route path={patterns.publicChapter} element={open(<ReaderScreen />)} />
      <Route path={patterns.chapter} element={signedIn(<ReaderScreen />)} />
      <Route path={paths.practiceSetup} element={signedIn(<PracticeSetupScreen />)} />
      <Route path={patterns.practice} element={signedIn(<PracticeScreen />)} />
      <Route path={paths.readingPlan} element={signedIn(<PlanScreen />)} />
      <Route path={paths.links} element={signedIn(<LinksScreen />)} />
      <Route path={paths.viewChapter} element={signedIn(<ViewChapterScreen />)} />
      <Route path={paths.search} element={signedIn(<SearchScreen />)} />
      <Route path={patterns.publicQuotes} element={open(<ViewQuotesScreen />)} />
      <Route path={patterns.viewQuotes} element={signedIn(<ViewQuotesScreen />)} />
      <Route path={paths.addQuote} element={named(<AddQuoteScreen />)} />
      <Route path={paths.browseBible} element={signedIn(<BrowseBibleScreen />)} />
      <Route path={paths.memoryPracticeHistory} element={signedIn(<PracticeHistoryScreen />)} />
      <Route path={paths.memoryStats} element={signedIn(<MemoryStatsScreen />)} />
      <Route path={paths.searchQuotes} element={signedIn(<SearchQuotesScreen />)} />
      <Route path={paths.prayers} element={named(<PrayersScreen />)} />
      <Route path={paths.memoryPassagesByBox} element={signedIn(<MemoryByBoxScreen />)} />
      <Route path={paths.memoryPassages} element={signedIn(<MemoryPassagesScreen />)} />
      <Route path="*" element={<NotFoundScreen />} />
    </RouterRoutes>
  );
}

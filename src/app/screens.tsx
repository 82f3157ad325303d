import { lazily } from '@/ui/lazily';
import { LoadingScreen } from './LoadingScreen';

/** Each screen is a download of its own, fetched when it is opened or about to be. */
const screen: typeof lazily = (load) => lazily(load, <LoadingScreen />);

export const ReaderScreen = screen(async () => (await import('@/screens/reader/ReaderScreen')).ReaderScreen);
export const LoginScreen = screen(async () => (await import('@/screens/login/LoginScreen')).LoginScreen);
export const PrayersScreen = screen(
  async () => (await import('@/screens/prayers/PrayersScreen')).PrayersScreen,
);
export const PracticeSetupScreen = screen(
  async () => (await import('@/screens/practice/PracticeSetupScreen')).PracticeSetupScreen,
);
export const PracticeScreen = screen(
  async () => (await import('@/screens/practice/PracticeScreen')).PracticeScreen,
);
export const MemoryPassagesScreen = screen(
  async () => (await import('@/screens/memory/MemoryPassagesScreen')).MemoryPassagesScreen,
);
export const MemoryByBoxScreen = screen(
  async () => (await import('@/screens/memory/MemoryByBoxScreen')).MemoryByBoxScreen,
);
export const MemoryStatsScreen = screen(
  async () => (await import('@/screens/memory/MemoryStatsScreen')).MemoryStatsScreen,
);
export const PracticeHistoryScreen = screen(
  async () => (await import('@/screens/memory/PracticeHistoryScreen')).PracticeHistoryScreen,
);
export const ViewChapterScreen = screen(
  async () => (await import('@/screens/reader/ViewChapterScreen')).ViewChapterScreen,
);
export const SearchScreen = screen(async () => (await import('@/screens/search/SearchScreen')).SearchScreen);
export const PlanScreen = screen(async () => (await import('@/screens/plan/PlanScreen')).PlanScreen);
export const LinksScreen = screen(async () => (await import('@/screens/links/LinksScreen')).LinksScreen);
export const BrowseBibleScreen = screen(
  async () => (await import('@/screens/nuggets/BrowseBibleScreen')).BrowseBibleScreen,
);
export const ViewQuotesScreen = screen(
  async () => (await import('@/screens/quotes/ViewQuotesScreen')).ViewQuotesScreen,
);
export const SearchQuotesScreen = screen(
  async () => (await import('@/screens/quotes/SearchQuotesScreen')).SearchQuotesScreen,
);
export const AddQuoteScreen = screen(
  async () => (await import('@/screens/quotes/AddQuoteScreen')).AddQuoteScreen,
);

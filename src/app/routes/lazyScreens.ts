import type { ComponentType } from 'react';

/** Downloads the code of each screen, by name, except for the public ones. */
export const lazyScreens = {
  compare: async () => (await import('@/features/reading/compare/CompareScreen')).CompareScreen,
  today: async () => (await import('@/features/today/TodayScreen')).TodayScreen,
  practiceSetup: async () =>
    (await import('@/features/memory/practice/setup/PracticeSetupScreen')).PracticeSetupScreen,
  practice: async () => (await import('@/features/memory/practice/PracticeScreen')).PracticeScreen,
  largePractice: async () =>
    (await import('@/features/memory/large/LargePracticeScreen')).LargePracticeScreen,
  weakWords: async () => (await import('@/features/memory/recall/drill/WeakWordsScreen')).WeakWordsScreen,
  memoryPassages: async () =>
    (await import('@/features/memory/lists/MemoryPassagesScreen')).MemoryPassagesScreen,
  memoryByBox: async () => (await import('@/features/memory/lists/MemoryByBoxScreen')).MemoryByBoxScreen,
  memoryStats: async () => (await import('@/features/memory/lists/MemoryStatsScreen')).MemoryStatsScreen,
  practiceHistory: async () =>
    (await import('@/features/memory/lists/PracticeHistoryScreen')).PracticeHistoryScreen,
  sets: async () => (await import('@/features/sets/SetsScreen')).SetsScreen,
  plan: async () => (await import('@/features/plan/PlanScreen')).PlanScreen,
  viewChapter: async () =>
    (await import('@/features/reading/viewChapter/ViewChapterScreen')).ViewChapterScreen,
  search: async () => (await import('@/features/search/SearchScreen')).SearchScreen,
  browseBible: async () => (await import('../shell/BrowseBibleScreen')).BrowseBibleScreen,
  bibleMap: async () => (await import('@/features/map/BibleMapScreen')).BibleMapScreen,
  searchQuotes: async () => (await import('@/features/quotes/search/SearchQuotesScreen')).SearchQuotesScreen,
  addQuote: async () => (await import('@/features/quotes/add/AddQuoteScreen')).AddQuoteScreen,
  prayers: async () => (await import('@/features/prayers/PrayersScreen')).PrayersScreen,
  howItWorks: async () => (await import('../help/HowItWorksScreen')).HowItWorksScreen,
  links: async () => (await import('@/features/links/LinksScreen')).LinksScreen,
  yourData: async () => (await import('@/features/yourData/YourDataScreen')).YourDataScreen,
  print: async () => (await import('@/features/yourData/print/PrintScreen')).PrintScreen,
  shared: async () => (await import('@/features/yourData/SharedScreen')).SharedScreen,
  handedOver: async () => (await import('@/features/yourData/handOver/HandedOverScreen')).HandedOverScreen,
  viewQuotes: async () => (await import('@/features/quotes/view/ViewQuotesScreen')).ViewQuotesScreen,
} satisfies Record<string, () => Promise<ComponentType<object>>>;

export type ScreenName = keyof typeof lazyScreens;

export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 320, height: 640 };
export const DESK = { width: 1280, height: 800 };

/** The screens with their paths, and the element that shows that their data is loaded. */
export const SCREENS: readonly (readonly [path: string, ready: string])[] = [
  ['/today', 'main li'],
  ['/read/kjv/john/3', '#v36'],
  ['/readBibleChapter/kjv/john/3/16', '#v16.marked'],
  ['/compare/john/3/16?with=kjv,asv', 'main sup'],
  ['/practiceSetup', 'main .plain-list li'],
  ['/practice/by_ref/by_freq', 'main [aria-label="Next passage"]'],
  ['/practice/by_psgtxt/by_freq', '.scripture .verse'],
  ['/largePractice/1', 'main section'],
  ['/memoryPassages', 'main [role="listitem"], main li'],
  ['/memoryPassages/1', 'main section[aria-label="Passage"]'],
  ['/memoryPassagesByBox', 'main section [aria-expanded]'],
  ['/memoryStats', 'main [role="meter"]'],
  ['/memoryPracticeHistory', 'main [aria-expanded]'],
  ['/browseBible', '.scripture .verse'],
  ['/bibleMap', 'main h2'],
  ['/viewQuotes', 'blockquote'],
  ['/quotes/1', 'blockquote'],
  ['/searchQuotes', 'main [role="search"]'],
  ['/addQuote', 'textarea'],
  ['/prayers', 'main article'],
  ['/prayers/8', 'main h2'],
  ['/prayers?pray=1', 'main h1'],
  ['/search', 'main form'],
  ['/search?phrase=love+one+another&group=new&book=All&translation=kjv', 'main mark'],
  ['/readingPlan', 'main section'],
  ['/viewChapter', 'main select'],
  ['/links', 'main a[target]'],
  ['/yourData', '#device ~ p'],
  ['/yourData/print/week', 'main tr'],
  ['/handedOver', 'main p:not([role])'],
];

/** The region with the text. */
export const READING: readonly (readonly [path: string, ready: string])[] = [
  ['/readBibleChapter/kjv/psalms/119', '#v176'],
  ['/practice/by_psgtxt/by_freq', '.scripture .verse'],
  ['/browseBible', '.scripture .verse'],
  ['/viewQuotes/2', 'blockquote'],
  ['/prayers?pray=1', 'main p'],
];

import type { ImportState } from '@/features/yourData/store/importState';
import type { NuggetBrowserState } from '@/features/nuggets/store/nuggetBrowser';
import type { FetchedFor } from '@/features/reading/marks/fetchMissing';
import type { QuoteTextsState } from '@/features/quotes/store/quoteTexts';
import type { QuoteSearchState } from '@/features/quotes/store/quoteSearch';
import type { BibleSearchState } from '@/features/search/store/bibleSearch';
import type { UserState } from '@/features/account/store/user';
import type { Preferences } from '@/features/account/model/preferences';
import type { TodayState } from '@/features/today/store/today';
import type { ListeningState } from '@/features/memory/listening/listening';
import type { OwnViews } from '@/features/memory/recall/log/ownViews';
import type { RecallLogState } from '@/features/memory/recall/log/recallLog';
import type { PassageTextsState } from '@/features/memory/store/passageTexts';
import type { PracticeState } from '@/features/memory/practice/practice';
import type { KeptBiblesState } from '@/bible/device/keptBibles';
import type { BibleTextState } from '@/bible/text/textCache';
import type { ListsState } from '@/data/list/listState';
import type { Browses } from '@/data/browse/browses';
import type { Notice } from '@/data/notices/notices';
import type { Session } from '@/data/session/session';
import type { ServerState } from './sync/server';
import type { SyncState } from '@/data/sync/sync';
import type { Link } from '@/features/links/model/links';
import type {
  MemoryPassage,
  PracticeHistoryEntry,
  TextOverride,
} from '@/features/memory/model/memoryPassage';
import type { Nugget } from '@/features/nuggets/model/nugget';
import type { ReadingProgress } from '@/features/plan/model/readingPlan';
import type { PrayerOrderState } from '@/features/prayers/store/prayerOrder';
import type { Prayer, PrayerSession } from '@/features/prayers/model/prayer';
import type { Quote } from '@/features/quotes/model/quote';
import type { Topic } from '@/features/topics/model/topics';

declare module '@/data/register' {
  interface Register {
    /** The rows of each list. */
    lists: {
      history: PracticeHistoryEntry;
      links: Link;
      nuggets: Nugget;
      overrides: TextOverride;
      passages: MemoryPassage;
      plan: ReadingProgress;
      prayers: Prayer;
      quotes: Quote;
      sessions: PrayerSession;
      topics: Topic;
    };
    /** What the store holds: of a screen that was not loaded yet, nothing. */
    state: {
      bibleText: BibleTextState;
      notices: Notice[];
      preferences: Preferences;
      server: ServerState;
      session: Session;
      user: UserState;
      lists?: ListsState;
      sync?: SyncState;
      browse?: Browses;
      bibleSearch?: BibleSearchState;
      keptBibles?: KeptBiblesState;
      importQueue?: ImportState;
      listening?: ListeningState;
      listsForMarks?: FetchedFor;
      nuggetBrowser?: NuggetBrowserState;
      ownViews?: OwnViews;
      passageTexts?: PassageTextsState;
      practice?: PracticeState;
      prayerOrder?: PrayerOrderState;
      quoteFilter?: readonly number[];
      quoteTexts?: QuoteTextsState;
      recallLog?: RecallLogState;
      search?: QuoteSearchState;
      today?: TodayState;
    };
  }
}

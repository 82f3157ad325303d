import { expect, it } from 'vitest';
import { lastCompared } from '@/bible/compareSet';
import { readPracticeChoice, readPracticePosition } from '@/features/memory/practice/practiceChoice';
import { readPrayersPerDay } from '@/features/prayers/store/prayersPerDay';
import { readPreferences } from '@/features/account/store/storedPreferences';
import { rememberedSync } from './sync/startSync';
import { lastBook, planTranslation } from '@/bible/lastChosen';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { lastQuote, shuffledQuotes } from '@/features/quotes/store/quoteOrder';
import { recentPages } from './command/rows/recentPages';
import { pinnedSearches, recentSearches } from '@/features/search/store/recentSearches';
import { hasUnfinishedImport } from '@/features/yourData/store/unfinishedImport';
import { recentTopics } from '@/features/topics/api/recentTopics';

/* Values that earlier versions of the app have stored in people's browsers. */
it.each<[key: string, text: string, read: () => unknown, expected: unknown]>([
  ['nuggets.compared', 'kjv,asv', lastCompared, ['kjv', 'asv']],
  [
    'nuggets.practice',
    '{"mode":"by_psgtxt","order":"rand"}',
    readPracticeChoice,
    { mode: 'by_psgtxt', order: 'rand', startsInRecall: false, portion: 20 },
  ],
  [
    'nuggets.practicePlace/ann',
    '{"mode":"by_ref","order":"by_freq","passageId":7}',
    () => readPracticePosition('ann'),
    { mode: 'by_ref', order: 'by_freq', passageId: 7 },
  ],
  ['nuggets.prayersPerDay/ann', '3', () => readPrayersPerDay('ann'), 3],
  ['nuggets.preferences', '{"theme":"dark"}', () => readPreferences().theme, 'dark'],
  ['nuggets.lastSync/ann', '1700000000000', () => rememberedSync('ann'), 1_700_000_000_000],
  ['nuggets.translation', 'asv', lastTranslation, 'asv'],
  ['nuggets.planTranslation', 'web', planTranslation, null],
  ['nuggets.book', 'ruth', lastBook, 'ruth'],
  ['nuggets.lastQuote/ann', '12', () => lastQuote('ann'), 12],
  ['nuggets.shuffleQuotes/ann', 'Y', () => shuffledQuotes.read('ann'), 'Y'],
  ['nuggets.places/ann', '[{"path":"/search","title":"Search"},{}]', () => recentPages('ann').length, 1],
  ['nuggets.searches.ann', '["q=grace"]', () => recentSearches.of('ann'), ['q=grace']],
  ['nuggets.pinnedSearches.ann', '["q=hope"]', () => pinnedSearches('ann'), ['q=hope']],
  ['nuggets.import/ann', 'unfinished', () => hasUnfinishedImport('ann'), true],
  ['nuggets.recentTopics.filter/ann', '[3,1]', () => recentTopics('filter', 'ann'), [3, 1]],
])('reads the value stored earlier under %s', (key, text, read, expected) => {
  localStorage.setItem(key, text);
  expect(read()).toEqual(expected);
});

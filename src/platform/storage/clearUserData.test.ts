import { expect, it } from 'vitest';
import { clearUserData } from './clearUserData';

it.each([
  ['5', 'nuggets.draft/demo/explanation/5'],
  ['quote', 'nuggets.draft/demo/quote'],
  ['quote', 'nuggets.draft/demo/quote/7'],
  ['smith', 'nuggets.searches.john.smith'],
  ['smith', 'nuggets.pinnedSearches.john.smith'],
  ['ann', 'nuggets.today/anna'],
])('keeps another user’s key that looks like one of %s: %s', (user, key) => {
  localStorage.setItem(key, 'theirs');
  clearUserData.onDevice(user);
  expect(localStorage.getItem(key)).toBe('theirs');
});

it.each([
  'nuggets.draft/ann/explanation/5',
  'nuggets.tab/ann/practice',
  'nuggets.today/ann',
  'nuggets.recentTopics.manage/ann',
  'nuggets.searches.ann',
  'nuggets.pinnedSearches.ann',
])('forgets %s of ann', (key) => {
  localStorage.setItem(key, 'hers');
  clearUserData.onDevice('ann');
  expect(localStorage.getItem(key)).toBeNull();
});

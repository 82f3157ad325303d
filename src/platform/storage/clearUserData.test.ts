import { expect, it } from 'vitest';
import * as v from 'valibot';
import { clearUserData } from './clearUserData';
import { stored } from './stored';

it.each([
  ['5', 'nuggets.draft/demo/explanation/5'],
  ['quote', 'nuggets.draft/demo/quote'],
  ['quote', 'nuggets.draft/demo/quote/7'],
  ['smith', 'nuggets.searches.john.smith'],
  ['smith', 'nuggets.pinnedSearches.john.smith'],
  ['ann', 'nuggets.today/anna'],
  ['a', 'nuggets.today/a%2Fb'],
  ['a/b', 'nuggets.today/a%252Fb'],
  ['a', 'nuggets.lastSync/a%2Fb'],
  ['a', 'nuggets.draft/a%2Fb/quote'],
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

it('forgets everything of a user with a slash in the name', () => {
  stored('nuggets.today/', v.string(), null, 'user').write('a/b', 'theirs');
  stored('nuggets.searches.', v.string(), null, 'user').write('a/b', 'theirs');
  localStorage.setItem('nuggets.draft/a%2Fb/quote', 'theirs');
  expect(localStorage.length).toBe(3);
  clearUserData.onDevice('a/b');
  expect(localStorage.length).toBe(0);
});

import { beforeEach, expect, it } from 'vitest';
import { restoreStored, storedOf } from './deviceSettings';

const here = window.location.origin;
const file = {
  format: 'nuggets-library',
  version: 1,
  exportedAt: '',
  user: 'demo',
  server: here,
  cachedAt: {},
  settings: {},
} as const;
const NEW = 'nuggets.draft/*/prayer/new';
const OF_A_ROW = 'nuggets.draft/*/prayer/12';
const drafts = { [NEW]: 'A new prayer', [OF_A_ROW]: 'A prayer of the list' };

beforeEach(() => localStorage.clear());

it.each([
  ['the account of the export', 'demo', here, ['new', '12']],
  ['another account', 'reader', here, ['new']],
  ['an account of that name elsewhere', 'demo', 'https://elsewhere.example', ['new']],
])('restores in %s the drafts that are about its rows', (_, user, server, restored) => {
  expect(restoreStored(user, { ...file, server, drafts })).toBe(restored.length);
  const stored = ['new', '12'].filter(
    (id) => localStorage.getItem(`nuggets.draft/${user}/prayer/${id}`) !== null,
  );
  expect(stored).toEqual(restored);
});

it('overwrites no existing draft', () => {
  localStorage.setItem('nuggets.draft/demo/prayer/new', 'Written here');
  expect(restoreStored('demo', { ...file, drafts })).toBe(1);
  expect(localStorage.getItem('nuggets.draft/demo/prayer/new')).toBe('Written here');
});

it('exports no drafts of another user with a longer name that begins alike', () => {
  localStorage.setItem('nuggets.searches.ann', '["love"]');
  for (const key of ['nuggets.searches.ann%2Flee', 'nuggets.catchUp/ann%2Flee', 'nuggets.catchUp/ann/lee'])
    localStorage.setItem(key, '["hate"]');
  expect(storedOf('ann').settings).toEqual({ 'nuggets.searches.*': '["love"]' });
});

it('restores the topics of an unfinished quote in its account alone: they are ids', () => {
  const topics = { 'nuggets.draft/*/quoteTopics': '{"draft":[{"id":12,"name":"Faith"}],"base":[]}' };
  expect(restoreStored('reader', { ...file, drafts: topics })).toBe(0);
  expect(restoreStored('demo', { ...file, drafts: topics })).toBe(1);
});

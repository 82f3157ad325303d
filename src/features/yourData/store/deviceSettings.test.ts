import { beforeEach, expect, it } from 'vitest';
import type { Head } from '../model/formats/libraryFile';
import { restorable, restoreStored, storedOf } from './deviceSettings';

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

/** How many values were restored. */
function restore(user: string, head: Head): number {
  const before = localStorage.length;
  restoreStored(user, head);
  return localStorage.length - before;
}

it.each([
  ['the account of the export', 'demo', here, ['new', '12']],
  ['another account', 'reader', here, ['new']],
  ['an account of that name elsewhere', 'demo', 'https://elsewhere.example', ['new']],
])('restores in %s the drafts that are about its rows', (_, user, server, restored) => {
  expect(restore(user, { ...file, server, drafts })).toBe(restored.length);
  const stored = ['new', '12'].filter(
    (id) => localStorage.getItem(`nuggets.draft/${user}/prayer/${id}`) !== null,
  );
  expect(stored).toEqual(restored);
});

it('overwrites no existing draft', () => {
  localStorage.setItem('nuggets.draft/demo/prayer/new', 'Written here');
  expect(restore('demo', { ...file, drafts })).toBe(1);
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
  expect(restore('reader', { ...file, drafts: topics })).toBe(0);
  expect(restore('demo', { ...file, drafts: topics })).toBe(1);
});

it('restores a note on verses in any account', () => {
  const key = 'nuggets.draft/*/note/kjv/john/3/16-17';
  const head = { ...file, server: 'https://elsewhere.example', drafts: { [key]: 'So loved' } };
  expect(restore('reader', head)).toBe(1);
  expect(localStorage.getItem('nuggets.draft/reader/note/kjv/john/3/16-17')).toBe('So loved');
});

it('names only what will be restored', () => {
  localStorage.setItem('nuggets.translation', 'asv');
  const settings = {
    'nuggets.translation': 'kjv',
    'nuggets.compared': 'kjv,asv',
    'nuggets.speechAgreed': 'yes',
  };
  const head = { ...file, settings, drafts };
  expect(restorable('reader', head)).toEqual({
    settings: { 'nuggets.compared': 'kjv,asv' },
    drafts: { [NEW]: 'A new prayer' },
  });
  expect(restore('reader', head)).toBe(2);
  expect(restorable('reader', head)).toEqual({ settings: {}, drafts: {} });
});

it.each([
  'speechAgreed',
  'keepOffer',
  'verseChosen',
  'bibles',
  'translationsWithText',
  'noQuoteTopics',
  'ownViews/*',
  'practicePlace/*',
  'portionDone/*',
  'leftToday/*',
  'newcomer/*',
  'lastQuote/*',
  'recentTopics.manage/*',
  'device/*',
  'handOverAsked/*',
  'book',
  'readIn',
  'sessionUser',
  'readingPlaces',
  'learned',
  'triedRuns',
])('leaves nuggets.%s behind, which is of a device, server or visit', (name) => {
  const key = `nuggets.${name}`;
  localStorage.setItem(key.replace('*', 'ann'), 'x');
  expect(storedOf('ann').settings).toEqual({});
  localStorage.clear();
  // An earlier version has exported it.
  expect(restore('ann', { ...file, settings: { [key]: 'x' }, drafts: {} })).toBe(0);
});

it('exports the choices of a person', () => {
  const settings = {
    'nuggets.preferences': '{}',
    'nuggets.practice': '{}',
    'nuggets.listening': '{}',
    'nuggets.translation': 'asv',
    'nuggets.planTranslation': 'asv',
    'nuggets.compared': 'kjv,asv',
    'nuggets.copyFormat': '{}',
    'nuggets.recallWay': 'type',
    'nuggets.catchUp/*': '{}',
    'nuggets.prayersPerDay/*': '3',
    'nuggets.shuffleQuotes/*': 'Y',
    'nuggets.pinnedSearches.*': '[]',
  };
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key.replace('*', 'ann'), value);
  expect(storedOf('ann').settings).toEqual(settings);
});

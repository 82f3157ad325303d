import { expect, it } from 'vitest';
import {
  outboxSentence,
  refusalReason,
  syncAges,
  syncName,
  troubleSentence,
  type SyncState,
} from './syncMessages';

const state: SyncState = {
  online: true,
  waiting: 0,
  refused: 0,
  isTried: false,
  isOutboxRead: true,
  trouble: null,
  cachedSince: null,
  lastSync: 1_000,
};

it('says nothing of waiting writes before the outbox has been read', () => {
  const unread = { ...state, isOutboxRead: false };
  expect([syncName(unread), outboxSentence(unread), syncAges(unread, 1_000).length]).toEqual([
    'Sync status',
    '',
    1,
  ]);
  expect([syncName(state), outboxSentence(state)]).toEqual([
    'All changes synced',
    'Everything has been sent.',
  ]);
});

it('says whether the network, no answer, or an error is in the way', () => {
  expect(troubleSentence(state)).toBeNull();
  expect(troubleSentence({ ...state, trouble: 'unreachable' })).toMatch(/^The server does not answer\./);
  expect(troubleSentence({ ...state, trouble: 'failing' })).toMatch(/^The server has an error/);
  expect(troubleSentence({ ...state, isTried: true })).toMatch(/^The server could not carry out all/);
  expect(troubleSentence({ ...state, trouble: 'failing', online: false })).toMatch(
    /^This device is offline\./,
  );
});

it.each([
  ['http 404', /no script for it.*Copy it/],
  ['http 500', /^The server had an error \(500\)\. Retry may help later\.$/],
  ['http', /^The server had an error\.$/],
])('says of %s whether Retry can help', (refused, words) => {
  expect(refusalReason({ refused, unclear: false })).toMatch(words);
});

import { expect, it } from 'vitest';
import {
  outboxSentence,
  refusalReason,
  syncAges,
  syncName,
  troubleSentence,
  type SyncSummary,
} from './syncMessages';

const state: SyncSummary = {
  online: true,
  waiting: 0,
  refused: 0,
  isTried: false,
  isOutboxRead: true,
  trouble: null,
  cachedSince: null,
  lastSync: 1_000,
  isFromServer: true,
  hasFailedLists: false,
  isSessionOnly: false,
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
  const waits = { ...state, waiting: 1 };
  const again = ' It is tried again by itself, and sooner by Send now.';
  expect(troubleSentence({ ...waits, trouble: 'unreachable' })).toBe(`The server does not answer.${again}`);
  expect(troubleSentence({ ...waits, trouble: 'busy' })).toBe(
    `The server takes nothing more just now.${again}`,
  );
  expect(troubleSentence({ ...waits, trouble: 'serverFailing' })).toBe(
    `The server has an error of its own.${again}`,
  );
  expect(troubleSentence({ ...waits, isTried: true })).toBe(
    `The server could not carry out all of what waits.${again}`,
  );
  expect(troubleSentence({ ...waits, trouble: 'serverFailing', online: false })).toBe(
    'This device is offline. What you do is kept here and sent when it is back.',
  );
});

it('promises no attempt that is not made, and names no button that is not there', () => {
  const failed = { ...state, trouble: 'unreachable', hasFailedLists: true } as const;
  expect(troubleSentence(failed)).toBe('The server does not answer. It is tried again by itself.');
  const refused = { ...failed, hasFailedLists: false, waiting: 1, refused: 1 };
  expect(troubleSentence(refused)).toBe('The server did not answer the last time.');
  expect(troubleSentence({ ...refused, trouble: 'serverFailing' })).toBe(
    'The server had an error of its own the last time.',
  );
});

it('promises to keep nothing with Remember Me off', () => {
  expect(troubleSentence({ ...state, online: false, isSessionOnly: true })).toMatch(/nothing is kept here/);
});

it.each([
  ['offline', { online: false }],
  ['the server does not answer', { trouble: 'unreachable' }],
  ['a list from the cache is shown until its answer comes', { isFromServer: false }],
  ['something waits', { waiting: 1 }],
] as const)('does not call the shown rows the server’s while %s', (_, change) => {
  const words = 'What is shown is as the server has it.';
  expect(syncAges(state, 1_000)).toContain(words);
  expect(syncAges({ ...state, ...change }, 1_000)).not.toContain(words);
});

it.each([
  ['http 404', /no script for it\. Retry helps once/],
  ['http 500', /^The server had an error \(500\)\. Retry may help later\.$/],
  ['http', /^The server had an error\.$/],
])('says of %s whether Retry can help', (refused, words) => {
  expect(refusalReason({ refused, unclear: false, makesRow: true })).toMatch(words);
});

it.each([true, false])('says of an unclear write ‘may be there twice’ if a row is made: %s', (makesRow) => {
  const words = refusalReason({ refused: 'no answer', unclear: true, makesRow });
  expect(words.includes('there twice')).toBe(makesRow);
});

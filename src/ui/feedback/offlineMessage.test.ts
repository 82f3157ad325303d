import { expect, it } from 'vitest';
import { offlineMessage } from './offlineMessage';

it.each([
  ['John 3', 'is'],
  ['your prayers', 'are'],
  ['your reading progress', 'is'],
  ['your practice history', 'is'],
  ['the list of users', 'is'],
  ['the translations', 'are'],
  ['1 Samuel 2', 'is'],
  ['your memory passages, nuggets, reading, and practice history', 'are'],
  ['your reading and practice history', 'are'],
])('says that %s %s not on this device', (what, verb) => {
  expect(offlineMessage(what)).toBe(`You are offline, and ${what} ${verb} not on this device`);
});

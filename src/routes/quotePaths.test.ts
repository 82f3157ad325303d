import { expect, it } from 'vitest';
import { foundQuoteIn, foundQuotePath, quoteIdIn } from './quotePaths';

it.each([
  ['7', 7],
  ['-1795413455391547', -1_795_413_455_391_547],
  ['0', null],
  ['', null],
  ['7a', null],
  ['1.5', null],
  ['9007199254740993', null],
])('a URL with %j names the quote %j', (param, id) => {
  expect(quoteIdIn(param)).toBe(id);
});

it('opens a quote that waits to be sent beside the search', () => {
  const path = foundQuotePath(-1_795_413_455_391_547);
  expect(foundQuoteIn(new URLSearchParams(path.split('?')[1]))).toBe(-1_795_413_455_391_547);
});

import { describe, expect, it } from 'vitest';

import { safeHttpUrl } from '@/platform/page/openExternal';
import { BUILT_IN_LINKS, linkNumber, nextLinkKey, validateLink } from './links';

const link = (key: string) => ({ key, label: 'A', action: 'https://a.org', additional: true });

describe('the built-in links', () => {
  it('are 4.1 to 4.7, and each can be opened', () => {
    expect(BUILT_IN_LINKS.map(({ key }) => key)).toEqual(['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7']);
    expect(
      BUILT_IN_LINKS.every(({ action, additional }) => safeHttpUrl(action) !== null && !additional),
    ).toBe(true);
  });
});

describe('nextLinkKey', () => {
  it.each([
    [[], '4.8'],
    [['4.8', '4.12', '4.9'], '4.13'],
    [['4.8', '5.40', '4.x', '', '4.9.1'], '4.9'],
    [['4.3'], '4.8'],
    [[' 4.30 ', '4.020'], '4.31'],
    [['4.99999999999999999999'], '4.100000000000000000000'],
    [['4.100000000000000000000'], '4.100000000000000000001'],
  ])('after %j is %s', (keys, next) => {
    expect(nextLinkKey(keys.map(link))).toBe(next);
    expect(nextLinkKey([...BUILT_IN_LINKS, ...keys.map(link)])).toBe(next);
  });
});

describe('linkNumber', () => {
  it.each([
    ['4.12', 12n],
    [' 4.020 ', 20n],
    ['4.9007199254740993', 9007199254740993n],
    ['5.1', 0n],
    ['', 0n],
  ])('of %j is %s', (key, number) => {
    expect(linkNumber(key)).toBe(number);
  });
});

describe('validateLink', () => {
  it.each([
    ['', 'https://a.org', 'Please enter both a label and URL'],
    ['A', ' ', 'Please enter both a label and URL'],
    ['A', 'a.org', 'URL must start with http:// or https://'],
    ['A', 'javascript:alert("http://")', 'URL must start with http:// or https://'],
    ['A', 'ftp://a.org', 'URL must start with http:// or https://'],
    ['A', 'http://a.org', null],
    ['A', ' HTTPS://a.org ', null],
  ])('%j, %j: %s', (label, url, message) => {
    expect(validateLink(label, url)).toBe(message);
  });
});

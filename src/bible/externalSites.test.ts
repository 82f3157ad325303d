import { describe, expect, it } from 'vitest';

import { safeHttpUrl } from '@/platform/page/openExternal';
import { bibleHubUrl, interlinearUrl } from './externalSites';

describe('external pages of a range', () => {
  it.each([
    [
      { bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 },
      'https://biblehub.com/john/3-16.htm',
      'https://www.biblestudytools.com/interlinear-bible/passage/?q=john+3:16-17&t=nas',
    ],
    [
      { bookName: '1-kings', chapter: 8, startVerse: 1, endVerse: 1 },
      'https://biblehub.com/1_kings/8-1.htm',
      'https://www.biblestudytools.com/interlinear-bible/passage/?q=1-kings+8:1&t=nas',
    ],
    [
      { bookName: 'song-of-solomon', chapter: 2, startVerse: 4, endVerse: 4 },
      'https://biblehub.com/songs/2-4.htm',
      'https://www.biblestudytools.com/interlinear-bible/passage/?q=song-of-solomon+2:4&t=nas',
    ],
  ] as const)('%o', (range, hub, interlinear) => {
    expect(bibleHubUrl(range)).toBe(hub);
    expect(interlinearUrl(range)).toBe(interlinear);
  });
});

describe('safeHttpUrl', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org/'],
    [' HTTPS://Example.org/x ', 'https://example.org/x'],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,<script>1</script>', null],
    ['file:///etc/passwd', null],
    ['example.org', null],
    ['//example.org', null],
    ['/nuggets/', null],
    ['http://', null],
    ['', null],
  ])('makes of %j %j', (text, url) => {
    expect(safeHttpUrl(text)).toBe(url);
  });
});

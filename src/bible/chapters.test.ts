import { describe, expect, it } from 'vitest';

import { BOOKS } from './books';
import { chapterRange, nextChapter, previousChapter } from './chapters';
import type { ChapterRef } from './passage';
import { TRANSLATION_CODES } from './translations';

const CHAPTERS: readonly ChapterRef[] = BOOKS.flatMap(({ bookName, maxChapter }) =>
  Array.from({ length: maxChapter }, (_, index) => ({ bookName, chapter: index + 1 })),
);

describe('the neighbours of a chapter', () => {
  it('follow the canon all the way round, and back', () => {
    CHAPTERS.forEach((chapter, index) => {
      const next = CHAPTERS[(index + 1) % CHAPTERS.length];
      expect(nextChapter(chapter)).toEqual(next);
      expect(previousChapter(nextChapter(chapter))).toEqual(chapter);
    });
  });

  it('wrap from revelation to genesis and from genesis to revelation', () => {
    expect(nextChapter({ bookName: 'revelation', chapter: 22 })).toEqual({ bookName: 'genesis', chapter: 1 });
    expect(previousChapter({ bookName: 'genesis', chapter: 1 })).toEqual({
      bookName: 'revelation',
      chapter: 22,
    });
    expect(previousChapter({ bookName: 'matthew', chapter: 1 })).toEqual({ bookName: 'malachi', chapter: 4 });
  });
});

describe('chapterRange', () => {
  it('goes from verse 1 to the last of the translation', () => {
    const chapter: ChapterRef = { bookName: 'revelation', chapter: 12 };
    expect(chapterRange('kjv', chapter)).toEqual({ ...chapter, startVerse: 1, endVerse: 18 });
    expect(chapterRange('niv', chapter)).toEqual({ ...chapter, startVerse: 1, endVerse: 17 });
  });

  it('exists for every chapter of every translation', () => {
    for (const code of TRANSLATION_CODES) {
      for (const chapter of CHAPTERS) expect(chapterRange(code, chapter).endVerse).toBeGreaterThan(1);
    }
  });

  it('throws for a chapter that is not there', () => {
    expect(() => chapterRange('kjv', { bookName: 'john', chapter: 22 })).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { learnPath } from '@/routes/learnPath';
import { exactReference, referenceInLink, setOfQuery } from './setLink';

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1]);

const EMPTY = { title: '', translation: null, unknownTranslation: '', references: [], omitted: 0 };

describe('the link of a set', () => {
  it('is readable, and read back unchanged', () => {
    const set = {
      title: 'Hope & “joy”; 100%',
      translation: 'kjv',
      references: ['John 3:16', 'Romans 8:28-30'],
    };
    const path = learnPath(set);
    expect(learnPath({ ...set, title: 'First ten' })).toBe(
      '/learn?title=First+ten&t=kjv&refs=John+3:16;Romans+8:28-30',
    );
    expect(setOfQuery(queryOf(path))).toEqual({ ...set, unknownTranslation: '', omitted: 0 });
  });

  it('is cut to 100 references and 60 characters of title', () => {
    const references = Array.from({ length: 120 }, (_, n) => `Psalms 119:${n + 1}`);
    const read = setOfQuery(queryOf(learnPath({ title: '😀'.repeat(80), translation: null, references })));
    expect(Array.from(read.title)).toHaveLength(60);
    expect(read.references).toHaveLength(100);
    expect(read.omitted).toBe(20);
  });

  it.each([
    ['', EMPTY],
    ['t=xyz&refs=;; ;', { ...EMPTY, unknownTranslation: 'xyz' }],
    ['t=KJV', { ...EMPTY, translation: 'kjv' }],
    ['t=nasb', { ...EMPTY, translation: 'nas' }],
    [
      'title=%20a%0A%0Ab%20&refs=<img src=x onerror=alert(1)>;John%203:16',
      {
        ...EMPTY,
        title: 'a b',
        references: ['<img src=x onerror=alert(1)>', 'John 3:16'],
      },
    ],
  ])('%j is read as text', (query, read) => {
    expect(setOfQuery(new URLSearchParams(query))).toEqual(read);
  });
});

describe('the references of a link', () => {
  it.each([
    [
      'John+3:16,Romans+8:28,Philippians+4:6-7,Proverbs+3:5-6,Isaiah+41:10',
      ['John 3:16', 'Romans 8:28', 'Philippians 4:6-7', 'Proverbs 3:5-6', 'Isaiah 41:10'],
    ],
    ['1+John+1:9,2+Tim+1:7,+3+John+4,1Pet+5:7', ['1 John 1:9', '2 Tim 1:7', '3 John 4', '1Pet 5:7']],
    ['Röm+8:28,Éxodo+3', ['Röm 8:28', 'Éxodo 3']],
    ['John+3:16%0ARomans+8:28%0D%0A', ['John 3:16', 'Romans 8:28']],
    // Verses of the reference before.
    ['John+3:16,18;Psalms+23:1,+3-4', ['John 3:16,18', 'Psalms 23:1, 3-4']],
    ['Psalms+1:1,3ff,John+1:1,+3+and+5,2+John+1:1', ['Psalms 1:1,3ff', 'John 1:1, 3 and 5', '2 John 1:1']],
    [`${'1,'.repeat(40)}2`, [`${'1,'.repeat(40)}2`]],
  ])('%s', (refs, references) => {
    expect(setOfQuery(new URLSearchParams(`refs=${refs}`)).references).toEqual(references);
  });
});

describe('a reference in a link of this app', () => {
  const john = { bookName: 'john', chapter: 3 } as const;
  it.each([
    ['John 3:16', { ...john, startVerse: 16, endVerse: 16 }],
    ['john 3:16-18', { ...john, startVerse: 16, endVerse: 18 }],
    ['Song of Solomon 1:2', { bookName: 'song-of-solomon', chapter: 1, startVerse: 2, endVerse: 2 }],
    ['Psalms 23', { bookName: 'psalms', chapter: 23, startVerse: 1, endVerse: 6 }],
    ['John 3:99', null],
    ['John 3:18-16', null],
    ['John 99', null],
    ['Jn 3:16', null],
    ['John', null],
    ['<b>John</b> 3:16', null],
  ])('%s', (text, range) => {
    expect(exactReference(text, 'kjv')).toEqual(range);
  });

  it('names a whole chapter without its verses', () => {
    const psalm = { translation: 'kjv', bookName: 'psalms', chapter: 23, startVerse: 1 } as const;
    expect(referenceInLink({ ...psalm, endVerse: 6 })).toBe('Psalms 23');
    expect(referenceInLink({ ...psalm, endVerse: 3 })).toBe('Psalms 23:1-3');
  });
});

import { describe, expect, it } from 'vitest';
import { formatReference } from '@/bible/references/reference';
import { parseReferenceCommand } from './referenceCommand';

const read = (typed: string) => {
  const command = parseReferenceCommand(typed, 'kjv');
  if (command === null) return null;
  const { verb, range, translations } = command;
  return [verb, formatReference(range), ...translations].filter((part) => part !== null).join(' ');
};

describe('parseReferenceCommand', () => {
  it.each([
    ['jn 3 16-18', 'John 3:16-18'],
    ['ps 23 esv', 'Psalms 23:1-6 esv'],
    ['ps 23', 'Psalms 23:1-6'],
    ['read jn 3', 'read John 3:1-36'],
    ['jn 3:16 copy', 'copy John 3:16'],
    ['copy 1 Cor 13:4-7 NASB', 'copy 1 Corinthians 13:4-7 nas'],
    ['compare jn 3:16 kjv esv kjv', 'compare John 3:16 kjv esv'],
    ['jn 3 kjv vs asv', 'John 3:1-36 kjv asv'],
    ['compare jn 3:16 kjv, esv and asv', 'compare John 3:16 kjv esv asv'],
    ['Compare Rom 8 (ESV), NIV84', 'compare Romans 8:1-39 esv niv'],
    ['practise rom 8:28', 'practise Romans 8:28'],
    ['practice rom 8:28', 'practise Romans 8:28'],
    ['jude 5', 'Jude 1:5'],
    ['jude', 'Jude 1:1-25'],
    ['  john   3 : 16 ', 'John 3:16'],
    ['Psalm 119:105', 'Psalms 119:105'],
    ['mark', 'Mark 1:1-45'],
    ['john chapter 3 verse 16', 'John 3:16'],
    ['jn 3,16', 'John 3:16'],
    ['esv ps 23 asv', 'Psalms 23:1-6 esv asv'],
    ['go to rom 8', 'read Romans 8:1-39'],
    ['show me jn 3:16', 'read John 3:16'],
    ['phillipians 4:6', 'Philippians 4:6'],
    ['copy jhon 3 16', 'copy John 3:16'],
    ['2 chronicals 7:14', '2 Chronicles 7:14'],
    ['jn 3:99', 'John 3:1-36'],
    ['jn 99', 'John 1:1-51'],
    ['Rom 8:28ff', 'Romans 8:28-30'],
    ['John 3:16 [nlt]', 'John 3:16 nlt'],
    ['Heb 11:1 (ASV), 11:6 (NIV)', 'Hebrews 11:1 asv niv'],
    ['Gal. 5, 22-23', 'Galatians 5:22-23'],
    ['Ps 119:1-8, 17', 'Psalms 119:1-8'],
    ['john 3:16,17', 'John 3:16-17'],
    ['verse 16 of john 3', 'John 3:16'],
    ['chapter 3 of john', 'John 3:1-36'],
    ['the letter to the romans 8', 'Romans 8:1-39'],
    ['Röm 8', 'Romans 8:1-39'],
    ['phillip 4', 'Philippians 4:1-23'],
    ['salm 91', 'Psalms 91:1-16'],
    ['jn 3:16 in other translations', 'compare John 3:16'],
  ])('%s is %s', (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  it.each(['', '   ', 'love', 'read', 'copy', 'esv', 'read love', 'kjv esv', '3:16', '!!'])(
    '%j is none',
    (typed) => {
      expect(read(typed)).toBeNull();
    },
  );

  it.each([
    ['jn 3', 'sure'],
    ['john', 'sure'],
    ['1 samuel', 'sure'],
    ['read gen', 'sure'],
    ['jhon 3', 'sure'],
    ['is', 'abbreviation'],
    ['am', 'abbreviation'],
    ['rev', 'abbreviation'],
    ['prover', 'beginning'],
    ['pr', 'abbreviation'],
    ['peter', 'part'],
    ['philippans', 'misspelt'],
    ['jn 99', 'misspelt'],
  ])('%s is a reference: %s', (typed, likelihood) => {
    expect(parseReferenceCommand(typed, 'kjv')?.likelihood).toBe(likelihood);
  });

  it.each(['dark', 'exams', 'names', 'hope', 'grace', 'neighbors', 'practice his'])(
    '%s is no misspelt book',
    (typed) => {
      expect(parseReferenceCommand(typed, 'kjv')).toBeNull();
    },
  );

  it('distinguishes a chapter from a verse', () => {
    const isChapter = (typed: string) => parseReferenceCommand(typed, 'kjv')?.isChapter;
    expect(['jn', 'jn 3', 'jude', 'jude 1', 'ps 117'].map(isChapter)).toEqual([true, true, true, true, true]);
    expect(['jn 3:1', 'jude 2', 'jude 1:1', 'jn 3 1'].map(isChapter)).toEqual([false, false, false, false]);
  });

  it('uses the bounds of the named translation', () => {
    expect(read('3 jn 15 niv')).toBe('3 John 1:1-14 niv');
    expect(read('3 jn 15 esv')).toBe('3 John 1:15 esv');
    expect(read('3 jn niv')).toBe('3 John 1:1-14 niv');
  });
});

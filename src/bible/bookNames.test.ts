import { describe, expect, it } from 'vitest';

import { bookByKey, bookKey, booksStartingWith, booksWithLaterWord, splitReference } from './bookNames';
import { BOOKS } from './books';

/** The abbreviations of the SBL Handbook of Style and of OSIS, in canonical order. */
const SBL =
  `Gen Exod Lev Num Deut Josh Judg Ruth 1_Sam 2_Sam 1_Kgs 2_Kgs 1_Chr 2_Chr Ezra Neh Esth Job Ps Prov Eccl Song
  Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1_Cor 2_Cor
  Gal Eph Phil Col 1_Thess 2_Thess 1_Tim 2_Tim Titus Phlm Heb Jas 1_Pet 2_Pet 1_John 2_John 3_John Jude Rev`.split(
    /\s+/,
  );

const named = (name: string) => bookByKey(bookKey(name))?.bookName;

describe('a name in full', () => {
  it('is the slug, long name or short name of every book, in any case', () => {
    for (const { bookName, longName, shortName } of BOOKS) {
      for (const name of [bookName, longName, shortName]) {
        expect(named(name), name).toBe(bookName);
        expect(named(` ${name.toUpperCase()} `), name).toBe(bookName);
      }
    }
  });

  it('is the SBL abbreviation, with a space or without as in OSIS', () => {
    expect(SBL).toHaveLength(66);
    SBL.forEach((name, index) => {
      const { bookName } = BOOKS[index] ?? {};
      expect(named(name.replace('_', ' ')), name).toBe(bookName);
      expect(named(name.replace('_', '')), name).toBe(bookName);
      expect(named(`${name.replace('_', '. ')}.`), name).toBe(bookName);
    });
  });

  it.each([
    ['I John', '1-john'],
    ['II John', '2-john'],
    ['III John', '3-john'],
    ['iii. jn', '3-john'],
    ['IIICor', undefined],
    ['IICor', '2-corinthians'],
    ['First John', '1-john'],
    ['second kings', '2-kings'],
    ['3rd John', '3-john'],
    ['1st Samuel', '1-samuel'],
    ['thirdjohn', '3-john'],
    ['I Sa', '1-samuel'],
    ['Isa', 'isaiah'],
    ['Is', 'isaiah'],
    ['Mt', 'matthew'],
    ['Psalm', 'psalms'],
    ['Song of Songs', 'song-of-solomon'],
    ['Qoh', 'ecclesiastes'],
    ['Jud', 'judges'],
    ['Phil', 'philippians'],
    ['ｊｏｈｎ', 'john'],
    ['jo', undefined],
    ['4 John', undefined],
    ['', undefined],
    ['constructor', undefined],
    ['jo$hn', undefined],
  ])('%j is %s', (name, bookName) => {
    expect(named(name)).toBe(bookName);
  });
});

describe('a part of a name', () => {
  const starting = (key: string) => booksStartingWith(key).map((book) => book.bookName);
  const later = (key: string) => booksWithLaterWord(key).map((book) => book.bookName);

  it('finds the books whose name starts so, in canonical order', () => {
    expect(starting('jo')).toEqual(['joshua', 'job', 'joel', 'jonah', 'john']);
    expect(starting('1c')).toEqual(['1-chronicles', '1-corinthians']);
    expect(starting('mk')).toEqual(['mark']);
    expect(starting('xyz')).toEqual([]);
  });

  it('finds the books whose name has a later word that starts so', () => {
    expect(later('sam')).toEqual(['1-samuel', '2-samuel']);
    expect(later('solomon')).toEqual(['song-of-solomon']);
    expect(later('gen')).toEqual([]);
  });
});

describe('splitReference', () => {
  it.each([
    ['John 3:16', 'John ', '3:16'],
    ['1cor13:4', '1cor', '13:4'],
    ['1st John 2:3', '1st John ', '2:3'],
    ['John', 'John', ''],
    ['1', '1', ''],
    ['', '', ''],
    ['3:16', '3:16', ''],
  ])('cuts %j into %j and %j', (text, name, numbers) => {
    expect(splitReference(text)).toEqual({ name, numbers });
  });
});

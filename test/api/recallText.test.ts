import { expect, it } from 'vitest';
import { correct } from '../../src/features/memory/recall/model/correction';
import { isFirstLetter } from '../../src/features/memory/recall/model/firstLetters';
import { cutIntoWords, recallWords } from '../../src/features/memory/model/words';
import { bibleText } from './bibleText';

it.each(['kjv', 'asv'])(
  'a perfect answer scores 1 for every verse of the %s, letter by letter too',
  (code) => {
    const { verses } = bibleText(code);
    expect(verses.length).toBeGreaterThan(31_000);
    const wrong = verses.filter((verse) => {
      const { pieces, words } = cutIntoWords(verse);
      return (
        pieces.map(({ text }) => text).join('') !== verse ||
        correct(words, recallWords(verse.toUpperCase().replace(/[.,;:!?]/g, ' '))).score !== 1 ||
        words.some((word) => !isFirstLetter(word, word.text.slice(0, 1)))
      );
    });
    expect(wrong).toEqual([]);
  },
);

import { expect, it } from 'vitest';
import { expectedVerdict, foundVerdict } from '@test/checks/recall/judged';
import { SPOKEN_CASES } from '@test/checks/recall/spokenCases';
import { quickest } from '@test/kit/quickest';
import { recallWords } from '../../../model/words';
import { correct } from '../correction';
import { soundsAlike } from './soundsAlike';
import { heardAs, spokenWords } from './spoken';

it('has at least 40 renderings', () => {
  expect(SPOKEN_CASES.length).toBeGreaterThanOrEqual(40);
});

it.each(SPOKEN_CASES)('$about: of “$text” heard “$answer”', (each) => {
  expect(foundVerdict(each, true)).toEqual(expectedVerdict(each));
});

it('is more lenient than the correction of a written answer', () => {
  const stricter = SPOKEN_CASES.filter((each) => {
    const [written, spoken] = [foundVerdict(each), foundVerdict(each, true)];
    return spoken.wrong.length > written.wrong.length || spoken.tooMany > written.tooMany;
  });
  expect(stricter).toEqual([]);
});

it.each([
  ['habakkuk', 'haveacook', true],
  ['abraham', 'abram', false],
  ['jonah', 'john', false],
  ['levi', 'leafy', false],
  ['micah', 'mica', true],
  ['noah', '', false],
])('decides whether %s may be heard as %s', (name, heard, expected) => {
  expect(soundsAlike(name, heard)).toBe(expected);
});

/** A limit relative to splitting the texts on the same machine. */
const MANY = 400;

it('takes no longer than a tap may for Psalm 119, with every word misheard', () => {
  const textOf = (word: string) =>
    Array.from(
      { length: 2423 },
      (_, at) => `${word}${String.fromCharCode(97 + (at % 26), 97 + ((at * 7) % 25))}`,
    ).join(' ');
  const [text, spoken] = [textOf('Nehemiah'), textOf('jeremiah')];
  const words = recallWords(text);
  const splitting = quickest(() => [recallWords(text), recallWords(spoken)]);
  const correcting = quickest(() => correct(words, spokenWords(spoken, words), undefined, heardAs));
  expect(correcting / splitting).toBeLessThan(MANY);
});

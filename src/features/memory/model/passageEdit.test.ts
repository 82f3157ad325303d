import { describe, expect, it } from 'vitest';

import {
  previousBox,
  nextBox,
  editedLetter,
  endVerseOptions,
  asCustomText,
  customTextChange,
} from './passageEdit';

describe('editedLetter', () => {
  it.each([
    ['edited without a letter', 'For God', 'God', '', 'a'],
    ['edited with a letter', 'For God', 'God', 'b', 'b'],
    ['written where nothing was', '', 'God', '', 'a'],
    ['emptied', 'For God', '', 'b', ''],
    ['left with spaces only', 'For God', '  ', 'a', ''],
    ['left unchanged', 'For God', 'For God', '', ''],
    ['left empty with a letter alone', '', '', 'c', 'c'],
  ] as const)('when %s', (_, previousText, text, letter, after) => {
    expect(editedLetter({ previousText, text, letter })).toBe(after);
  });
});

describe('endVerseOptions', () => {
  it('run from the start verse to the last of the chapter', () => {
    expect(endVerseOptions('kjv', 'john', 3, 33)).toEqual([33, 34, 35, 36]);
    expect(endVerseOptions('kjv', 'revelation', 12, 17)).toEqual([17, 18]);
    expect(endVerseOptions('niv', 'revelation', 12, 17)).toEqual([17]);
    expect(endVerseOptions('kjv', 'psalms', 119, 1)).toHaveLength(176);
  });

  it.each([
    [22, 1],
    [3, 37],
    [3, 0],
    [3, 1.5],
    [0, 1],
  ])('are none for John %d:%d', (chapter, startVerse) => {
    expect(endVerseOptions('kjv', 'john', chapter, startVerse)).toEqual([]);
  });
});

describe('custom text', () => {
  it.each([
    [null, 'For God', null],
    ['', 'For God', null],
    [' ', null, null],
    ['For God', 'For God', null],
    ['For God', null, 'For God'],
    ['God', 'For God', 'God'],
  ])('of %j over %j', (ownText, translationText, own) => {
    expect(asCustomText(ownText, translationText)).toBe(own);
  });
});

describe('moving between boxes', () => {
  it.each([
    [1, null, 2],
    [2, 1, 3],
    [3, 2, null],
    [-1, null, null],
  ] as const)('from %i up to %s, down to %s', (box, above, below) => {
    expect(previousBox(box)).toBe(above);
    expect(nextBox(box)).toBe(below);
  });
});

describe('customTextChange', () => {
  const plain = {
    translationText: 'For God so loved',
    ownText: null,
    letter: '',
    storedLetter: '',
    storedText: '',
  } as const;
  const own = {
    ...plain,
    ownText: 'God loved',
    letter: 'a',
    storedLetter: 'a',
    storedText: 'God loved',
  } as const;
  const nothing = null;

  it.each([
    ['nothing was edited', plain, nothing],
    ['the custom text is unchanged', own, nothing],
    [
      'a custom text is added',
      { ...plain, ownText: 'God loved', letter: 'a' },
      { newText: 'God loved', appendLetter: 'a' },
    ],
    ['a custom text is changed', { ...own, ownText: 'Loved' }, { newText: 'Loved', appendLetter: 'a' }],
    ['only its letter is changed', { ...own, letter: 'b' }, { newText: 'God loved', appendLetter: 'b' }],
    [
      'its letter was b and is none',
      { ...own, letter: '', storedLetter: 'b' },
      { newText: 'God loved', appendLetter: '' },
    ],
    ['the text is stored without a letter', { ...own, letter: '', storedLetter: '' }, nothing],
    ['its text is emptied', { ...own, ownText: '', letter: '' }, { newText: '', appendLetter: '' }],
    [
      'another range replaced the old one',
      { ...own, ownText: null, letter: '' },
      { newText: '', appendLetter: '' },
    ],
    [
      'another range replaced the old one and a letter was chosen for that',
      { ...own, ownText: null, letter: 'b' },
      { newText: 'For God so loved', appendLetter: 'b' },
    ],
    ['the typed text is the translation\u2019s', { ...plain, ownText: 'For God so loved' }, nothing],
    ['a letter alone is set', { ...plain, letter: 'c' }, { newText: 'For God so loved', appendLetter: 'c' }],
    [
      'a letter alone is set, and the text is not known',
      { ...plain, translationText: null, letter: 'c' },
      { newText: null, appendLetter: 'c' },
    ],
    ['a letter alone is removed', { ...plain, storedLetter: 'c' }, { newText: '', appendLetter: '' }],
    ['a letter alone is unchanged', { ...plain, letter: 'c', storedLetter: 'c' }, nothing],
    [
      'no text is known',
      { ...own, translationText: null, ownText: null, letter: 'b' },
      { newText: '', appendLetter: '' },
    ],
  ] as const)('when %s', (_, draft, change) => {
    expect(customTextChange(draft)).toEqual(change);
  });
});

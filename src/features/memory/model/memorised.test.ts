import { expect, it } from 'vitest';
import { type MemoryPassage, memorisedAs } from './memoryPassage';

const passage = (passageId: number, startVerse: number, endVerse: number): MemoryPassage => ({
  passageId,
  translation: passageId === 3 ? 'kjv' : 'niv',
  bookName: 'john',
  chapter: 3,
  startVerse,
  endVerse,
  box: 1,
  lastViewed: null,
  explanation: '',
  appendLetter: '',
});
const passages = [passage(1, 16, 18), passage(2, 16, 16), passage(3, 16, 16)];
const ask = (startVerse: number, endVerse: number, chapter = 3) =>
  memorisedAs(passages, { translation: 'kjv', bookName: 'john', chapter, startVerse, endVerse })?.passageId;

it('is the passage of the same verses and translation, or one that contains them', () => {
  expect(ask(16, 16)).toBe(3);
  expect(ask(17, 18)).toBe(1);
});

it('is undefined if a verse is missing, or in another chapter', () => {
  expect(ask(15, 16)).toBeUndefined();
  expect(ask(18, 19)).toBeUndefined();
  expect(ask(16, 16, 4)).toBeUndefined();
});

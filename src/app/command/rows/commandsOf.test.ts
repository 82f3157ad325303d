import { expect, it } from 'vitest';
import type { BookName } from '@/bible/books';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { Quote } from '@/features/quotes/model/quote';
import type { Command } from './commandTypes';
import { nuggetCommand, passageCommand, quoteCommand } from './commandsOf';

const labelsOf = ({ actions }: Command) => actions.map(({ label }) => label);
const isCopied = (command: Command) => labelsOf(command).includes('Copy');
const rowsOf = (bookName: BookName, chapter: number, verse: number) => {
  const range = { bookName, chapter, startVerse: verse, endVerse: verse, passageId: 7 };
  const passage: MemoryPassage = {
    ...range,
    translation: 'kjv',
    box: 1,
    lastViewed: null,
    explanation: '',
    appendLetter: '',
  };
  return [passageCommand(passage), nuggetCommand({ ...range, topics: [] })] as const;
};

it.each<[BookName, number, number, boolean]>([
  ['john', 3, 16, true],
  ['3-john', 1, 15, true],
  ['john', 99, 1, false],
  ['john', 3, 40, false],
  ['unknown-book', 3, 16, false],
])('offers to copy only verses that exist: %s %d:%d', (bookName, chapter, verse, expected) => {
  expect(rowsOf(bookName, chapter, verse).map(isCopied)).toEqual([expected, expected]);
});

it.each<[BookName, number, string[], string | undefined]>([
  ['john', 3, ['Read', 'Compare', 'Share'], undefined],
  ['john', 99, [], 'John has 21 chapters'],
  ['jude', 2, [], 'Jude has 1 chapter'],
  ['unknown-book', 3, [], undefined],
])('offers to read, compare and share only chapters that exist: %s %d', (bookName, chapter, labels, hint) => {
  const rows = rowsOf(bookName, chapter, 40);
  const [passage, nugget] = rows.map(labelsOf);
  expect(passage).toEqual(['Practise', ...labels]);
  expect(nugget?.filter((label) => label !== 'Browse')).toEqual(labels);
  expect(rows.map((row) => row.hint)).toEqual([hint, hint]);
});

const quote: Quote = { quoteId: 5, text: null, topicIds: [3], approved: 'Y', fromUser: null, sourceId: null };

it.each([null, '', ' \n'])('names a quote with the text %j by its number, and offers no copy', (text) => {
  const command = quoteCommand(new Map([[3, 'Hope']]))({ ...quote, text });
  expect(command.label).toBe('Quote 5');
  expect(command.text).toContain('Hope');
  expect(labelsOf(command)).toEqual(['View']);
});

it('names a quote by its text, and offers to copy that', () => {
  const command = quoteCommand(new Map())({ ...quote, text: 'Fear not' });
  expect(command.label).toBe('Fear not');
  expect(command.actions[1]).toEqual({ label: 'Copy', target: { copyQuote: 'Fear not' } });
});

import { expect, it } from 'vitest';
import type { BookName } from '@/bible/books';
import type { MemoryPassage } from '@/features/memory/model/memoryPassage';
import type { Quote } from '@/features/quotes/model/quote';
import type { Command } from './commandTypes';
import { nuggetCommand, passageCommand, quoteCommand } from './commandsOf';

const labelsOf = ({ actions }: Command) => actions.map(({ label }) => label);
const isCopied = (command: Command) => labelsOf(command).includes('Copy');

it.each<[BookName, number, number, boolean]>([
  ['john', 3, 16, true],
  ['3-john', 1, 15, true],
  ['john', 99, 1, false],
  ['john', 3, 40, false],
  ['unknown-book', 3, 16, false],
])('offers to copy only verses that exist: %s %d:%d', (bookName, chapter, verse, expected) => {
  const range = { bookName, chapter, startVerse: verse, endVerse: verse, passageId: 7 };
  const passage: MemoryPassage = {
    ...range,
    translation: 'kjv',
    box: 1,
    lastViewed: null,
    explanation: '',
    appendLetter: '',
  };
  expect(isCopied(passageCommand(passage))).toBe(expected);
  expect(isCopied(nuggetCommand({ ...range, topics: [] }))).toBe(expected);
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

import { describe, expect, it } from 'vitest';
import { gradeOfScore } from '../../model/strength/grade';
import type { BookName } from '@/bible/books';
import { correctReference } from './referenceAnswer';
import { referenceTyped } from './referenceTyped';

const passageAt = (bookName: BookName, chapter: number, startVerse: number, endVerse = startVerse) =>
  ({ translation: 'kjv', bookName, chapter, startVerse, endVerse }) as const;

const JOHN = passageAt('john', 3, 16, 17);
const JUDE = passageAt('jude', 1, 24, 25);
const WHOLE_JUDE = passageAt('jude', 1, 1, 25);
const PSALM = passageAt('psalms', 23, 1, 6);
const LOVE = passageAt('1-corinthians', 13, 4, 7);

/** The share of right parts in thirds; the reason if the answer cannot be read. */
function judged(
  passage: ReturnType<typeof passageAt>,
  typed: string,
  known: BookName | null,
): number | string {
  const read = referenceTyped(typed, known);
  return read.ok ? Math.round(correctReference(passage, read.answer).score * 3) : read.reason;
}

describe('a reference typed as an answer', () => {
  it.each<[ReturnType<typeof passageAt>, string[], BookName?]>([
    [
      JOHN,
      [
        'John 3:16-17',
        'jn3.16-17',
        'Joh 3,16-17',
        'John 3 16-17',
        'John 3:16–17',
        'John 3 : 16 - 17.',
        'John 3:16, 17',
        'John 3:16 & 17',
        'John 3:16 to 17',
        'John 3:16-3:17',
        'John 3:16-7',
        'John 3 v16-17',
        'John chapter 3 verses 16 and 17',
        'St John ch. 3 vv 16 through 17',
        'The Gospel of John 3:16-17',
      ],
    ],
    [JOHN, ['3:16-17', '3.16-17', 'ch 3 v 16-17', 'chapter 3 verses 16 to 17'], 'john'],
    [
      JUDE,
      ['Jude 24-25', 'Jude 1:24-25', 'jude 1 24-25', 'Jude v24-25', 'Jude 24,25', 'Jude verses 24 & 25'],
    ],
    [JUDE, ['24-25', 'v 24-25', '1:24-25'], 'jude'],
    [WHOLE_JUDE, ['Jude', 'Jude 1', 'Jude 1-25']],
    [passageAt('jude', 1, 1), ['Jude 1', 'Jude 1:1', 'Jude v1']],
    [PSALM, ['Psalm 23', 'psalm 23:1-6', 'The 23rd Psalm', 'Ps 23']],
    [LOVE, ['1cor13 4-7', 'I Cor 13:4-7', 'First Corinthians 13:4-7', '1. Cor 13,4-7']],
    [passageAt('1-chronicles', 4, 10), ['1 Ch 4:10', '1 chron 4 10']],
    [passageAt('2-john', 1, 6), ['2 John 6', '2nd John v. 6']],
  ])('of %j is right in many forms', (passage, forms, known) => {
    const told = forms.map((typed) => [typed, judged(passage, typed, known ?? null)]);
    expect(told).toEqual(forms.map((typed) => [typed, 3]));
  });

  it.each<[ReturnType<typeof passageAt>, string, number]>([
    [JOHN, 'John 3:17-16', 2],
    [JOHN, 'John 3', 2],
    [JOHN, 'John 4:16-17', 1],
    [JOHN, 'John 99:1', 1],
    [JOHN, 'John', 1],
    [JOHN, '1 John 3:16-17', 0],
    [JOHN, 'Luke 3:16-17', 0],
    [passageAt('psalms', 23, 1, 5), 'Psalm 23', 2],
  ])('of %j as “%s” has %d of 3 parts', (passage, typed, parts) => {
    expect(judged(passage, typed, null)).toBe(parts);
  });

  it.each<[ReturnType<typeof passageAt>, string]>([
    [JOHN, 'John 3:16'],
    [JOHN, 'John 3:16-18'],
    [WHOLE_JUDE, 'Jude 1:1'],
    [PSALM, 'Psalm 23:1'],
    [passageAt('john', 3, 16, 18), 'John 3:16 & 17'],
  ])('of %j as “%s” is nearly right: only the last verse differs', (passage, typed) => {
    const read = referenceTyped(typed, null);
    const { score, wrong } = correctReference(passage, read.ok ? read.answer : expect.fail());
    expect(gradeOfScore(score, 0)).toBe('hard');
    expect(wrong).toEqual(['the last verse']);
  });

  it.each([
    ['Phillipians 4:13', 'Unknown Book: phillipians'],
    ['Jo 3:16', 'More than one book is called jo'],
    ['Corinthians 13:4', 'More than one book is called corinthians'],
    ['3:16', 'Write it as'],
    ['John 3:16 and 18', 'Cannot read 3:16 and 18'],
    ['John 3:16-4:2', 'Cannot read 3:16-4:2'],
    ['John 3:16 or so', 'Cannot read 3:16 or so'],
    ['?', 'Write it as'],
    ['', 'Write it as'],
  ])('“%s” cannot be read, and is not a wrong answer', (typed, reason) => {
    expect(judged(JOHN, typed, null)).toContain(reason);
  });
});

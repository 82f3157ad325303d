import { addDays } from 'date-fns/addDays';
import { describe, expect, it } from 'vitest';
import { isoDay } from '@/platform/values/dates';
import type { Due } from './due';
import { dueLabel, dueParts, likelihoodFigure } from './dueLabel';

const TODAY = '2026-11-22';
const day = (days: number) => isoDay(addDays(new Date(`${TODAY}T12:00:00`), days));

describe('when a passage is due', () => {
  it.each<[number, string]>([
    [0, 'due today'],
    [1, 'due tomorrow'],
    [2, 'due in 2 days'],
    [13, 'due in 13 days'],
    [14, 'due in 2 weeks'],
    [59, 'due in 8 weeks'],
    [61, 'due in 2 months'],
    [365, 'due in 12 months'],
    [-1, 'due since yesterday'],
    [-2, 'due for 2 days'],
    [-30, 'due for 4 weeks'],
    [-400, 'due for 13 months'],
  ])('in %d days: %s', (days, words) => {
    expect(dueLabel({ dueDay: day(days) }, TODAY)).toBe(words);
  });
});

const due = (known: Due['known'], retrievability: number | null, days = 1): Due => ({
  known,
  retrievability,
  dueDay: day(days),
  isDue: days <= 0,
  urgency: 0,
});
const graded = (grade: 'again' | 'good', days: number) => ({ grade, day: day(days), stability: 3 });

describe('how likely a passage is recalled', () => {
  it.each<[Due, string, string[]]>([
    [due(null, null), 'not known yet', ['Likely recalled: not known yet', 'due tomorrow']],
    [due(graded('good', -2), 0.897), '90 %', ['Likely recalled: 90 %', 'due tomorrow']],
    [due(graded('again', 0), 0.4), 'missed', ['Missed today', 'due tomorrow']],
    [due(graded('again', -1), 0.3, 0), 'missed', ['Missed yesterday', 'due today']],
    [due(graded('again', -5), 0.3, -4), 'missed', ['Missed 5 days ago', 'due for 4 days']],
    [due(graded('again', -40), 0.3, -39), 'missed', ['Missed 6 weeks ago', 'due for 6 weeks']],
  ])('%j is %s', (given, figure, parts) => {
    expect(likelihoodFigure(given)).toBe(figure);
    expect(dueParts(given, TODAY)).toEqual(parts);
  });
});

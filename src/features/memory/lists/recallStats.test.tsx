import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RecallEntry } from '../model/strength/recallEntry';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { renderApp } from '@test/kit/renderApp';

/** Sunday 22 November 2026, 9:00. */
const morning = (daysAgo: number) => new Date(2026, 10, 22 - daysAgo, 9).getTime();

beforeEach(() => void vi.useFakeTimers({ now: morning(0), toFake: ['Date'] }));

const recalled = (...runs: Partial<RecallEntry>[]) =>
  logRecalls(
    runs.map((run, index) =>
      recallEntry({ id: `run ${index}`, passageId: 999, at: morning(0), score: 1, ...run }),
    ),
  );

/** Memory Stats of one passage per chapter of Psalms: in box 1 and box 2, viewed so many days ago, and unseen ones. */
const stats = ({ box1 = [], box2 = [], unseen = 0 }: { box1?: number[]; box2?: number[]; unseen?: number }) =>
  renderApp('/memoryStats', {
    prepare: (db) => {
      const { memoryPassages } = db.user('demo');
      const [row = expect.fail()] = memoryPassages.splice(0, Infinity);
      const psalms = [
        ...box1.map((days) => ({ box: 1, lastViewedNum: morning(days) })),
        ...box2.map((days) => ({ box: 2, lastViewedNum: morning(days) })),
        ...Array.from({ length: unseen }, () => ({ box: 3, lastViewedNum: -1 })),
      ];
      for (const [index, psalm] of psalms.entries()) {
        const chapter = index + 1;
        const verse = { bookName: 'psalms', chapter, startVerse: 1, endVerse: 1 } as const;
        memoryPassages.push({ ...row, ...verse, ...psalm, passageId: chapter });
      }
    },
  });

const part = (name: string | RegExp) => screen.findByRole('region', { name }).then(within);
const rowsOf = (container: { getAllByRole: (role: string) => HTMLElement[] }) =>
  container.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );

it('shows how long passages last, which are due, recalls by day and weak words', async () => {
  const wept = { at: 1, key: 'wept', before: 'jesus', after: 'for' };
  const saw = { at: 4, key: 'saw', before: 'they', after: '' };
  await recalled(
    { passageId: 999, score: 0.5, missed: [wept] },
    { at: morning(2) },
    { at: morning(2) + 1000 },
    { at: morning(2) + 2000, passageId: 23, score: 0.5, missed: [saw] },
  );
  const { container, user } = stats({
    box1: [13, ...Array.from({ length: 21 }, () => 2)],
    box2: [2, 2],
    unseen: 2,
  });

  const strength = await part('Passages by Strength');
  // Nothing but Psalm 23 was graded.
  expect(strength.getByRole('row', { name: /^New 25/ })).toBeVisible();
  expect(strength.getByRole('row', { name: /^Under a week 1/ })).toBeVisible();
  expect(strength.getByRole('row', { name: /^Half a year or more 0/ })).toBeVisible();
  const bars = [...container.querySelectorAll<HTMLElement>('table td[aria-hidden] > div')];
  const counts = strength.getAllByRole('row').map((row) => Number(/\d+/.exec(row.textContent)?.[0]));
  expect(bars).toHaveLength(counts.length);
  for (const [index, { style }] of bars.entries())
    expect(parseFloat(style.width)).toBeCloseTo(((counts[index] ?? 0) * 100) / Math.max(...counts), 2);

  // One of box 1, the ones never viewed, and the badly recalled passage.
  const due = await part('Due Today (4)');
  expect(rowsOf(due)[1]).toEqual(['Psalms 23:1', 'missed', 'since yesterday']);
  expect(rowsOf(due).slice(1)).toContainEqual(['Psalms 1:1', 'not known yet', 'for 10 days']);
  const coming = await part('Due This Week (21)');
  const [, ...rows] = rowsOf(coming);
  expect(rows).toHaveLength(20);
  expect(rows).toContainEqual(['Psalms 2:1', 'not known yet', 'tomorrow']);
  await user.click(coming.getByRole('button', { name: 'And 1 more' }));
  expect(rowsOf(coming)).toHaveLength(22);
  expect(coming.queryByText(/^And /)).toBeNull();
  expect(due.getByRole('link', { name: 'Practise fading first' })).toHaveAttribute(
    'href',
    '/nuggets/practice/by_ref/by_fading',
  );
  expect(due.getByRole('link', { name: 'Psalms 1:1' })).toHaveAttribute('href', '/nuggets/memoryPassages/1');

  const calendar = await part('Recall by Day');
  expect(calendar.getByText('4 recalls on 2 days in a year')).toBeVisible();
  await user.click(calendar.getByRole('button', { name: 'Days as a table' }));
  expect(rowsOf(calendar).slice(1)).toEqual([
    ['11/22/2026', '1'],
    ['11/20/2026', '3'],
  ]);
  const squares = [...container.querySelectorAll('rect')];
  expect(squares).toHaveLength(365);
  const shades = (shade: number) => squares.filter(({ dataset }) => dataset.shade === String(shade));
  expect(shades(1).map(({ textContent }) => textContent)).toEqual(['11/22/2026: 1']);
  expect(shades(2).map(({ textContent }) => textContent)).toEqual(['11/20/2026: 3']);
  expect(shades(0)).toHaveLength(363);
  // A week is a column: a day is beside the same day of the week before, and today, a Sunday, starts a column.
  const [weekAgo, saturday, today] = [-8, -2, -1].map((at) => squares.at(at) ?? expect.fail());
  expect(today?.getAttribute('y')).toBe('16');
  expect(weekAgo?.getAttribute('y')).toBe('16');
  expect([...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
    'Mon',
    'Wed',
    'Fri',
    ...'Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' '),
  ]);
  expect(calendar.getByRole('list', { name: 'Recalls a day' })).toHaveTextContent(
    '0 1 to 2 3 to 5 6 to 9 10 or more',
  );
  expect(saturday?.getAttribute('x')).toBe(weekAgo?.getAttribute('x'));
  expect(Number(today?.getAttribute('x'))).toBeGreaterThan(Number(saturday?.getAttribute('x')));
  // If the year is wider than its room, it begins at today, so the weekdays are on that side.
  expect(Number(container.querySelector('svg text')?.getAttribute('x'))).toBeGreaterThan(
    Number(today?.getAttribute('x')),
  );

  const weakest = await part('Weakest Words');
  expect(rowsOf(weakest).slice(1)).toEqual(
    expect.arrayContaining([
      ['jesus wept for', 'Unknown Passage'],
      ['they saw ', 'Psalms 23:1'],
    ]),
  );
});

it('uses the singular for one recall; twenty passages that are due have no rest', async () => {
  await recalled({});
  stats({ box1: Array.from({ length: 20 }, () => 13) });
  const due = await part('Due Today (20)');
  expect(rowsOf(due)).toHaveLength(21);
  expect(due.queryByText(/more\.$/)).toBeNull();
  const calendar = await part('Recall by Day');
  expect(calendar.getByText('1 recall on 1 day in a year')).toBeVisible();
  const weakest = await part('Weakest Words');
  expect(weakest.getByText(/^No weak words\./)).toBeVisible();
  expect(weakest.queryByRole('link')).toBeNull();
});

it('explains if nothing is due, was recalled or is weak', async () => {
  stats({ box2: [1] });
  const due = await part('Due Today (0)');
  expect(due.getByText('Nothing is due today.')).toBeVisible();
  const coming = await part('Due This Week (0)');
  expect(coming.getByText('Nothing more is due within a week.')).toBeVisible();
  expect(coming.queryByRole('link')).toBeNull();
  const calendar = await part('Recall by Day');
  expect(calendar.getByText('0 recalls on 0 days in a year')).toBeVisible();
  expect(calendar.queryByText('Days as a table')).toBeNull();
});

it('lists no passage by heart after Nearly alone, and says how one gets there', async () => {
  await recalled({ passageId: 1, at: morning(1), score: 0.92 }, { passageId: 2, at: morning(1), peeks: 4 });
  stats({ box1: [1, 2] });
  const card = await part('By Heart');
  expect(
    card.getByText(
      'None yet. A passage that you recall with hardly a fault and no peek, by an exercise or a card, is listed here.',
    ),
  ).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
});

it('lists the passages known by heart with dates, and draws a picture of them', async () => {
  await recalled(
    { passageId: 1, at: morning(9), score: 0.2 },
    { passageId: 1, at: morning(5) },
    { passageId: 1, at: morning(1) },
    { passageId: 2, at: morning(2) },
    { passageId: 3, at: morning(3) },
    { passageId: 3, at: morning(1), score: 0.5 },
  );
  const { user } = stats({ box1: [1, 2, 3] });
  const card = await part('By Heart');
  expect(card.getByText(/^2 passages,/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Which, and since when' }));
  expect(rowsOf(card)).toEqual([[], ['Psalms 2:1', '11/20/2026'], ['Psalms 1:1', '11/17/2026']]);
  await user.click(card.getByRole('button', { name: 'Share as a picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share as a picture' }));
  expect(dialog.getByText(/^Psalms\s2:1 · Psalms\s1:1 2 passages by heart$/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'The year' }));
  expect(dialog.getByText('5 days of recall in a year')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Save picture' })).toBeVisible();
});

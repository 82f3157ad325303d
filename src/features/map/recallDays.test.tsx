import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { renderApp } from '@test/kit/renderApp';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime();

it('counts the days with recall, however often on each', async () => {
  await logRecalls([
    recallEntry({ id: 'a', at: at(2025, 3, 4) }),
    recallEntry({ id: 'b', at: at(2025, 3, 4) + 60_000 }),
    recallEntry({ id: 'c', at: at(2025, 3, 5), exercise: 'drill' }),
    // As in Memory Stats, neither study nor a run over some of the verses is recall.
    recallEntry({ id: 'd', at: at(2025, 3, 6), exercise: 'read', score: 1 }),
    recallEntry({ id: 'e', at: at(2025, 3, 7), exercise: 'fade', score: 1 }),
    recallEntry({ id: 'f', at: at(2025, 3, 8), verses: { from: 1, to: 2 } }),
  ]);
  const { user } = renderApp('/bibleMap?year=2025');
  const calendar = within(await screen.findByLabelText('Calendar of 2025'));
  await waitFor(() => expect(calendar.getAllByRole('definition').at(-1)).toHaveTextContent(/^1$/));
  await user.click(calendar.getByRole('button', { name: 'Days as a list' }));
  expect(calendar.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Mar 4: recall');
});

it.each([
  ['by a clock that was a month ahead counts for nothing', '2026-12-25', '0'],
  ['by a server that is already in tomorrow counts', '2026-11-22', '1'],
])('what was done %s', async (_, day, count) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  const then = new Date(`${day}T12:00`).getTime();
  await logRecalls([recallEntry({ id: 'a', at: then })]);
  renderApp('/bibleMap?year=2026', {
    prepare: (db) => {
      const data = db.user('demo');
      const [passage = expect.fail()] = data.memoryPassages.splice(0, Infinity);
      data.memoryPassages.push({ ...passage, lastViewedNum: then });
      data.practiceHistory = [];
      data.readingProgress = [{ dayOfWeek: 'Friday', bookName: 'isaiah', chapter: 3, dateRead: day }];
      const [prayer = expect.fail()] = data.prayers.splice(0, Infinity);
      data.prayers.push({ ...prayer, details: 'John 3:16' });
      data.prayerSessions = [
        { sessionId: 1, prayerId: prayer.prayerId, dateTime: `${day} 07:00:00`, note: null },
      ];
    },
  });
  const calendar = within(await screen.findByLabelText('Calendar of 2026'));
  await waitFor(() =>
    expect(calendar.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 4 }, () => count),
    ),
  );
  const summary = `In 2026, of 1,189 chapters: ${count} read · ${count} practised · ${count} prayed over.`;
  expect(screen.getByText(new RegExp(`^${summary}`))).toBeVisible();
});

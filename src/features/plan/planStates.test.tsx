import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import './MarkReadDialog';
import { actionLabels, runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { textsIn } from '@test/kit/textsIn';
import { sendUndoable } from '@test/kit/testStore';

/** Wednesday 25 November 2026. */
beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 25, 12), toFake: ['Date'] }));

/** A plan in which so many psalms were read, on consecutive Wednesdays up to the last one. */
const plan = (psalms: number, user = 'reader') =>
  renderApp('/readingPlan', {
    user,
    now: () => new Date(),
    prepare: (db) => {
      const { readingProgress } = db.user(user);
      readingProgress.splice(0);
      for (let chapter = 1; chapter <= psalms; chapter += 1) {
        const day = new Date(Date.UTC(2026, 10, 18 - 7 * (psalms - chapter)));
        const dateRead = day.toISOString().slice(0, 10);
        readingProgress.push({ dayOfWeek: 'Wednesday', bookName: 'psalms', chapter, dateRead });
      }
    },
  });
const part = (name: string) => screen.findByRole('region', { name });
const dayOf = async (name: string) => {
  const week = within(within(await part('The Week')).getByRole('table', { name: 'The Week' }));
  return week.getByRole('button', { name: `Books of ${name}` }).closest('tr') ?? expect.fail(name);
};
/** Expands a day's row. */
const unfolded = async (name: string) => {
  const button = within(await dayOf(name)).getByRole('button');
  return document.getElementById(button.getAttribute('aria-controls') ?? '') ?? expect.fail(name);
};

it('says what there is to read, how far each day is, and what was read', async () => {
  plan(2);
  expect(textsIn(await part("Today's Reading"))).toEqual([
    "Today's Reading",
    'Wednesday, 11/25/2026',
    'Psalms 3',
    'Read',
    'Done elsewhere',
  ]);
  expect(textsIn(await dayOf('Wednesday')).join(' ')).toBe(
    'Wednesday Psalms 3 2 of 150 09/19/2029 1 chapter a week',
  );
  expect(textsIn(await dayOf('Monday')).join(' ')).toBe(
    'Monday Genesis 1 0 of 187 06/24/2030 1 chapter a week, assumed',
  );
  expect(await dayOf('Wednesday')).toHaveAttribute('aria-current', 'date');
  expect(await dayOf('Monday')).not.toHaveAttribute('aria-current');
  expect(textsIn(await part('Reading History'))).toEqual([
    'Reading History',
    'Wednesday, 11/18/2026',
    'Psalms 2',
    'Re-read',
    'Wednesday, 11/11/2026',
    'Psalms 1',
    'Re-read',
  ]);
  expect(screen.queryByRole('navigation', { name: 'Pages of the reading history' })).toBeNull();
  const bar = screen.getByRole('progressbar', { name: '2 of 150 chapters of Wednesday’s list read' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['2', '150']);
});

it('counts the chapters that were recorded, not those before the next one', async () => {
  const { user } = renderApp('/readingPlan', {
    user: 'reader',
    now: () => new Date(),
    prepare: (db) => {
      db.user('reader').readingProgress = [
        { dayOfWeek: 'Friday', bookName: 'isaiah', chapter: 5, dateRead: '2026-11-20' },
      ];
    },
  });
  expect(textsIn(await dayOf('Friday')).slice(0, 3)).toEqual(['Friday', 'Isaiah 6', '1 of 272']);
  await user.click(screen.getByRole('button', { name: 'Books of Friday' }));
  const below = await unfolded('Friday');
  expect(textsIn(below)[0]).toMatch(/^1 of 66 chapters of Isaiah are read, and 1 of 272 of Friday's list\./);
  expect(within(below).getByRole('progressbar', { name: '1 of 66 chapters of Isaiah read' })).toHaveValue(1);
});

it('lists three weeks of readings a page', async () => {
  const { user, unmount } = plan(21);
  expect(within(await part('Reading History')).getAllByRole('listitem')).toHaveLength(21);
  expect(screen.queryByRole('navigation', { name: 'Pages of the reading history' })).toBeNull();
  unmount();
  plan(22);
  const history = within(await part('Reading History'));
  const rows = () => history.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(rows()).toHaveLength(21);
  expect(rows()[0]).toBe('Re-read Psalms 22');
  await user.click(history.getByRole('button', { name: 'Next' }));
  expect(rows()).toEqual(['Re-read Psalms 1']);
});

it('tells a guest that nothing is noted', async () => {
  plan(0, 'Guest');
  expect(textsIn(await part('Reading History'))).toContain('What is read as the guest is not noted.');
});

it('notes a chapter as read elsewhere, and says what was read today', async () => {
  const { api } = plan(0);
  expect(textsIn(await part('Reading History'))).toEqual([
    'Reading History',
    'Nothing read yet.',
    "Read opens today's chapter and notes it here.",
    'Start with Psalms 1',
  ]);
  expect(actionLabels()).toEqual(expect.arrayContaining(['Read', 'Done elsewhere']));
  runAction('Done elsewhere');
  expect(await screen.findByText('Read today: Psalms 1')).toBeVisible();
  runAction('Done elsewhere');
  expect(await screen.findByText('Read today: Psalms 1, Psalms 2')).toBeVisible();
  expect(currentPath()).toBe('/readingPlan');
  await sendUndoable();
  await waitFor(() => expect(api.db.user('reader').readingProgress).toHaveLength(2));
  runAction('Read');
  expect(currentPath()).toBe('/readBibleChapter/niv/psalms/3');
});

it('lets a guest read, and note nothing', async () => {
  const { user } = plan(1, 'Guest');
  expect(textsIn(await part("Today's Reading")).slice(-2)).toEqual(['Psalms 2', 'Read']);
  expect(actionLabels()).not.toContain('Done elsewhere');
  await user.click(screen.getByRole('button', { name: 'Books of Wednesday' }));
  expect(screen.queryByRole('button', { name: /^Mark a chapter/ })).toBeNull();
});

it('marks any chapter of a day’s books as read, and tells with which the day goes on', async () => {
  const { user, api } = plan(1);
  await dayOf('Saturday');
  await user.click(screen.getByRole('button', { name: 'Books of Saturday' }));
  const below = await unfolded('Saturday');
  const saturday = within(below);
  expect(textsIn(below).slice(0, 7)).toEqual([
    "0 of 28 chapters of Matthew are read, and 0 of 117 of Saturday's list. It finishes on 02/17/2029 at an assumed 1 chapter a week.",
    'Matthew',
    '0/28',
    'Mark',
    '0/16',
    'Luke',
    '0/24',
  ]);
  expect(saturday.getByRole('progressbar', { name: '0 of 16 chapters of Mark read' })).toHaveAttribute(
    'max',
    '16',
  );
  await user.click(saturday.getByRole('button', { name: 'Mark a chapter as read...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as Read, Saturday' }));
  const [book, chapter] = [
    dialog.getByRole('combobox', { name: 'Book' }),
    dialog.getByRole('combobox', { name: 'Chapter' }),
  ];
  expect(book).toHaveValue('matthew');
  expect(chapter).toHaveValue('1');
  expect(dialog.getByText('Saturday then goes on with Matthew 2.')).toBeVisible();
  await user.selectOptions(chapter, '28');
  expect(within(chapter).getAllByRole('option')).toHaveLength(28);
  expect(dialog.getByText('Saturday then goes on with Mark 1.')).toBeVisible();
  await user.selectOptions(book, 'Luke');
  expect(chapter).toHaveValue('1');
  expect(
    within(chapter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(-2),
  ).toEqual(['23', '24']);
  await user.selectOptions(chapter, '5');
  await user.click(dialog.getByRole('button', { name: 'Mark as read' }));
  await sendUndoable();
  await waitFor(() =>
    expect(api.db.user('reader').readingProgress.at(-1)).toMatchObject({
      dayOfWeek: 'Saturday',
      bookName: 'luke',
      chapter: 5,
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(textsIn(await dayOf('Saturday'))[1]).toBe('Luke 6');
});

it('opens its chapters in a translation of its own, or as last read', async () => {
  const { user, unmount } = plan(1);
  const own = () => screen.findByRole('combobox', { name: 'Translation of the plan' });
  expect(await own()).toHaveDisplayValue('As last read (NIV84)');
  await user.selectOptions(await own(), 'KJV');
  expect(screen.getByRole('link', { name: 'Re-read Psalms 1' })).toHaveAttribute(
    'href',
    '/nuggets/readBibleChapter/kjv/psalms/1',
  );
  unmount();
  plan(1);
  expect(await own()).toHaveDisplayValue('KJV');
  await user.selectOptions(await own(), 'As last read (NIV84)');
  expect(screen.getByRole('link', { name: 'Re-read Psalms 1' })).toHaveAttribute(
    'href',
    '/nuggets/readBibleChapter/niv/psalms/1',
  );
});

it('says what does not come, and goes on with the rest', async () => {
  const { user, api, unmount } = renderApp('/readingPlan', {
    faults: { get_all_reading_plan_progress: '500' },
  });
  await screen.findByText('Failed to load reading progress');
  expect(textsIn()).toEqual(['Reading Plan', 'Failed to load reading progress', 'Try again']);
  api.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await part("Today's Reading");
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  const { api: later } = renderApp('/readingPlan');
  const held = later.hold('get_all_reading_plan_progress');
  await held.arrived;
  expect(textsIn()).toEqual(['Reading Plan', 'Loading your reading progress…']);
  held.release();
  await part("Today's Reading");
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReadingProgress } from '@/features/plan/model/readingPlan';
import { rememberReadingDay } from '@/features/plan/recordedDays';
import { actionLabels, runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { textsIn } from '@test/kit/textsIn';

/** Saturday 21 November 2026. */
const NOW = new Date(2026, 10, 21, 7);

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

const bare = {
  memoryPassages: [],
  nuggets: [],
  quotes: [],
  prayers: [],
  prayerSessions: [],
  readingProgress: [],
};

/** A day with so many passages and Matthew 1, for a user who has nothing else. */
const day = (passages: number, path = '/today', readings: readonly ReadingProgress[] = []) =>
  renderApp(path, {
    now: () => new Date(),
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages;
      Object.assign(data, structuredClone(bare), { practiceHistory: [], overrides: [] });
      data.readingProgress.push(...readings);
      for (let chapter = 1; chapter <= passages; chapter += 1)
        data.memoryPassages.push({
          ...row,
          passageId: chapter,
          bookName: 'psalms',
          chapter,
          startVerse: 1,
          endVerse: 1,
          box: 1,
          lastViewedNum: NOW.getTime() - 20 * 86_400_000,
        });
    },
  });
const queue = async () => within(await screen.findByRole('group', { name: "Today's queue" }));
const rows = async () => (await queue()).getAllByRole('listitem');
const group = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => textsIn(row).join(' | '));
const chooseFor = async (user: ReturnType<typeof day>['user'], label: string, item: string) => {
  await user.click((await queue()).getByRole('button', { name: `More for ${label}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
/** The label of the link to Today in a phone's bar, on another screen. */
const linkFromElsewhere = async (user: ReturnType<typeof day>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('link', { name: 'Links' }));
  await screen.findByRole('heading', { level: 1, name: 'Links' });
  return (await screen.findByTitle(/^Today(?:,|$)/)).title;
};
const told = async () => (await rows()).map((row) => textsIn(row).join(' | '));

it('groups the items left, with their first words, and folds those done or skipped', async () => {
  const { user } = day(2);
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
  const wordsOf = { 'Psalms 1:1': 'Blessed is the man', 'Psalms 2:1': 'Why do the nations rage' };
  await waitFor(async () => {
    const practise = await group('Practise');
    expect(practise).toHaveLength(2);
    for (const [label, words] of Object.entries(wordsOf))
      expect(practise.join('\n')).toContain(`${label} | <1 min | ${words}`);
  });
  await waitFor(async () =>
    expect(await group('Read')).toEqual([
      expect.stringMatching(/^Matthew 1 \| \d min \| The book of the generation of Jesus Christ/),
    ]),
  );
  expect(screen.queryByRole('region', { name: 'Pray' })).toBeNull();
  expect((await rows()).map((row) => row.getAttribute('aria-current'))).toEqual(['step', null, null]);
  expect(screen.getByText(/^3 things · \d+ min$/)).toBeVisible();
  expect(screen.queryByText('Nothing is left for today.')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Done for today' })).toBeNull();
  expect(screen.getByRole('radio', { name: '10' })).toBeChecked();
  expect(actionLabels()).toEqual(expect.arrayContaining(['Start', '5 minutes', '20 minutes']));
  expect(actionLabels()).not.toContain('10 minutes');

  const list = await told();
  const first = list[0]?.split(' | ')[0] ?? '';
  await chooseFor(user, first, 'Skip for today');
  expect(await rows()).toHaveLength(2);
  expect((await rows())[0]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/^2 things · \d+ min$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '1 not today' }));
  expect((await told()).at(-1)).toBe(`${first} | not today`);
  await chooseFor(user, first, 'Bring back');
  await waitFor(async () => expect(await told()).toEqual(list));
  await chooseFor(user, first, 'Put off until later');
  expect(await group('Later today')).toEqual([list[0]]);
  expect((await rows()).at(-1)).not.toHaveAttribute('aria-current');
  runAction('20 minutes');
  expect(screen.getByRole('radio', { name: '20' })).toBeChecked();
  expect(actionLabels()).toContain('10 minutes');
});

it('speaks of one thing as one, and says at the end what was done in the week', async () => {
  // On the server this was Thursday.
  const reading = { dayOfWeek: 'Wednesday', bookName: 'psalms', chapter: 1, dateRead: '2026-11-19' } as const;
  rememberReadingDay('demo', { ...reading, dateRead: '2026-11-18' }, '2026-11-18');
  const { user } = day(0, '/today', [reading]);
  expect(await screen.findByText(/^1 thing · \d+ min$/)).toBeVisible();
  runAction('Start');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/niv/matthew/1'));
  const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
  expect(await bar.findByText('Today done')).toBeVisible();
  expect(bar.queryByRole('button')).toBeNull();
  expect(actionLabels()).toContain('Finish');
  await user.click(bar.getByRole('link', { name: 'Finish' }));
  await screen.findByRole('heading', { name: 'Done for today' });
  expect(screen.getByText('1 chapter.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Start|Continue)$/ })).toBeNull();
  const week = within(screen.getByRole('list', { name: 'This week' }));
  const days = week.getAllByRole('listitem');
  expect(days.filter((each) => each.hasAttribute('aria-current'))).toHaveLength(1);
  expect(week.getByText('Saturday: done')).toBeInTheDocument();
  expect(week.getByText('Wednesday: done')).toBeInTheDocument();
  expect(week.getByText('Thursday: quiet')).toBeInTheDocument();
  expect(days.map(({ dataset }) => dataset.state).filter((state) => state === 'done')).toHaveLength(2);
  expect(days.filter((each) => each.querySelector('svg'))).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '1 done' }));
  await waitFor(async () => expect(await told()).toEqual(['Matthew 1 | done']));
  expect((await rows())[0]?.querySelectorAll('button')).toHaveLength(1);
});

it('leads on every screen to the next thing, and shows how far one is', async () => {
  const { user } = day(2);
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(screen.queryByRole('complementary', { name: 'Today' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '20' }));
  const chapter =
    (await rows()).find(({ textContent }) => textContent.startsWith('Matthew')) ?? expect.fail();
  await user.click(within(chapter).getAllByRole('button')[0] ?? chapter);
  const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
  expect(await bar.findByText('Today 1 of 3')).toBeVisible();
  expect(bar.getByRole('button', { name: /^Continue: Psalms [12]:1$/ })).toBeVisible();
  runAction('Continue');
  await waitFor(() => expect(currentPath()).toBe('/practice/by_ref/by_freq'));
  // Only the passages of the day are practised.
  expect(await screen.findByText('1 of 2')).toBeVisible();
});

it('says that nothing is left where all was skipped, and adds from what did not fit', async () => {
  const { user } = day(30);
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
  await user.click(screen.getByRole('radio', { name: '5' }));
  const more = await screen.findByRole('button', { name: /^With more time \(\d+\)$/ });
  const count = Number(/\d+/.exec(more.textContent)?.[0]);
  const before = (await rows()).length;
  await user.click(more);
  const adds = () => screen.getAllByRole('button', { name: /^Add / });
  // Four passages and the chapter; the rest is shown on request.
  expect(adds()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: `Show ${count - 5} more to practise` }));
  expect(adds()).toHaveLength(count);
  const [add = expect.fail()] = adds();
  const name = /^Add (.*) (?:\d+ min|<1 min)$/.exec(add.textContent)?.[1] ?? expect.fail();
  await user.click(add);
  expect(await rows()).toHaveLength(before + 1);
  expect((await told()).join()).toContain(name);
  expect(screen.queryByRole('button', { name: new RegExp(`^Add ${name} `) })).toBeNull();
  for (let left = before + 1; left > 0; left -= 1)
    runAction(actionLabels().find((label) => label.startsWith('Skip ')) ?? expect.fail());
  expect(await screen.findByText('Nothing is left for today.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Done for today' })).toBeNull();
});

it('takes a long chapter into the day if there is nothing else', async () => {
  // The chapter takes more than half of five minutes.
  const { user } = day(0);
  await user.click(await screen.findByRole('radio', { name: '5' }));
  expect(await screen.findByText(/^1 thing · \d min$/)).toBeVisible();
  expect(await group('Read')).toEqual([expect.stringMatching(/^Matthew 1 /)]);
});

it('where the chapter is longer than the time, says that nothing fits, and adds one', async () => {
  const matthew25 = {
    dayOfWeek: 'Saturday',
    bookName: 'matthew',
    chapter: 25,
    dateRead: '2026-11-14',
  } as const;
  const { user } = day(0, '/today', [matthew25]);
  await user.click(await screen.findByRole('radio', { name: '5' }));
  expect(await screen.findByText('Nothing fits into 5 minutes.')).toBeVisible();
  expect(screen.queryByText('Nothing is left for today.')).toBeNull();
  expect(await linkFromElsewhere(user)).toBe('Today');
  act(() => window.history.back());
  await user.click(await screen.findByRole('button', { name: 'Add Matthew 26, 8 min' }));
  expect(await screen.findByText('1 thing · 8 min')).toBeVisible();
  expect(screen.queryByText(/^Nothing /)).toBeNull();
  expect(await linkFromElsewhere(user)).toBe('Today, 1 left');
});

/** A person who reads two chapters on Saturdays, of which two were missed since a chapter of Matthew. */
function twoChapters(passages: number, chapter = 1) {
  localStorage.setItem('nuggets.catchUp/demo', JSON.stringify({ kind: 'two', since: '2026-11-14' }));
  return day(passages, '/today', [
    { dayOfWeek: 'Saturday', bookName: 'matthew', chapter, dateRead: '2026-10-31' },
  ]);
}

it('has both chapters of a day with two, and is done after the second', async () => {
  const { user, api } = twoChapters(0);
  expect(await screen.findByText(/^2 things · \d min$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
  expect(await bar.findByText('Today 1 of 2')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Continue: Matthew 3' }));
  expect(await bar.findByText('Today done')).toBeVisible();
  await user.click(bar.getByRole('link', { name: 'Finish' }));
  await screen.findByRole('heading', { name: 'Done for today' });
  expect(screen.getByText('2 chapters.')).toBeVisible();
  const read = () => api.db.user('demo').readingProgress.map(({ chapter }) => chapter);
  await waitFor(() => expect(read().toSorted()).toEqual([1, 2, 3]));
});

it('reads the first of two chapters first, and puts off and skips both together', async () => {
  const { user, api } = twoChapters(0);
  const open = async (name: RegExp) => user.click((await queue()).getByRole('button', { name }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await chooseFor(user, 'Matthew 2', 'Put off until later');
  expect(await group('Later today')).toEqual([
    expect.stringMatching(/^Matthew 2 /),
    expect.stringMatching(/^Matthew 3 /),
  ]);
  await chooseFor(user, 'Matthew 3', 'Bring back');
  expect(await group('Read')).toHaveLength(2);
  await chooseFor(user, 'Matthew 2', 'Skip for today');
  expect(await screen.findByText('Nothing is left for today.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '2 not today' }));
  await chooseFor(user, 'Matthew 3', 'Bring back');
  expect(await group('Read')).toHaveLength(2);
  await open(/^Matthew 3/);
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/niv/matthew/2'));
  const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
  await user.click(await bar.findByRole('button', { name: 'Continue: Matthew 3' }));
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/niv/matthew/3'));
  await waitFor(() =>
    expect(
      api.db
        .user('demo')
        .readingProgress.map(({ chapter }) => chapter)
        .toSorted(),
    ).toEqual([1, 2, 3]),
  );
});

it('offers the second of two chapters that do not fit once the first is added', async () => {
  const { user } = twoChapters(1, 25);
  await user.click(await screen.findByRole('radio', { name: '10' }));
  await user.click(await screen.findByRole('button', { name: 'With more time (1)' }));
  expect(await told()).toEqual([expect.stringMatching(/^Psalms 1:1 /)]);
  await user.click(screen.getByRole('button', { name: /^Add Matthew 26 / }));
  await user.click(await screen.findByRole('button', { name: /^Add Matthew 27 / }));
  expect(await group('Read')).toEqual([
    expect.stringMatching(/^Matthew 26 /),
    expect.stringMatching(/^Matthew 27 /),
  ]);
});

it('has no second chapter alone where only the first no longer fits', async () => {
  // Five minutes are too few for Matthew 4, and ten for both.
  const { user } = twoChapters(1, 3);
  await user.click(await screen.findByRole('button', { name: 'With more time (1)' }));
  await user.click(screen.getByRole('button', { name: /^Add Matthew 5 / }));
  await waitFor(async () => expect(await group('Read')).toHaveLength(2));
  await user.click(screen.getByRole('radio', { name: '5' }));
  await waitFor(async () => expect(await told()).toEqual([expect.stringMatching(/^Psalms 1:1 /)]));
  await user.click(screen.getByRole('button', { name: 'With more time (1)' }));
  await user.click(screen.getByRole('button', { name: /^Add Matthew 4 / }));
  await waitFor(async () => expect(await group('Read')).toHaveLength(2));
});

it('says which chapter did not fit and is still to be read, and adds that one', async () => {
  const { user } = twoChapters(1);
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  await user.click(screen.getByRole('radio', { name: '5' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  runAction('Skip Psalms 1:1');
  runAction('Start');
  const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
  expect(await bar.findByText('Today 1 of 1')).toBeVisible();
  await user.click(await bar.findByRole('link', { name: 'Back to Today' }));
  expect(await screen.findByRole('heading', { name: 'Your 5 minutes are done' })).toBeVisible();
  expect(screen.getByText('Matthew 3 is still to be read today.')).toBeVisible();
  expect(await linkFromElsewhere(user)).toBe('Today');
  act(() => window.history.back());
  await user.click(await screen.findByRole('button', { name: 'Add Matthew 3, 2 min' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Today done')).toBeVisible();
  expect(await linkFromElsewhere(user)).toBe('Today, done');
});

it('does not offer a skipped chapter that does not fit, but can add that one', async () => {
  const { user } = twoChapters(0, 25);
  await user.click(await screen.findByRole('radio', { name: '30' }));
  await chooseFor(user, 'Matthew 26', 'Skip for today');
  await user.click(screen.getByRole('radio', { name: '5' }));
  expect(await screen.findByText('Nothing is left for today.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'With more time (1)' }));
  await user.click(screen.getByRole('button', { name: /^Add Matthew 26 / }));
  expect(await group('Read')).toEqual([expect.stringMatching(/^Matthew 26 /)]);
});

it('calls no day done in the bars on which all was skipped', async () => {
  const { user } = day(1);
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  runAction('Start');
  await waitFor(() => expect(currentPath()).toBe('/practice/by_ref/by_freq'));
  act(() => window.history.back());
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  runAction('Skip Psalms 1:1');
  runAction('Skip Matthew 1');
  expect(await screen.findByText('Nothing is left for today.')).toBeVisible();
  expect(await linkFromElsewhere(user)).toBe('Today');
  const bar = within(await screen.findByRole('complementary', { name: 'Today' }));
  expect(bar.getByRole('link', { name: 'Back to Today' })).toBeVisible();
  expect(bar.queryByText('Today done')).toBeNull();
  expect(actionLabels()).not.toContain('Finish');
});

it('shows a new user how to start, and nobody else', async () => {
  const first = renderApp('/today', {
    now: () => new Date(),
    prepare: (db) => void Object.assign(db.user('demo'), structuredClone(bare), { overrides: [] }),
  });
  const start = within(await screen.findByRole('region', { name: 'Start here' }));
  await first.user.click(start.getByRole('link', { name: 'Keep a set' }));
  expect(currentPath()).toBe('/sets');
  first.unmount();
  day(1);
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull();
});

it.each([
  ['put off', 'Put off until later'],
  ['skipped', 'Skip for today'],
])('the focus goes on to the next row where one is %s by keys', async (_, item) => {
  const { user } = day(5);
  const [first, second] = await rows();
  within(first ?? expect.fail())
    .getByRole('button', { name: /^More for / })
    .focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: item })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(second?.querySelector('button')).toHaveFocus());
});

it('the focus goes on to the next row where one is added by a key', async () => {
  const { user } = day(30);
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1));
  await user.click(screen.getByRole('radio', { name: '5' }));
  await user.click(await screen.findByRole('button', { name: /^With more time/ }));
  const [first, second] = screen.getAllByRole('button', { name: /^Add / });
  first?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(second).toHaveFocus();
});

it('a press with a pointer leaves the focus on no row, and Space to the page', async () => {
  const { user } = day(5);
  const [first] = await rows();
  await user.click(within(first ?? expect.fail()).getByRole('button', { name: /^More for / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Skip for today' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect((await queue()).getAllByRole('button')).not.toContain(document.activeElement);
});

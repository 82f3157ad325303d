import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
// Code that the app loads later is loaded here, so that no test waits for it on a busy machine.
import '@/features/memory/practice/PracticeScreen';
import '@/features/prayers/PrayersScreen';
import './TodayScreen';
import '@/ui/dialogs/MenuPanel';
import { actionLabels, runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { rememberPracticeChoice } from '@/features/memory/practice/practiceChoice';

/** Saturday 21 November 2026: the chapter of an empty plan is Matthew 1. */
const NOW = new Date(2026, 10, 21, 7);

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

interface Day {
  passages?: number;
  /** Their titles; one more prayer is not for this day. */
  prayers?: string[];
  nugget?: boolean;
  quote?: boolean;
  faults?: Record<string, string>;
}

/** Today, for a user who has these items and the plan. */
function day({ passages = 0, prayers = [], nugget = false, quote = false, faults = {} }: Day) {
  localStorage.setItem('nuggets.prayersPerDay/demo', '0');
  return renderApp('/today', {
    now: () => new Date(),
    faults,
    prepare: (db) => {
      const data = db.user('demo');
      const [row = expect.fail()] = data.memoryPassages;
      const verse = { ...row, bookName: 'psalms' as const, startVerse: 1, endVerse: 1, topicIds: [] };
      Object.assign(data, {
        overrides: [],
        prayerSessions: [],
        readingProgress: [],
        practiceHistory: [],
        memoryPassages: Array.from({ length: passages }, (_, index) => ({
          ...verse,
          passageId: index + 1,
          chapter: index + 1,
          box: 1,
          lastViewedNum: 0,
        })),
        nuggets: nugget ? [{ ...verse, passageId: 50, chapter: 50 }] : [],
        quotes: quote
          ? [{ quoteId: 60, text: 'Grace', approved: 'Y', fromUser: null, sourceId: null, topicIds: [] }]
          : [],
        prayers: [...prayers, 'Not today'].map((title, index) => ({
          prayerId: index + 1,
          title,
          details: '',
          personName: '',
          archived: false,
          priority: title === 'Not today' ? null : 'daily',
        })),
      });
    },
  });
}

type App = ReturnType<typeof day>;
const queue = async () => within(await screen.findByRole('group', { name: "Today's queue" }));
const tap = async ({ user }: App, name: RegExp) =>
  user.click(await (await queue()).findByRole('button', { name }));
const bar = async () => within(await screen.findByRole('complementary', { name: 'Today' }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const sent = ({ api }: App, endpoint: string) =>
  api.requests.filter((request) => request.endpoint === endpoint);
/** The bar's button. */
const goOn = async () => (await bar()).getByRole('button', { name: /^Continue/ });
const done = async () => (await bar()).getByRole('link', { name: /^Today/ }).textContent;

it('opens the prayer that was tapped, in a round of the queue alone', async () => {
  const app = day({ prayers: ['Ann', 'Ben', 'Cleo'] });
  await tap(app, /^Ben/);
  await waitFor(() => expect(heading()).toBe('Ben'));
  expect(screen.getByText(/^Prayer \d of 3$/)).toBeVisible();
  const seen = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    seen.add(heading());
    await app.user.click(screen.getByRole('button', { name: 'Next prayer' }));
  }
  expect([...seen].sort()).toEqual(['Ann', 'Ben', 'Cleo']);
  expect(heading()).toBe('Ben');
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(currentPath()).toBe('/today');
});

it('goes on from a prayer not prayed, however often pressed, and records nothing', async () => {
  const app = day({ prayers: ['Ann', 'Ben'], passages: 1 });
  await tap(app, /^Ann/);
  await waitFor(() => expect(heading()).toBe('Ann'));
  const places: string[] = [];
  for (let presses = 0; presses < 4; presses += 1) {
    const before = currentPath();
    await app.user.click(await goOn());
    await waitFor(() => expect(currentPath()).not.toBe(before));
    places.push(currentPath());
  }
  expect(places).toEqual([
    expect.stringMatching(/&at=2$/),
    '/practice/by_ref/by_freq',
    '/readBibleChapter/niv/matthew/1',
    expect.stringMatching(/&at=1$/),
  ]);
  expect(sent(app, 'add_prayer_session')).toEqual([]);
});

it('opens its passages by reference, by which they are due, whatever was chosen last', async () => {
  rememberPracticeChoice({ mode: 'by_psgtxt', order: 'rand', startsInRecall: false, portion: 20 });
  const app = day({ passages: 2 });
  await tap(app, /^Psalms 2:1/);
  await waitFor(() => expect(currentPath()).toBe('/practice/by_ref/rand'));
  expect(await screen.findByText('2 of 2')).toBeVisible();
});

it('takes a double tap on Continue for one', async () => {
  const app = day({ prayers: ['Ann', 'Ben', 'Cleo'] });
  await tap(app, /^Ann/);
  await waitFor(() => expect(heading()).toBe('Ann'));
  const label = (await goOn()).textContent.replace('Continue: ', '');
  await app.user.dblClick(await goOn());
  await waitFor(() => expect(heading()).toBe(label));
  expect(heading()).toBe(label);
});

it('skips or puts off the item on the screen, and goes on', async () => {
  const app = day({ prayers: ['Ann', 'Ben', 'Cleo'] });
  await tap(app, /^Ann/);
  await waitFor(() => expect(heading()).toBe('Ann'));
  await app.user.click((await bar()).getByRole('button', { name: 'More for today' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Skip Ann' }));
  await waitFor(() => expect(heading()).not.toBe('Ann'));
  expect(await done()).toMatch(/ of 3$/);
  const second = heading();
  runAction(`Put off ${second}`);
  await waitFor(() => expect(heading()).not.toBe(second));
  expect(await done()).toMatch(/ of 3$/);
  expect(sent(app, 'add_prayer_session')).toEqual([]);
});

it('says which item was skipped or put off, and Undo restores the queue', async () => {
  const app = day({ prayers: ['Ann', 'Ben', 'Cleo'] });
  for (const [action, notice] of [
    ['Skip', 'Ann is skipped for today'],
    ['Put off', 'Ann is put off until later'],
  ] as const) {
    await tap(app, /^Ann/);
    await waitFor(() => expect(heading()).toBe('Ann'));
    await waitFor(() => expect(actionLabels()).toContain(`${action} Ann`));
    runAction(`${action} Ann`);
    expect(await screen.findByText(notice)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await app.user.click((await bar()).getByRole('link', { name: /^Today/ }));
    const pray = within(await screen.findByRole('region', { name: 'Pray' }));
    expect(pray.getByRole('button', { name: /^Ann/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Later today' })).toBeNull();
  }
});

it('Undo of a skip leaves later what was put off before', async () => {
  const app = day({ prayers: ['Ann', 'Ben'] });
  const choose = async (item: string) => {
    await app.user.click(await (await queue()).findByRole('button', { name: 'More for Ann' }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Put off until later');
  await choose('Skip for today');
  expect(screen.queryByRole('region', { name: 'Later today' })).toBeNull();
  await app.user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? expect.fail());
  const later = within(await screen.findByRole('region', { name: 'Later today' }));
  expect(later.getByText('Ann')).toBeVisible();
});

it('brings back what was put off', async () => {
  const app = day({ prayers: ['Ann', 'Ben'] });
  const choose = async (item: string) => {
    await app.user.click(await (await queue()).findByRole('button', { name: 'More for Ann' }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose('Put off until later');
  expect(await screen.findByRole('region', { name: 'Later today' })).toBeVisible();
  await choose('Bring back');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Later today' })).toBeNull());
  expect(within(screen.getByRole('region', { name: 'Pray' })).getByText('Ann')).toBeVisible();
});

it('has one count on the screen while praying: that of the day', async () => {
  const app = day({ prayers: ['Ann', 'Ben'], passages: 1 });
  await tap(app, /^Ann/);
  await waitFor(() => expect(heading()).toBe('Ann'));
  expect(await done()).toBe('Today 0 of 4');
  expect(screen.getByText(/^Prayer \d of 2$/)).toBeVisible();
  expect(screen.queryByText(/left today/)).toBeNull();
});

it('says without a network which row is not on this device', async () => {
  const app = day({ passages: 1, nugget: true, faults: { get_passage_text: 'drop' } });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const chapter = await (await queue()).findByRole('button', { name: /^Matthew 1/ });
  await waitFor(() => expect(chapter).toHaveTextContent('Not on this device'));
  online.mockReturnValue(true);
  app.api.faults.clear();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(chapter).not.toHaveTextContent('Not on this device'));
});

it('records the chapter when its text is shown, and not for an error', async () => {
  const app = day({ faults: { get_passage_text: '500' } });
  await tap(app, /^Matthew 1/);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await done()).toBe('Today 0 of 1');
  expect((await bar()).getByRole('link', { name: 'Back to Today' })).toBeVisible();
  expect(sent(app, 'update_reading_plan')).toEqual([]);
  app.api.faults.clear();
  await app.user.click(retry);
  expect(await (await bar()).findByText('Today done')).toBeVisible();
  await waitFor(() => expect(sent(app, 'update_reading_plan')).toHaveLength(1));
  await app.user.click((await bar()).getByRole('link', { name: 'Finish' }));
  await app.user.click(await screen.findByRole('button', { name: '1 done' }));
  await tap(app, /^Matthew 1/);
  await screen.findByRole('heading', { name: 'Matthew 1' });
  expect(sent(app, 'update_reading_plan')).toHaveLength(1);
});

it('counts neither nugget nor quote whose text could not be loaded', async () => {
  const app = day({
    nugget: true,
    quote: true,
    faults: { get_passage_text: '500', get_quote_text: '500' },
  });
  await tap(app, /^Psalms 50:1/);
  await screen.findByRole('button', { name: 'Try again' });
  expect(await done()).toBe('Today 0 of 3');
  await app.user.click((await bar()).getByRole('link', { name: /^Today/ }));
  await tap(app, /^A quote/);
  await screen.findByRole('button', { name: 'Try again' });
  expect(await done()).toBe('Today 0 of 3');
  app.api.faults.clear();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await done()).toBe('Today 1 of 3'));
  await app.user.click((await bar()).getByRole('link', { name: /^Today/ }));
  await tap(app, /^Psalms 50:1/);
  await waitFor(async () => expect(await done()).toBe('Today 2 of 3'));
});

it('records no view of a passage whose text could not be loaded', async () => {
  const app = day({ passages: 1, faults: { get_passage_text: '500' } });
  await tap(app, /^Psalms 1:1/);
  await app.user.click(await screen.findByRole('button', { name: 'Show text' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(sent(app, 'update_last_viewed')).toEqual([]);
  app.api.faults.clear();
  await app.user.click(retry);
  await waitFor(() => expect(sent(app, 'update_last_viewed')).toHaveLength(1));
});

it('loads the texts of the day ahead, for reading without a network', async () => {
  const app = day({ passages: 3, nugget: true, quote: true });
  await queue();
  await waitFor(() => expect(sent(app, 'get_passage_text')).toHaveLength(5));
  await waitFor(() => expect(sent(app, 'get_quote_text')).toHaveLength(1));
  app.api.faults.set('*', 'drop');
  await tap(app, /^Matthew 1/);
  await waitFor(async () => expect(await done()).toBe('Today 1 of 6'));
  await app.user.click(await goOn());
  await waitFor(async () => expect(await done()).toBe('Today 2 of 6'));
});

it('loads the texts of tomorrow too, for a day that begins without a network', async () => {
  const app = day({ passages: 1 });
  await queue();
  const chapters = () => sent(app, 'get_passage_text').map(({ query }) => `${query?.book} ${query?.chapter}`);
  // On a Sunday the chapter is one of Romans.
  await waitFor(() => expect(chapters()).toContain('romans 1'));
  expect(chapters().indexOf('matthew 1')).toBeLessThan(chapters().indexOf('romans 1'));
});

it('loads the texts of the day that did not come again, when the network is back', async () => {
  const app = day({ passages: 1, faults: { get_passage_text: '500' } });
  await queue();
  await waitFor(() => expect(sent(app, 'get_passage_text')).toHaveLength(2));
  app.api.faults.clear();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent(app, 'get_passage_text')).toHaveLength(4));
});

it('leaves a skipped prayer out of the round', async () => {
  const app = day({ prayers: ['Ann', 'Ben', 'Cleo'] });
  await app.user.click(await (await queue()).findByRole('button', { name: 'More for Ben' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Skip for today' }));
  await tap(app, /^Ann/);
  expect(await screen.findByText(/^Prayer 1 of 2$/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Record and go on' }));
  await waitFor(() => expect(heading()).toBe('Cleo'));
});

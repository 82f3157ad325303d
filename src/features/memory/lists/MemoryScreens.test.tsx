import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { practiceDays } from '../model/practiceHistory';
import { currentPath, renderApp } from '@test/kit/renderApp';

const button = (name: string) => screen.getByRole('button', { name });
const callsOf = (api: { requests: { endpoint: string }[] }, name: string) =>
  api.requests.filter(({ endpoint }) => endpoint === name);

describe('My Memory Passages', () => {
  it('is searched by reference and by text; texts are loaded when the search is first used', async () => {
    const { user, api } = renderApp('/memoryPassages');
    const list = await screen.findByRole('list', { name: 'Memory passages' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(api.db.user('demo').memoryPassages.length);
    expect(callsOf(api, 'get_passage_text')).toHaveLength(0);
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.type(screen.getByRole('searchbox'), 'jn 3:16');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^John 3:16 KJV/ }));
    expect(await screen.findByText(/For God so loved/)).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'DIVERS temptations');
    expect(await screen.findByRole('button', { name: /^James 1:2-4/ })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await user.type(screen.getByRole('searchbox'), ' xyz');
    expect(await screen.findByText('No passages match your search.')).toBeVisible();
    const calls = callsOf(api, 'get_passage_text').length;
    expect(calls).toBeGreaterThan(10);
    expect(calls).toBeLessThanOrEqual(api.db.user('demo').memoryPassages.length);
    await user.click(button('Show all passages'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('copies a passage, and links to practice at it and to its chapter', async () => {
    const { user } = renderApp('/memoryPassages');
    await user.click(await screen.findByRole('button', { name: /^John 3:16 KJV/ }));
    await screen.findByText(/For God so loved/);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Passage copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^John 3:16\nFor God so loved the world/);
    expect(screen.getByRole('link', { name: 'View In Context' })).toHaveAttribute(
      'href',
      '/nuggets/readBibleChapter/kjv/john/3/16',
    );
    await user.click(screen.getByRole('link', { name: 'Practice' }));
    expect(await screen.findByRole('heading', { name: 'John 3:16' })).toBeVisible();
    expect(currentPath()).toBe('/practice/by_ref/by_freq');
  });

  it.each(['Practice', 'View In Context'])('is restored on the way back from %s', async (name) => {
    const { user } = renderApp('/memoryPassages');
    await user.type(await screen.findByRole('searchbox'), 'john 3:16');
    await user.click(await screen.findByRole('button', { name: /^John 3:16 KJV/ }));
    await screen.findByText(/For God so loved/);
    await user.click(screen.getByRole('link', { name }));
    await screen.findByRole('button', { name: /^Next (chapter|passage)$/ });
    window.history.back();
    expect(await screen.findByRole('searchbox')).toHaveValue('john 3:16');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(/For God so loved/)).toBeVisible();
  });

  it('starts empty on another visit', async () => {
    const { user } = renderApp('/memoryPassages');
    await user.type(await screen.findByRole('searchbox'), 'john 3:16');
    await user.click(await screen.findByRole('button', { name: /^John 3:16 KJV/ }));
    await user.click(screen.getByRole('link', { name: 'Practice' }));
    await screen.findByText(/^\d+ of \d+$/);
    await user.click(screen.getByRole('button', { name: 'Memory' }));
    await user.click(await screen.findByRole('link', { name: 'My Memory Passages' }));
    expect(await screen.findByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it('shows that a text cannot be loaded, and retries', async () => {
    const { user, api } = renderApp('/memoryPassages', { faults: { get_passage_text: '500' } });
    await user.click(await screen.findByRole('button', { name: /^John 3:16 KJV/ }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.faults.clear();
    await user.click(retry);
    expect(await screen.findByText(/For God so loved/)).toBeVisible();
  });

  it('says what to do when there is no passage', async () => {
    renderApp('/memoryPassages', { user: 'reader' });
    expect(await screen.findByText('No memory passages found.')).toBeVisible();
  });
});

it.each(['/memoryPassages', '/memoryPassagesByBox', '/memoryStats', '/practiceSetup'])(
  '%s shows when the list cannot be loaded, and retries',
  async (path) => {
    const { user, api } = renderApp(path);
    api.faults.set('get_mempsg_list', '500:once');
    expect(await screen.findByText(/^Error loading memory passages: /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Error loading memory passages: /)).toBeNull());
  },
);

describe('Memory Passages by Box', () => {
  it('counts each box, and moves a passage between them', async () => {
    const { user, api } = renderApp('/memoryPassagesByBox');
    const countOf = (box: number) =>
      api.db.user('demo').memoryPassages.filter((passage) => passage.box === box).length;
    const before = [1, 2, 3].map(countOf);
    const heading = (box: number) => screen.findByRole('button', { name: new RegExp(`^Box ${box} `) });
    expect(await heading(1)).toHaveTextContent(`(${before[0]})`);
    await user.click(await heading(1));
    const row = within(screen.getByRole('list', { name: 'Box 1' })).getAllByRole('listitem')[0];
    if (!row) throw new Error('box 1 is empty');
    expect(within(row).getByRole('button', { name: 'Move up a box' })).toBeDisabled();
    await user.click(within(row).getByRole('button', { name: 'Move down a box' }));
    expect(await screen.findByText('Change frequency to Box 2?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Frequency updated to Box 2')).toBeVisible();
    expect([1, 2].map(countOf)).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1]);
    expect(await heading(2)).toHaveTextContent(`(${countOf(2)})`);
    // The row has moved away with the focused button.
    const left = await heading(1);
    await waitFor(() => expect(left).toHaveFocus());
  });

  it('offers a guest no moves', async () => {
    const { user } = renderApp('/memoryPassagesByBox', { user: 'Guest' });
    await user.click(await screen.findByRole('button', { name: /^Box 3 / }));
    expect(screen.queryByRole('button', { name: 'Move up a box' })).toBeNull();
  });
});

describe('a passage by its own address', () => {
  it('shows its box, last practice and text, and links back to the list', async () => {
    const { user, api } = renderApp('/memoryPassages');
    await screen.findByRole('list', { name: 'Memory passages' });
    const row = api.db
      .user('demo')
      .memoryPassages.find(({ bookName, chapter }) => bookName === 'john' && chapter === 3);
    if (!row) throw new Error('John 3 is not among them');
    cleanup();
    renderApp(`/memoryPassages/${row.passageId}`);
    const detail = within(await screen.findByRole('region', { name: 'Passage' }));
    expect(detail.getByRole('heading', { name: /^John 3:16/ })).toBeVisible();
    expect(detail.getByText(`Box ${row.box}`)).toBeVisible();
    expect(await detail.findByText(/For God so loved/)).toBeVisible();
    expect(await detail.findByText(/^Likely recalled: /)).toBeVisible();
    await user.click(detail.getByRole('link', { name: 'All passages' }));
    expect(await screen.findByRole('list', { name: 'Memory passages' })).toBeVisible();
  });

  it('shows in every list how likely it is recalled, and when it fades', async () => {
    const now = new Date(2026, 10, 22, 9).getTime();
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const { user } = renderApp('/memoryPassages', {
      prepare: (db) => {
        const [row] = db.user('demo').memoryPassages.splice(0, Infinity);
        if (!row) throw new Error('there is no passage');
        const seen = (days: number) => new Date(2026, 10, 22 - days, 9).getTime();
        db.user('demo').memoryPassages.push(
          { ...row, passageId: 1, bookName: 'john', chapter: 3, box: 1, lastViewedNum: seen(13) },
          { ...row, passageId: 2, bookName: 'john', chapter: 4, box: 2, lastViewedNum: seen(2) },
          { ...row, passageId: 3, bookName: 'john', chapter: 5, box: 3, lastViewedNum: -1 },
        );
      },
    });
    const rows = async (label: string) =>
      within(await screen.findByRole('list', { name: label }))
        .getAllByRole('listitem')
        .map(({ textContent }) => /Likely recalled: .*?(?=For|$)/.exec(textContent)?.[0]);
    await waitFor(async () =>
      expect(await rows('Memory passages')).toEqual([
        expect.stringContaining('Likely recalled: 62 %, fading for 10 days'),
        expect.stringContaining('Likely recalled: 78 %, fades in 12 days'),
        expect.stringContaining('Likely recalled: not known yet'),
      ]),
    );
    cleanup();
    renderApp('/memoryPassagesByBox');
    await user.click(await screen.findByRole('button', { name: /^Box 1 / }));
    expect((await screen.findAllByText(/^Likely recalled: \d+ %, fad/))[0]).toBeVisible();
    vi.useRealTimers();
  });

  it('says that it is unknown where it does not exist', async () => {
    renderApp('/memoryPassages/999999');
    expect(await screen.findByText('Unknown Passage')).toBeVisible();
  });

  it('is shown beside the list on a wide screen, where the arrow keys move through the list', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('min-width: 1100px'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { user } = renderApp('/memoryPassages');
    const list = within(await screen.findByRole('list', { name: 'Memory passages' }));
    // The first passage of the list is shown until one is chosen.
    const [first] = list.getAllByRole('link');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('region', { name: 'Passage' })).toHaveTextContent(/^Genesis 1:1/);
    await user.click(list.getByRole('link', { name: /^John 3:16/ }));
    expect(await screen.findByText(/For God so loved/)).toBeVisible();
    const path = currentPath();
    expect(path).toMatch(/^\/memoryPassages\/\d+$/);
    await user.keyboard('{ArrowDown}');
    expect(currentPath()).not.toBe(path);
    await user.keyboard('{ArrowUp}');
    expect(currentPath()).toBe(path);
    expect(list.getByRole('link', { name: /^John 3:16/ })).toHaveAttribute('aria-current', 'true');
  });
});

describe('Memory Stats', () => {
  it('shows the four cards, with bars to scale', async () => {
    const { api } = renderApp('/memoryStats');
    expect(await screen.findByRole('heading', { name: 'Percentages By Translation' })).toBeVisible();
    const { memoryPassages } = api.db.user('demo');
    const kjv = memoryPassages.filter(({ translation }) => translation === 'kjv').length;
    const meter = screen.getByRole('meter', { name: 'KJV' });
    const percent = (kjv * 100) / memoryPassages.length;
    expect(Number(meter.getAttribute('aria-valuenow'))).toBeCloseTo(percent, 2);
    expect(meter.firstElementChild).toHaveStyle({ width: `${percent.toFixed(2)}%` });
    const verses = memoryPassages.reduce(
      (sum, { startVerse, endVerse }) => sum + endVerse - startVerse + 1,
      0,
    );
    const card = (title: string) => screen.getByRole('heading', { name: title }).parentElement;
    expect(card('Passage Count')).toHaveTextContent(String(memoryPassages.length));
    expect(card('Total Verse Count')).toHaveTextContent(String(verses));
    expect(card('Avg Verses per Passage')).toHaveTextContent((verses / memoryPassages.length).toFixed(2));

    const strength = await screen.findByRole('table', { name: 'How long passages last until they fade' });
    const bars = within(strength)
      .getAllByRole('row')
      .map((row) => ({
        count: Number(within(row).getAllByRole('cell')[0]?.textContent),
        width: row.querySelector<HTMLElement>('td > div')?.style.width,
      }));
    const most = Math.max(...bars.map(({ count }) => count));
    expect(bars.map(({ width }) => width)).toEqual(bars.map(({ count }) => `${(count * 100) / most}%`));
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(memoryPassages.length);
    const counts = ['Faded', 'Fades This Week'].map((name) => {
      const title = screen.getByRole('heading', { name: new RegExp(`^${name} \\(\\d+\\)$`) });
      return Number(/\d+/.exec(title.textContent)?.[0]);
    });
    expect(screen.queryAllByText(/^And .* more\.$/).map(({ textContent }) => textContent)).toEqual(
      counts.filter((count) => count > 20).map((count) => `And ${count - 20} more.`),
    );
  });
});

it('Memory Stats uses the singular for one passage', async () => {
  renderApp('/memoryStats', {
    prepare: (db) => db.user('demo').memoryPassages.splice(1),
  });
  expect(await screen.findByRole('meter')).toHaveAttribute('aria-valuetext', '1 passage, 100.00%');
});

describe('Memory Practice History', () => {
  it('shows five days per page, each collapsible, and names passages that were deleted', async () => {
    const { user, api } = renderApp('/memoryPracticeHistory');
    const days = practiceDays(
      [
        ...api.db.user('demo').practiceHistory.map(({ dateViewedLong }) => dateViewedLong),
        ...api.db.user('demo').memoryPassages.map(({ lastViewedNum }) => lastViewedNum),
      ]
        .filter((viewedAt) => viewedAt > 0)
        .map((viewedAt) => ({ passageId: 1, viewedAt })),
    );
    const dayButtons = () => screen.getAllByRole('button', { name: /^\d\d\/\d\d\/\d{4}/ });
    await screen.findByRole('navigation', { name: 'Pages of practice history' });
    expect(dayButtons()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Last' }));
    expect(screen.getByRole('button', { name: `Page ${Math.ceil(days.length / 5)}` })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(screen.getByRole('button', { name: 'First' }));
    for (const day of dayButtons()) await user.click(day);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(10);
    for (let turn = 0; turn < days.length / 5 && !screen.queryByText('Unknown Passage'); turn += 1) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      for (const day of dayButtons()) await user.click(day);
    }
    expect(screen.getAllByText('Unknown Passage').length).toBeGreaterThan(0);
  });

  it('shows each passage’s last view where the server has no history, and links to the passage', async () => {
    const { user } = renderApp('/memoryPracticeHistory', {
      prepare: (db) => {
        const data = db.user('demo');
        data.practiceHistory.splice(0);
        for (const row of data.memoryPassages) row.lastViewedNum = 0;
        const future = new Date(new Date().getFullYear() + 5, 0, 2, 9).getTime();
        const john = data.memoryPassages.find(({ bookName }) => bookName === 'john');
        if (john) john.lastViewedNum = future;
      },
    });
    expect(await screen.findByText(/^From the server/)).toBeVisible();
    const day = await screen.findByRole('button', { name: /^01\/02\/\d{4} \(1\)/ });
    await user.click(day);
    await user.click(screen.getByRole('link', { name: /^John/ }));
    expect(currentPath()).toMatch(/^\/memoryPassages\/\d+$/);
    const facts = await screen.findByText(/^Last practiced 01\/02\/\d{4}$/);
    expect(facts).toBeVisible();
  });

  it('says when it is empty, and when it cannot be loaded', async () => {
    const { unmount } = renderApp('/memoryPracticeHistory', { user: 'reader' });
    expect(await screen.findByText('No practice history available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Practice Setup' })).toHaveAttribute(
      'href',
      '/nuggets/practiceSetup',
    );
    unmount();
    const { user, api } = renderApp('/memoryPracticeHistory');
    api.faults.set('get_mem_practice_history', 'garbage:once');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    // Each passage's own last view is still shown.
    expect((await screen.findAllByRole('button', { name: /^\d\d\/\d\d\/\d{4} \(\d+\)/ })).length).toBe(5);
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Last' })).toBeVisible();
  });
});

it('the history calls no passage unknown while the list of passages is not loaded', async () => {
  const { user, api } = renderApp('/memoryPracticeHistory', { faults: { get_mempsg_list: '500' } });
  expect(await screen.findByText(/^Error loading memory passages: /)).toBeVisible();
  const newest = screen.getAllByRole('button', { name: /^\d\d\/\d\d\/\d{4}/ })[0];
  if (!newest) throw new Error('there is no day');
  await user.click(newest);
  expect(screen.getAllByText('Reference not known yet').length).toBeGreaterThan(0);
  expect(screen.queryByText('Unknown Passage')).toBeNull();
  api.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText(/^\w+ \d+:\d+/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Reference not known yet')).toBeNull();
});

describe('Practice Setup', () => {
  it('disables Start when there is nothing to practise', async () => {
    renderApp('/practiceSetup', { user: 'reader' });
    expect(await screen.findByText('No memory passages found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled();
  });

  it('remembers a choice that was not started', async () => {
    const { user, unmount } = renderApp('/practiceSetup');
    await user.click(await screen.findByRole('radio', { name: 'By Random' }));
    unmount();
    renderApp('/practiceSetup');
    expect(await screen.findByRole('radio', { name: 'By Random' })).toBeChecked();
    await screen.findByText(/^Box 3: /);
  });

  it('continues with one tap where practice was left', async () => {
    const { user } = renderApp('/practice/by_ref/by_last_practiced_time');
    await screen.findByText(/^1 of/);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const reference = screen.getByRole('heading', { level: 2 }).textContent;
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    renderApp('/practiceSetup');
    expect(await screen.findByText(`${reference}, By Reference, By Last Practiced Date/Time`)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go on where you left off' }));
    expect(currentPath()).toBe('/practice/by_ref/by_last_practiced_time');
    expect(await screen.findByRole('heading', { level: 2, name: reference })).toBeVisible();
  });

  it('remembers the last choice and starts with it', async () => {
    const { user, api, unmount } = renderApp('/practiceSetup');
    const inBox3 = api.db.user('demo').memoryPassages.filter(({ box }) => box === 3).length;
    expect(await screen.findByText(`Box 3: ${inBox3} passages`)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'By Passage Text' }));
    await user.click(screen.getByRole('radio', { name: 'Interleave' }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(currentPath()).toBe('/practice/by_psgtxt/interleave');
    await screen.findByText(/^1 of/);
    unmount();
    renderApp('/practiceSetup');
    expect(await screen.findByRole('radio', { name: 'By Passage Text' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Interleave' })).toBeChecked();
    await screen.findByText(/^Box 3: /);
  });
});

describe('the one memory list', () => {
  const lists = (api: { requests: { endpoint: string }[] }) => callsOf(api, 'get_mempsg_list').length;
  const wake = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('is shared by the screens, and refetched when it is older than 5 minutes', async () => {
    const { user, api } = renderApp('/practiceSetup');
    await screen.findByText(/^Box 3: /);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await screen.findByText(/^1 of/);
    wake();
    expect(lists(api)).toBe(1);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 5 * 60_000 + 60_000);
    wake();
    await waitFor(() => expect(lists(api)).toBe(2));
  });

  it('is practised when it is old and cannot be refreshed, with an error notice', async () => {
    const { user, api } = renderApp('/practiceSetup');
    await screen.findByText(/^Box 3: /);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 6 * 60_000);
    api.faults.set('get_mempsg_list', '500');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText(/^1 of/)).toBeVisible();
    expect(await screen.findByText('Error loading memory passages')).toBeVisible();
    expect(lists(api)).toBe(2);
  });

  it('keeps a change that was made while an older answer was in flight', async () => {
    const { user, api } = renderApp('/memoryPassagesByBox');
    await user.click(await screen.findByRole('button', { name: /^Box 1 / }));
    const count = api.db.user('demo').memoryPassages.filter(({ box }) => box === 1).length;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 6 * 60_000);
    const row = within(screen.getByRole('list', { name: 'Box 1' })).getAllByRole('listitem')[0];
    if (!row) throw new Error('box 1 is empty');
    await user.click(within(row).getByRole('button', { name: 'Move down a box' }));
    wake();
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    // The first load, the refetch when the page is visible again, and the read before the box is written.
    await waitFor(() => expect(lists(api)).toBeGreaterThanOrEqual(3));
    expect(await screen.findByRole('button', { name: `Box 1 (${count - 1})` })).toBeVisible();
  });
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { practiceDays } from '../model/practiceHistory';
import { selectPracticeHistory } from '../store/practiceHistory';
import { currentPath, renderApp } from '@test/kit/renderApp';

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

    const strength = await screen.findByRole('table', { name: 'How long passages last until they are due' });
    const bars = within(strength)
      .getAllByRole('row')
      .map((row) => ({
        count: Number(within(row).getAllByRole('cell')[0]?.textContent),
        width: row.querySelector<HTMLElement>('td > div')?.style.width,
      }));
    const most = Math.max(...bars.map(({ count }) => count));
    expect(bars.map(({ width }) => width)).toEqual(bars.map(({ count }) => `${(count * 100) / most}%`));
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(memoryPassages.length);
    const counts = ['Due Today', 'Due This Week'].map((name) => {
      const title = screen.getByRole('heading', { name: new RegExp(`^${name} \\(\\d+\\)$`) });
      return Number(/\d+/.exec(title.textContent)?.[0]);
    });
    expect(screen.queryAllByText(/^And .* more$/).map(({ textContent }) => textContent)).toEqual(
      counts.filter((count) => count > 20).map((count) => `And ${count - 20} more`),
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
      Date.now(),
    );
    const dayButtons = () => screen.getAllByRole('button', { name: /^\d\d\/\d\d\/\d{4}/ });
    await screen.findByRole('navigation', { name: 'Pages of practice history' });
    expect(dayButtons()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Last' }));
    expect(screen.getByRole('button', { name: `Page ${Math.ceil(days.length / 5)}` })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // A reload brings the page back.
    cleanup();
    renderApp('/memoryPracticeHistory');
    expect(await screen.findByRole('button', { name: `Page ${Math.ceil(days.length / 5)}` })).toHaveAttribute(
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

  it('shows each last view where the server has no history, with a link', async () => {
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
    // Five years ahead: the clock of the device was wrong.
    const day = await screen.findByRole('button', { name: 'Day unknown (1)' });
    await user.click(day);
    await user.click(screen.getByRole('link', { name: /^John/ }));
    expect(currentPath()).toMatch(/^\/memoryPassages\/\d+$/);
    expect(await screen.findByText('Last practised on an unknown day')).toBeVisible();
  });

  it('explains if there is no history, and if loading fails', async () => {
    const { unmount } = renderApp('/memoryPracticeHistory', { user: 'reader' });
    expect(await screen.findByText('No practice history available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Practice Setup' })).toHaveAttribute(
      'href',
      '/nuggets/practiceSetup',
    );
    unmount();
    const ofGuest = renderApp('/memoryPracticeHistory', {
      user: 'Guest',
      prepare: (db) => Object.assign(db.user('Guest'), { memoryPassages: [], practiceHistory: [] }),
    });
    expect(await screen.findByText('Sign in under your own name to keep a history.')).toBeVisible();
    ofGuest.unmount();
    const { user, api } = renderApp('/memoryPracticeHistory');
    api.faults.set('get_mem_practice_history', 'garbage:once');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    // Each passage's own last view is still shown.
    expect((await screen.findAllByRole('button', { name: /^\d\d\/\d\d\/\d{4} \(\d+\)/ })).length).toBe(5);
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(await screen.findByRole('button', { name: 'Last' })).toBeVisible();
  });
});

it('the history calls no passage unknown before the list of passages is loaded', async () => {
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

it('no day of the history is shown before both of its lists are loaded', async () => {
  const { store } = renderApp('/memoryPracticeHistory', { faults: { get_mempsg_list: 'hang' } });
  await waitFor(() => expect(selectPracticeHistory(store.getState()).phase).toBe('ready'));
  expect(await screen.findByText('Loading your practice history…')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^\d\d\/\d\d\/\d{4}/ })).toBeNull();
});

it('the history hides its partial version while the server’s is loaded again', async () => {
  const { user, api } = renderApp('/memoryPracticeHistory', { faults: { get_mem_practice_history: '500' } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.faults.set('get_mem_practice_history', 'hang');
  await user.click(retry);
  expect(await screen.findByText('Loading your practice history…')).toBeVisible();
  expect(screen.queryByText(/^From the server/)).toBeNull();
});

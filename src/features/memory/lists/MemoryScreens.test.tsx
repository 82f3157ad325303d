import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';

const button = (name: string) => screen.getByRole('button', { name });

const callsOf = (api: { requests: { endpoint: string }[] }, name: string) =>
  api.requests.filter(({ endpoint }) => endpoint === name);

describe('My Memory Passages', () => {
  it('is searched by reference and text; texts are loaded with the first search', async () => {
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

  it('copies a passage, and links to its practice and to its chapter', async () => {
    const { user } = renderApp('/memoryPassages');
    await user.click(await screen.findByRole('button', { name: /^John 3:16 KJV/ }));
    await screen.findByText(/For God so loved/);
    await user.click(screen.getByRole('button', { name: /^Copy / }));
    expect(await screen.findByText('Passage copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^John 3:16\nFor God so loved the world/);
    expect(screen.getByRole('link', { name: 'View In Context' })).toHaveAttribute(
      'href',
      '/nuggets/readBibleChapter/kjv/john/3/16',
    );
    await user.click(screen.getByRole('link', { name: 'Practise' }));
    expect(await screen.findByRole('heading', { name: 'John 3:16' })).toBeVisible();
    expect(currentPath()).toBe('/practice/by_ref/by_freq');
  });

  it.each(['Practise', 'View In Context'])('is restored on the way back from %s', async (name) => {
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
    await user.click(screen.getByRole('link', { name: 'Practise' }));
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

  it('explains how to add a passage when there is none', async () => {
    renderApp('/memoryPassages', { user: 'reader' });
    expect(await screen.findByText('No memory passages found.')).toBeVisible();
    expect(screen.getByText(/tap a verse, and choose Memorise/)).toBeVisible();
  });

  it('suggests to a guest without passages nothing that a guest cannot do', async () => {
    renderApp('/memoryPassages', {
      user: 'Guest',
      prepare: (db) => Object.assign(db.user('Guest'), { memoryPassages: [] }),
    });
    expect(await screen.findByText('No memory passages found.')).toBeVisible();
    expect(screen.getByText('Sign in under your own name to keep passages.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByText(/Add to Memory Verses/)).toBeNull();
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
    expect(await screen.findByText('Moved to Box 2')).toBeVisible();
    await sendUndoable();
    expect([1, 2].map(countOf)).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1]);
    expect(await heading(2)).toHaveTextContent(`(${countOf(2)})`);
    // The row has moved to another list with the focused button.
    const left = await heading(1);
    await waitFor(() => expect(left).toHaveFocus());
  });

  it('offers a guest no moves', async () => {
    const { user } = renderApp('/memoryPassagesByBox', { user: 'Guest' });
    await user.click(await screen.findByRole('button', { name: /^Box 3 / }));
    expect(screen.queryByRole('button', { name: 'Move up a box' })).toBeNull();
  });
});

describe('Practice Setup', () => {
  it('disables Start when there are no passages', async () => {
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

  it('continues interrupted practice with one tap', async () => {
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

  it('has the last choice selected on the next visit', async () => {
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

  it('is shared by the screens, and refetched once older than 5 minutes', async () => {
    const { user, api } = renderApp('/practiceSetup');
    await screen.findByText(/^Box 3: /);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await screen.findByText(/^1 of/);
    // A view that was sent later would read the list, too.
    await waitFor(() => expect(callsOf(api, 'update_last_viewed')).toHaveLength(1));
    wake();
    expect(lists(api)).toBe(1);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 5 * 60_000 + 60_000);
    wake();
    await waitFor(() => expect(lists(api)).toBe(2));
  });

  it('can be practised when old and impossible to refresh, with an error notice', async () => {
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
    expect(
      await screen.findByRole('button', { name: `Box 1 (${count - 1}) · every few days` }),
    ).toBeVisible();
  });
});

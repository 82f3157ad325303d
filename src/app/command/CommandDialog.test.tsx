import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCommandKey } from '@/boot/earlyCommandKey';
import { rememberPlace } from './rows/recentPlaces';
import { loadLinks } from '@/features/links/store';
import { selectPassages } from '@/features/memory/store/passages';
import { loadText } from '@/bible/text/textCache';
import { currentPath, renderApp } from '@test/kit/renderApp';

beforeEach(() => localStorage.setItem('nuggets.translation', 'kjv'));

const LONG = { timeout: 20_000 };

async function opened(path = '/links', options: Parameters<typeof renderApp>[1] = {}) {
  return open(path, renderApp(path, options));
}

async function open<App extends ReturnType<typeof renderApp>>(path: string, app: App): Promise<App> {
  await screen.findByRole('heading', { level: 1 });
  // Its actions are those of the passage.
  if (path.startsWith('/practice')) await screen.findByRole('button', { name: 'More actions' }, LONG);
  await waitFor(() => expect(screen.getByRole('banner')).toBeVisible());
  await openBox(app.user);
  return app;
}

const openBox = (user: ReturnType<typeof renderApp>['user']) =>
  waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('combobox', { name: /Reference, screen/ })).toHaveFocus();
    // Its code is a download of its own.
  }, LONG);

const rows = () => within(screen.getByRole('grid', { name: 'Found' })).queryAllByRole('row');
const options = () => rows().map(({ textContent }) => textContent);
const first = () => options()[0];

describe('the command box', () => {
  it('opens by a key that was pressed before the app was there, once', async () => {
    keepCommandKey();
    expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
    // The browser does nothing with it.
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
    const { user } = renderApp('/links');
    const box = await screen.findByRole('combobox', { name: /Reference, screen/ }, LONG);
    await waitFor(() => expect(box).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box).not.toBeInTheDocument());
    await openBox(user);
  });

  it.each([
    ['jn 3 16-18', 'John 3:16-18 · KJV', '/readBibleChapter/kjv/john/3/16?to=18'],
    ['ps 23 asv', 'Psalms 23 · ASV', '/readBibleChapter/asv/psalms/23'],
    ['reading plan', 'Reading Plan', '/readingPlan'],
    ['stats', 'Memory Stats', '/memoryStats'],
  ])('%s leads to %s', async (typed, label, path) => {
    const { user } = await opened();
    await user.keyboard(typed);
    await waitFor(() => expect(first()).toContain(label));
    await user.keyboard('{Enter}');
    expect(currentPath()).toBe(path);
    expect(screen.queryByRole('combobox', { name: /Reference, screen/ })).not.toBeInTheDocument();
  });

  it('opens another chapter in parallel where two translations are read', async () => {
    const { user } = await opened('/readBibleChapter/kjv/psalms/23?with=asv');
    await user.keyboard('john 3:16');
    await waitFor(() => expect(first()).toContain('John 3:16 · KJV'));
    await user.keyboard('{Enter}');
    expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/16?with=asv');
    await openBox(user);
    await user.keyboard('ps 1 asv');
    await waitFor(() => expect(first()).toContain('Psalms 1 · ASV'));
    await user.keyboard('{Enter}');
    expect(currentPath()).toBe('/readBibleChapter/asv/psalms/1');
  });

  it('goes where the whole of what was typed leads, however soon Enter comes', async () => {
    await opened();
    const input = screen.getByRole('combobox', { name: /Reference, screen/ });
    act(() => {
      fireEvent.input(input, { target: { value: 'read john 11' } });
      fireEvent.input(input, { target: { value: 'read john 11 35' } });
      fireEvent.keyDown(input, { key: 'Enter' });
    });
    await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/kjv/john/11/35'));
  });

  it('finds a passage, practises it with Enter and reads it with Ctrl-Enter', async () => {
    const { user } = await opened();
    await user.keyboard('trials');
    await waitFor(() => expect(first()).toContain('James 1:2-4, Memory passages'));
    const [row] = rows();
    expect(row).toHaveAttribute('aria-selected', 'true');
    expect(row).toHaveTextContent('Practise');
    expect(row).toHaveTextContent('ReadCtrl ↵');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(currentPath()).toBe('/readBibleChapter/niv/james/1/2?to=4');
  });

  it('practises what a verb says', async () => {
    const { user } = await opened();
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await user.keyboard('practise james 1:3');
    await waitFor(() => expect(first()).toContain('Practise'));
    await user.keyboard('{Enter}');
    expect(currentPath()).toBe('/practice/by_ref/by_freq');
    expect(await screen.findByText('James 1:2-4')).toBeVisible();
  });

  it('copies verses by their reference', async () => {
    const { user } = await opened();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.keyboard('copy jn 11:35{Enter}');
    await waitFor(() => expect(written).toHaveBeenCalledWith('John 11:35\nJesus wept.'));
  });

  it('finds quotes, prayers, topics and links by any word', async () => {
    const { user } = await opened();
    const input = screen.getByRole('combobox', { name: /Reference, screen/ });
    for (const [typed, group] of [
      ['exams', 'Prayers'],
      ['spurgeon', 'Links'],
      ['grace', 'Topics'],
      ['grace', 'Nuggets'],
      ['grace', 'Quotes'],
    ] as const) {
      await user.clear(input);
      await user.type(input, typed);
      await waitFor(() => expect(options().some((option) => option.includes(`, ${group}, `))).toBe(true));
    }
  });

  it('finds a passage by the words of its text, as far as this device has it', async () => {
    const { user, store } = await opened();
    await user.keyboard('lean not');
    await waitFor(() => expect(selectPassages(store.getState())).not.toEqual([]));
    const passage = selectPassages(store.getState()).find(
      ({ bookName, chapter }) => bookName === 'proverbs' && chapter === 3,
    );
    if (!passage) throw new Error('there is no passage of Proverbs 3');
    await act(() => store.dispatch(loadText(passage)));
    await waitFor(() => expect(first()).toContain('Proverbs 3:5-6, Memory passages'));
    expect(first()).toContain('lean not unto');
  });

  it('opens the panel of what waits', async () => {
    const { user } = await opened();
    expect(options().some((option) => option.includes('Sync status'))).toBe(false);
    await user.keyboard('outbox');
    await waitFor(() => expect(first()).toContain('Sync status'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Sync status' })).toBeVisible();
  });

  describe('while the index of a list is built', () => {
    const held: FrameRequestCallback[] = [];
    /** Nothing is built until `release`, which the builder waits a frame for. */
    const holdFrames = () => {
      const spy = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => held.push(frame));
      return () => {
        spy.mockRestore();
        for (const frame of held.splice(0)) frame(performance.now());
      };
    };

    it('does on Enter what is shown from before', async () => {
      const { user, api, store } = await opened();
      const outside = vi.spyOn(window, 'open').mockReturnValue(null);
      await user.keyboard('hymnary');
      await waitFor(() => expect(first()).toContain('Hymnary, Links'));
      api.db.user('demo').links.push({ key: '9.1', label: 'Another', action: 'https://another.org' });
      const release = holdFrames();
      await act(async () => void (await store.dispatch(loadLinks())));
      await user.keyboard('{Enter}');
      expect(outside).toHaveBeenCalledWith(expect.stringContaining('hymnary'), '_blank', expect.anything());
      release();
    });

    it('looks on, and Enter waits for what is found', async () => {
      const app = renderApp('/viewChapter');
      const answer = app.api.hold('get_additional_links');
      const { user } = await open('/viewChapter', app);
      const outside = vi.spyOn(window, 'open').mockReturnValue(null);
      await user.keyboard('hymnary');
      expect(await screen.findByText('Still loading your links…')).toBeVisible();
      const release = holdFrames();
      answer.release();
      expect(await screen.findByText('Looking…')).toBeVisible();
      await user.keyboard('{Enter}');
      expect(outside).not.toHaveBeenCalled();
      act(release);
      await waitFor(() =>
        expect(outside).toHaveBeenCalledWith(expect.stringContaining('hymnary'), '_blank', expect.anything()),
      );
    });
  });

  it('finds quotes by a topic whose name comes after them', async () => {
    const app = renderApp('/links', {
      prepare: (db) => {
        db.user('demo').topics.push({ id: 9001, name: 'Zeal' });
        db.user('demo').quotes[0]?.topicIds.push(9001);
      },
    });
    const topics = app.api.hold('get_tag_list');
    await open('/links', app);
    const input = screen.getByRole('combobox', { name: /Reference, screen/ });
    await app.user.type(input, 'grace');
    await waitFor(() => expect(options().some((option) => option.includes(', Quotes, '))).toBe(true));
    await app.user.clear(input);
    await app.user.type(input, 'zeal');
    topics.release();
    await waitFor(() => expect(options().some((option) => option.includes(', Quotes, '))).toBe(true));
  });

  it('leads to a box, open, and to the archived prayers', async () => {
    const { user } = await opened();
    await user.keyboard('box 2');
    await waitFor(() => expect(first()).toContain('Box 2, Screens'));
    await user.keyboard('{Enter}');
    const box = await screen.findByRole('region', { name: 'Box 2' }, LONG);
    expect(within(box).getByText('Romans 8:28')).toBeVisible();
    await openBox(user);
    await user.keyboard('archived');
    await waitFor(() => expect(first()).toContain('Archived prayers'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Biopsy', {}, LONG)).toBeVisible();
    expect(screen.queryByText('Exams')).not.toBeInTheDocument();
  });

  it('puts what the screen does first, also what it does only since the box is open', async () => {
    const app = renderApp('/prayers/8');
    const prayers = app.api.hold('get_prayers');
    await open('/prayers/8', app);
    await app.user.keyboard('archive');
    expect(options().join()).not.toContain('Archive...');
    prayers.release();
    await waitFor(() => {
      expect(first()).toContain('Archive...');
      expect(options().join()).toContain('Archived prayers');
    }, LONG);
  });

  it('practises all passages of a book', async () => {
    const { user } = await opened();
    await user.keyboard('practise john');
    await waitFor(() => expect(first()).toContain('John · 6 passages'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 of 6', {}, LONG)).toBeVisible();
    expect(screen.getByText('John 1:1-5')).toBeVisible();
  });

  it('searches the Bible, or the quotes, for what nothing has', async () => {
    const { user } = await opened();
    await user.keyboard('melchizedek');
    await waitFor(() => expect(first()).toContain('Search the Bible for “melchizedek”'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('searchbox', { name: /quotes/i }, LONG)).toHaveValue('melchizedek');
    expect(currentPath()).toBe('/searchQuotes');
    await openBox(user);
    await user.keyboard('search melchizedek{Enter}');
    await waitFor(() => expect(currentPath()).toMatch(/^\/search\?phrase=melchizedek&/));
  });

  it('has verses once, with all that can be done with them', async () => {
    const { user } = await opened();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.keyboard('jn 3:16 kjv');
    await waitFor(() => expect(first()).toContain('John 3:16 · KJV'));
    await waitFor(() => expect(first()).toContain('Practise'));
    const ofVerse = options().filter((option) => /^John 3:16\D/.test(option));
    expect(ofVerse).toHaveLength(1);
    const steps = within(screen.getAllByRole('row')[0] ?? document.body).getAllByRole('button');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'PractiseCtrl ↵',
      'Compare',
      'Copy',
      'Browse',
    ]);
    await user.click(screen.getByRole('button', { name: /^Copy/ }));
    await waitFor(() => expect(written).toHaveBeenCalledWith(expect.stringContaining('John 3:16')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows another row’s steps at a tap, which does none of them', async () => {
    const { user } = await opened();
    await user.keyboard('grace');
    await waitFor(() => expect(options().length).toBeGreaterThan(3));
    const before = currentPath();
    const [more] = screen.getAllByRole('button', { name: /^More for / });
    if (!more) throw new Error('There is one row only');
    await user.click(more);
    expect(currentPath()).toBe(before);
    expect(rows().findIndex((each) => each.getAttribute('aria-selected') === 'true')).toBeGreaterThan(0);
  });

  it('shows the word that was found in its context', async () => {
    const { user } = await opened();
    await user.keyboard('ornament');
    await waitFor(() => expect(first()).toContain(', Quotes, '));
    const [row] = rows();
    expect(within(row ?? document.body).getByText('ornament').tagName).toBe('MARK');
    await user.clear(screen.getByRole('combobox', { name: /Reference, screen/ }));
    await user.keyboard('interviews');
    await waitFor(() => expect(first()).toContain('He has two interviews this month.'));
  });

  it('says what it could not search, and what it does not have yet', async () => {
    const app = renderApp('/links', { faults: { get_quote_list: '500' } });
    const prayers = app.api.hold('get_prayers');
    await open('/links', app);
    await app.user.keyboard('exams');
    expect(await screen.findByText('Still loading your prayers…', {}, LONG)).toBeVisible();
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
    prayers.release();
    await waitFor(() => expect(first()).toContain('Exams, Prayers'), LONG);
    expect(screen.getByText('Not searched, because they could not be loaded: quotes.')).toBeVisible();
  });

  it('offers where one was and not where one is, to nobody else', async () => {
    rememberPlace('demo', { path: '/memoryStats', title: 'Memory Stats' });
    rememberPlace('demo', { path: '/links', title: 'Links' });
    rememberPlace('other', { path: '/search', title: 'A secret search' });
    await opened();
    expect(first()).toContain('Memory Stats, Recent places');
    expect(options().join()).not.toContain('secret');
  });

  it('says that nothing was found, and gives the focus back', async () => {
    const { user } = await opened();
    await user.keyboard('xyzzy');
    expect(await screen.findByText('Nothing found.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a guest no prayers', async () => {
    const { user, api } = await opened('/links', { user: 'Guest' });
    await user.keyboard('prayers');
    expect(options().join()).not.toContain('Prayers, Screens');
    expect(api.requests.some(({ endpoint }) => endpoint === 'get_prayers')).toBe(false);
  });

  it('does what the screen’s menu does', async () => {
    const { user } = await opened('/practice/by_ref/by_freq');
    await user.keyboard('edit mem');
    await waitFor(() => expect(first()).toContain('Edit Mem Passage..., On this screen'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /Edit/ })).toBeVisible();
  });

  it('opens another dialog in its place', async () => {
    const { user } = await opened();
    await user.keyboard('go to passage');
    await waitFor(() => expect(first()).toContain('Go To Passage'));
    await user.keyboard('{Enter}');
    expect(
      within(await screen.findByRole('dialog')).getByRole('heading', { name: 'Go To Passage' }),
    ).toBeVisible();
  });
});

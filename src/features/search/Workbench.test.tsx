import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { loadedPassages } from '@/features/memory/store/passages';
import { screenActions } from '@/ui/actions/useActions';
import { atWidth } from '@test/kit/atWidth';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

const LOVE = '/search?phrase=love+one*another&group=new&book=All&translation=kjv';
const searches = (api: ReturnType<typeof renderApp>['api']) =>
  api.requests.filter(({ endpoint }) => endpoint === 'bible_search');

const ARK = '/search?phrase=ark&group=old&book=genesis&translation=kjv';
const countOf = (text: string) => Number(text.split(' ')[0]);

it('finds whole words without another request', async () => {
  const { user, api } = renderApp(ARK);
  const all = countOf((await screen.findByText(/verses found$/)).textContent);
  await user.click(screen.getByRole('button', { name: /^Search in / }));
  await user.click(screen.getByRole('checkbox', { name: 'Whole words' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(currentPath()).toContain('words=whole');
  await waitFor(() => expect(countOf(screen.getByText(/verses found$/).textContent)).toBeLessThan(all));
  expect(searches(api)).toHaveLength(1);
});

it('leaves out the verses that have an excluded word', async () => {
  renderApp(ARK.replace('ark', 'ark+-noah'));
  await screen.findByText(/verses found$/);
  for (const row of screen.getAllByRole('listitem')) expect(row).not.toHaveTextContent(/\bnoah\b/i);
});

it('says that nothing matches when every verse is excluded', async () => {
  const { user } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  await user.type(screen.getByRole('searchbox'), ' -love{Enter}');
  expect(await screen.findByText('No passages match your search.')).toBeVisible();
});

it('shows a verse once, with its other translations collapsed', async () => {
  const { user } = renderApp('/search?phrase=God+so+loved&group=new&book=john&translation=all');
  expect(await screen.findByText('1 verse found, 14 in all translations together')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'In 13 more translations' }));
  const others = within(screen.getByRole('list', { name: 'John 3:16 in other translations' }));
  expect(others.getAllByRole('listitem')).toHaveLength(13);
});

it('offers “All books” in the command box only when the results are narrowed to one', async () => {
  const labels = () => screenActions().map(({ label }) => label);
  const { user } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  expect(labels()).toContain('Email Results');
  expect(labels()).not.toContain('All books');
  const books = within(screen.getByRole('group', { name: 'Narrow to a book' }));
  await user.click(books.getByRole('button', { name: /^1 John/ }));
  await waitFor(() => expect(labels()).toContain('All books'));
});

it('shows a hit in its chapter beside the list, the first at once, by mouse and keys', async () => {
  atWidth(1280);
  const { user, api } = renderApp(LOVE);
  expect(await screen.findByRole('heading', { level: 2, name: 'John 13 · KJV' })).toBeVisible();
  await waitFor(() => expect(document.getElementById('v34')).toHaveClass('marked'));
  expect(screen.getByRole('link', { name: 'John 13:34' })).toHaveAttribute('aria-current');
  // It is not chosen: the URL is that of the search.
  expect(currentPath()).not.toContain('at=');
  await user.click(screen.getByRole('link', { name: 'John 15:12' }));
  expect(currentPath()).toContain('at=kjv.john.15.12');
  expect(await screen.findByRole('heading', { level: 2, name: 'John 15 · KJV' })).toBeVisible();
  await user.keyboard('{ArrowUp}');
  expect(currentPath()).toContain('at=kjv.john.13.35');
  await user.click(screen.getByRole('button', { name: 'Previous verse found' }));
  expect(currentPath()).toContain('at=kjv.john.13.34');
  window.history.back();
  await waitFor(() => expect(currentPath()).not.toContain('at='));
  await user.keyboard('{ArrowDown}');
  expect(currentPath()).toContain('at=kjv.john.13.35');
  expect(searches(api)).toHaveLength(1);
});

it('offers what can be done with a verse that is touched beside the list', async () => {
  atWidth(1280);
  const { user } = renderApp(LOVE);
  await waitFor(() => expect(document.getElementById('v34')).toHaveClass('marked'));
  const verse = document.getElementById('v36') ?? expect.fail();
  await user.click(verse);
  const actions = within(screen.getByRole('region', { name: 'Actions for John 13:36' }));
  expect(verse).toHaveClass('marked');
  await user.click(actions.getByRole('button', { name: 'Copy' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^John 13:36\n/));
  await user.click(actions.getByRole('button', { name: 'Close' }));
  expect(document.getElementById('v34')).toHaveClass('marked');
});

it('narrows to a part of the Bible, and to a book of that part', async () => {
  const { user } = renderApp(LOVE.replace('group=new', 'group=both'));
  await screen.findByText(/verses found$/);
  const parts = within(screen.getByRole('group', { name: 'Narrow to a part' }));
  const [, count = ''] = /(\d+)$/.exec(parts.getByRole('button', { name: /^Gospels/ }).textContent) ?? [];
  await user.click(parts.getByRole('button', { name: /^Gospels/ }));
  expect(await screen.findByText(new RegExp(`^${count} verses in the Gospels, `))).toBeVisible();
  expect(currentPath()).toContain('only=gospels');
  const books = within(screen.getByRole('group', { name: 'Narrow to a book' }));
  expect(books.queryByRole('button', { name: /^Romans/ })).toBeNull();
  await user.click(books.getByRole('button', { name: /^John/ }));
  expect(await screen.findByText(/verses in John, /)).toBeVisible();
  expect(books.getByRole('button', { name: /^Romans/ })).toBeVisible();
  await user.click(books.getByRole('button', { name: 'All books' }));
  expect(await screen.findByText(/verses found$/)).toBeVisible();
});

it('copies and mails verses in the Bible’s order, whatever the order of choosing', async () => {
  const { user, api } = renderApp(LOVE);
  await user.click(await screen.findByRole('checkbox', { name: 'Select John 15:12' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select John 13:34' }));
  const bar = within(screen.getByRole('region', { name: 'Selected verses' }));
  await user.click(bar.getByRole('button', { name: 'Copy all' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/^John 13:34\n[^]*\n\nJohn 15:12\n/),
  );
  await user.click(bar.getByRole('button', { name: 'Email' }));
  await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'a@example.org{Enter}');
  await waitFor(() =>
    expect(api.db.sentEmails[0]?.searchResults.map(([reference]) => reference)).toEqual([
      'John 13:34',
      'John 15:12',
    ]),
  );
});

it('asks before mailing more than two hundred verses', async () => {
  const { user, api } = renderApp('/search?phrase=lord&group=old&book=psalms&translation=kjv');
  await user.click(await screen.findByRole('button', { name: 'Email Results' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Results' }));
  await user.type(dialog.getByLabelText('Email address'), 'a@example.org{Enter}');
  expect(dialog.getByRole('alert')).toHaveTextContent(/^\d+ verses make a very long email\./);
  expect(api.db.sentEmails).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: /^Send all \d+$/ }));
  await waitFor(() => expect(api.db.sentEmails).toHaveLength(1));
});

it('says that the translation has no text for the chapter of a hit', async () => {
  renderApp(`${LOVE}&at=kjv.john.13.34`);
  server.use(http.get('*/get_passage_text.php', () => HttpResponse.json(null)));
  expect(await screen.findByText('The KJV has no text for John 13.')).toBeVisible();
});

it('opens the chapter in the list’s place on a narrow screen; Back restores the list', async () => {
  const { user } = renderApp(LOVE);
  await user.click(await screen.findByRole('checkbox', { name: 'Select John 13:34' }));
  await user.click(screen.getByRole('link', { name: 'John 13:34' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'John 13 · KJV' })).toHaveFocus());
  expect(screen.queryByText(/verses found/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to what was found' }));
  expect(await screen.findByText(/verses found/)).toBeVisible();
  expect(screen.getByText('1 selected')).toBeVisible();
});

it('copies and emails the selected verses, and adds each to the nuggets once', async () => {
  const { user, api } = renderApp(LOVE);
  await user.click(await screen.findByRole('checkbox', { name: 'Select John 13:34' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select John 15:12' }));
  const bar = within(screen.getByRole('region', { name: 'Selected verses' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Copy all' }));
  expect(await screen.findByText('2 passages copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^John 13:34\n.*\n\nJohn 15:12\n/);
  const nuggets = api.db.user('demo').nuggets.length;
  await user.click(bar.getByRole('button', { name: 'Nugget' }));
  await waitFor(() => expect(api.db.user('demo').nuggets).toHaveLength(nuggets + 2));
  const email = bar.getByRole('button', { name: 'Email' });
  await waitFor(() => expect(email).toBeEnabled());
  await user.click(email);
  expect(await screen.findByText('All 2 verses will be sent.')).toBeVisible();
});

it('memorises and practises a verse that was found', async () => {
  const { user, api } = renderApp(LOVE);
  await user.click(await screen.findByRole('checkbox', { name: 'Select John 15:12' }));
  await user.click(screen.getByRole('button', { name: 'Practise' }));
  expect(await screen.findByText('John 15:12 added to your memory passages')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/practice/by_ref/by_freq'));
  expect(await screen.findByRole('heading', { name: 'John 15:12' })).toBeVisible();
  expect(api.db.user('demo').memoryPassages.at(-1)).toMatchObject({ bookName: 'john', chapter: 15 });
});

it('does not leave for practice the page that a person has gone on to', async () => {
  const { user, api, store } = renderApp('/links');
  await screen.findByRole('heading', { level: 1, name: 'Links' });
  act(() => {
    window.history.pushState(null, '', `/nuggets${LOVE}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select John 15:12' }));
  const held = api.hold('add_memory_passage');
  await user.click(screen.getByRole('button', { name: 'Practise' }));
  await held.arrived;
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Links' })).toBeVisible();
  held.release();
  expect(await screen.findByText('John 15:12 added to your memory passages')).toBeVisible();
  await act(() => store.dispatch(loadedPassages()));
  expect(currentPath()).toBe('/links');
});

it('begins the whole practice at a verse that was selected alone', async () => {
  const { user, api } = renderApp(LOVE);
  await user.click(await screen.findByRole('checkbox', { name: 'Select John 15:12' }));
  await user.click(screen.getByRole('button', { name: 'Practise' }));
  expect(await screen.findByRole('heading', { name: 'John 15:12' })).toBeVisible();
  const { length } = api.db.user('demo').memoryPassages;
  expect(screen.getByText(new RegExp(`^\\d+ of ${length}$`))).toBeVisible();
});

it('practises the selected verses and nothing else', async () => {
  const { user } = renderApp(LOVE);
  for (const reference of ['John 15:12', 'John 13:34', 'John 15:17'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${reference}` }));
  await user.click(screen.getByRole('button', { name: 'Practise' }));
  expect(await screen.findByText('1 of 3')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'John 15:12' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next passage' }));
  expect(await screen.findByRole('heading', { name: 'John 13:34' })).toBeVisible();
});

it('shows the box of verses that are already memorised, and leads to practising them', async () => {
  const { user, api } = renderApp(LOVE, {
    prepare: (db) => {
      const { memoryPassages } = db.user('demo');
      const [first = expect.fail()] = memoryPassages.splice(0, Infinity);
      const john = { ...first, bookName: 'john', translation: 'niv', box: 2 } as const;
      memoryPassages.push({ ...john, passageId: 9003, chapter: 13, startVerse: 34, endVerse: 35 });
      memoryPassages.push({ ...john, passageId: 9004, chapter: 15, startVerse: 12, endVerse: 12, box: 3 });
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select John 13:34' }));
  const bar = within(screen.getByRole('region', { name: 'Selected verses' }));
  expect(await bar.findByRole('button', { name: 'Memorised · Box 2' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select John 15:17' }));
  expect(bar.getByRole('button', { name: 'Memorise' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select John 15:17' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select John 15:12' }));
  await user.click(bar.getByRole('button', { name: 'Memorised' }));
  expect(await screen.findByRole('heading', { name: /^John 13:34-35/ })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(api.db.user('demo').memoryPassages).toHaveLength(2);
});

it('offers a guest no writes', async () => {
  const { user } = renderApp(LOVE, { user: 'Guest' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select John 13:34' }));
  expect(screen.getByRole('button', { name: 'Copy all' })).toBeVisible();
  for (const name of ['Memorise', 'Nugget', 'Practise']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('shows a pinned search before the others', async () => {
  const { user } = renderApp(LOVE);
  await user.click(await screen.findByRole('button', { name: 'Pin' }));
  expect(screen.getByRole('button', { name: 'Pin' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('link', { name: 'New search' }));
  const pinned = within(await screen.findByRole('region', { name: 'Pinned searches' }));
  expect(pinned.getByRole('link', { name: /love one\*another/ })).toBeVisible();
  await user.click(pinned.getByRole('button', { name: 'Unpin love one*another' }));
  expect(screen.queryByRole('region', { name: 'Pinned searches' })).toBeNull();
  expect(screen.getByRole('link', { name: /love one\*another/ })).toBeVisible();
});

it('finds the phrase in the user’s own quotes, prayers and passages', async () => {
  const { user } = renderApp('/search?phrase=shepherd&group=both&book=All&translation=kjv', {
    prepare: (db) => {
      db.user('demo').prayers.push({
        ...(db.user('demo').prayers[0] ?? expect.fail()),
        prayerId: 9001,
        title: 'For every shepherd',
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'In your own library' }));
  expect(await screen.findByRole('link', { name: 'For every shepherd' })).toHaveAttribute(
    'href',
    '/nuggets/prayers/9001',
  );
});

it('says that the user’s own is still searched, and what could not be loaded', async () => {
  const { user, api } = renderApp('/search?phrase=shepherd&group=both&book=All&translation=kjv', {
    prepare: (db) => {
      const { prayers } = db.user('demo');
      prayers.push({ ...(prayers[0] ?? expect.fail()), prayerId: 9001, title: '', details: 'Our shepherd' });
    },
    faults: { get_mempsg_list: '500:once' },
  });
  const [quotes, prayers] = [api.hold('get_quote_list'), api.hold('get_prayers')];
  await user.click(await screen.findByRole('button', { name: 'In your own library' }));
  await Promise.all([quotes.arrived, prayers.arrived]);
  expect(screen.queryByText(/^None of your quotes/)).toBeNull();
  expect(screen.getByText('Looking through your own…')).toBeVisible();
  quotes.release();
  prayers.release();
  expect(await screen.findByRole('link', { name: 'Untitled prayer: Our shepherd' })).toBeVisible();
  expect(await screen.findByText(/^Your memory passages could not be looked through/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be looked through/)).toBeNull());
});

it('shows what was found in the user’s own quotes, however late in the text', async () => {
  const { user } = renderApp('/search?phrase=shepherd&group=both&book=All&translation=kjv', {
    prepare: (db) => {
      const { quotes } = db.user('demo');
      const text = `${'Grace upon grace. '.repeat(20)}The shepherd of Israel sleeps not.`;
      quotes.push({ ...(quotes[0] ?? expect.fail()), quoteId: 9003, text });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'In your own library' }));
  const found = await screen.findByRole('link', { name: /The shepherd of Israel sleeps not\.$/ });
  expect(found.textContent).toMatch(/^\.\.\./);
});

it('leads from a memory passage with a found verse to its practice', async () => {
  const { user } = renderApp('/search?phrase=shepherd&group=old&book=psalms&translation=kjv', {
    prepare: (db) => {
      const { memoryPassages } = db.user('demo');
      const psalm = { bookName: 'psalms', chapter: 23, startVerse: 1, endVerse: 1 } as const;
      memoryPassages.push({ ...(memoryPassages[0] ?? expect.fail()), ...psalm, passageId: 9002 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'In your own library' }));
  const own = within(await screen.findByRole('list', { name: 'In your own library' }));
  await user.click((await own.findAllByRole('link', { name: /^Psalms 23:1/ })).at(-1) ?? expect.fail());
  expect(currentPath()).toBe('/practice/by_ref/by_freq');
  expect(await screen.findByRole('heading', { name: /^Psalms 23:1/ })).toBeVisible();
});

it('keeps the focus with the verse where the last one is reached', async () => {
  atWidth(1280);
  const { user } = renderApp('/search?phrase=ark&group=old&book=genesis&translation=kjv&only=genesis');
  const next = await screen.findByRole('button', { name: 'Next verse found' });
  const found = screen.getAllByRole('listitem').length;
  expect(found).toBeGreaterThan(1);
  next.focus();
  for (let press = 1; !next.matches(':disabled') && press < 100; press += 1) await user.keyboard('{Enter}');
  expect(next).toBeDisabled();
  expect(screen.getByRole('heading', { level: 2, name: /^Genesis \d+ · KJV$/ })).toHaveFocus();
});

it('is in the reading column where nothing is found', async () => {
  atWidth(1280);
  const { user } = renderApp(LOVE);
  await screen.findByText(/verses found/);
  expect(screen.getByRole('main')).toHaveClass('panes');
  await user.type(screen.getByRole('searchbox'), ' -love{Enter}');
  expect(await screen.findByText('No passages match your search.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveClass('reading');
});

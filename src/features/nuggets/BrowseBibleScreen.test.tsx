import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { BOOKS } from '@/bible/books';
import { displayBookName } from '@/bible/references/reference';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { addNugget } from './store/nuggets';
import { chooseFromMenu } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const shown = async () => screen.findByRole('heading', { level: 2 });

it('shows one nugget at a time and wraps at both ends', async () => {
  const { user, api } = renderApp('/browseBible');
  await shown();
  expect(screen.getByText(`1 of ${api.db.user('demo').nuggets.length}`)).toBeVisible();
  const first = heading();
  await user.click(button('Previous passage'));
  expect(screen.getByText('200 of 200')).toBeVisible();
  expect(heading()).not.toBe(first);
  await user.keyboard('{ArrowRight}');
  expect(heading()).toBe(first);
  await waitFor(() => expect(document.querySelector('.verse')).not.toBeNull());
});

it('has another order at the next visit, and the same one after going back', async () => {
  const { user } = renderApp('/browseBible');
  await shown();
  const seen: (string | null)[] = [];
  for (let step = 0; step < 6; step += 1) {
    seen.push(heading());
    await user.click(button('Next passage'));
  }
  const here = heading();
  await chooseFromMenu(user, 'View In Context');
  await screen.findByLabelText('Go to verse');
  expect(currentPath()).toMatch(/^\/readBibleChapter\/niv\/[a-z0-9-]+\/\d+\/\d+$/);
  window.history.back();
  await waitFor(() => expect(heading()).toBe(here));
  await user.click(screen.getByRole('link', { name: 'Bible Nuggets' }));
  await waitFor(() => expect(screen.getByText('1 of 200')).toBeVisible());
  const again: (string | null)[] = [];
  for (let step = 0; step < 6; step += 1) {
    again.push(heading());
    await user.click(button('Next passage'));
  }
  expect(again).not.toEqual(seen);
});

it('remembers the translation that is chosen, also for other screens', async () => {
  const { user } = renderApp('/browseBible');
  await shown();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'asv');
  expect(lastTranslation()).toBe('asv');
});

/** Added as by another device, in the visit's order before and after the existing ones. */
async function addTwelve({ store }: ReturnType<typeof renderApp>): Promise<void> {
  const jude = { translation: 'kjv', bookName: 'jude', chapter: 1 } as const;
  for (let verse = 1; verse <= 12; verse += 1)
    await act(() => store.dispatch(addNugget({ ...jude, startVerse: verse, endVerse: verse })));
}

it.each(['read', 'left'])(
  'shows the same first nugget when others are added once that was %s',
  async (how) => {
    const app = renderApp('/browseBible', { prepare: (db) => db.user('demo').nuggets.splice(1) });
    await shown();
    const here = heading();
    if (how === 'read') {
      await waitFor(() => expect(document.querySelector('.verse')).not.toBeNull());
      await addTwelve(app);
    } else {
      await chooseFromMenu(app.user, 'View In Context');
      await screen.findByLabelText('Go to verse');
      await addTwelve(app);
      window.history.back();
    }
    await screen.findByText(/ of 13$/);
    expect(heading()).toBe(here);
  },
);

it('filters by topic and by book, shows both, and clears both together', async () => {
  const { user, api, store } = renderApp('/browseBible');
  await shown();
  const { nuggets, topics } = api.db.user('demo');
  const grace = topics.find(({ name }) => name === 'Grace')?.id ?? 0;
  const withGrace = nuggets.filter(({ topicIds }) => topicIds.includes(grace));

  await chooseFromMenu(user, 'Filter by Topic');
  const dialog = await screen.findByRole('dialog', { name: 'Filter Passages by Topic' });
  expect(await within(dialog).findByRole('checkbox', { name: 'Zeal (0)' })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: `Grace (${withGrace.length})` }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  expect(screen.getByText(`Showing ${withGrace.length} of 200 passages (1 filter active)`)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('nuggets.recentTopics.filter') ?? '')).toEqual([grace]);

  await chooseFromMenu(user, 'Filter by Book/Chapter');
  const bookOrChapterFilter = await screen.findByRole('dialog', { name: 'Filter by Book/Chapter' });
  expect(within(bookOrChapterFilter).getByRole('button', { name: 'Apply' })).toBeDisabled();
  expect(within(bookOrChapterFilter).queryByRole('button', { name: 'Clear Filter' })).toBeNull();
  const inRomans = withGrace.filter(({ bookName }) => bookName === 'romans').length;
  const chapter = within(bookOrChapterFilter).getByLabelText('Chapter');
  expect(chapter).toBeDisabled();
  await user.selectOptions(within(bookOrChapterFilter).getByLabelText('Book'), 'mark');
  await user.selectOptions(chapter, '3');
  await user.selectOptions(within(bookOrChapterFilter).getByLabelText('Book'), `Romans (${inRomans})`);
  // The chapter belonged to the other book.
  expect(chapter).toHaveDisplayValue(`All chapters (${inRomans})`);
  await user.click(within(bookOrChapterFilter).getByRole('button', { name: 'Apply' }));
  expect(screen.getByText(`Showing ${inRomans} of 200 passages (2 filters active)`)).toBeVisible();
  expect(screen.getByText(`1 of ${inRomans}`)).toBeVisible();
  expect(heading()).toMatch(/^Romans/);

  await chooseFromMenu(user, 'Filter by Book/Chapter');
  const again = within(await screen.findByRole('dialog', { name: 'Filter by Book/Chapter' }));
  expect(again.getByLabelText('Book')).toHaveValue('romans');
  const chapters = again.getByLabelText('Chapter');
  expect(within(chapters).getByRole('option', { selected: true })).toHaveTextContent(
    `All chapters (${inRomans})`,
  );
  expect(within(chapters).getAllByRole('option')).toHaveLength(17);
  const ofGrace = withGrace.find(({ bookName }) => bookName === 'romans')?.chapter ?? 0;
  await user.selectOptions(chapters, String(ofGrace));
  await user.click(again.getByRole('button', { name: 'Apply' }));
  expect(heading()).toMatch(new RegExp(`^Romans ${ofGrace}:`));
  await chooseFromMenu(user, 'Filter by Book/Chapter');
  await user.click(await screen.findByRole('button', { name: 'Clear Filter' }));
  expect(screen.getByText(`Showing ${withGrace.length} of 200 passages (1 filter active)`)).toBeVisible();

  await chooseFromMenu(user, 'Clear Filters');
  expect(screen.getByText('1 of 200')).toBeVisible();
  expect(screen.queryByText(/filters? active/)).toBeNull();
  expect(store.getState().nuggetBrowser).toMatchObject({ topicIds: [], bookOrChapterFilter: null });
});

it('filters by the badge of a topic', async () => {
  const { user, api } = renderApp('/browseBible', {
    prepare: (db) =>
      db
        .user('demo')
        .nuggets.splice(0, 200, ...db.user('demo').nuggets.filter(({ topicIds }) => topicIds.length > 0)),
  });
  await shown();
  const badge = within(screen.getByRole('list', { name: 'Topics' })).getAllByRole('button')[0];
  const topic = api.db.user('demo').topics.find(({ name }) => name === badge?.textContent);
  await user.click(badge ?? document.body);
  const { nuggets } = api.db.user('demo');
  const count = nuggets.filter(({ topicIds }) => topicIds.includes(topic?.id ?? 0)).length;
  expect(screen.getByText(`Showing ${count} of ${nuggets.length} passages (1 filter active)`)).toBeVisible();
});

it('offers to clear or change the filters when no passage matches', async () => {
  const { user, api } = renderApp('/browseBible');
  await shown();
  const used = new Set(api.db.user('demo').nuggets.map(({ bookName }) => bookName));
  const free = BOOKS.find(({ bookName }) => !used.has(bookName))?.longName ?? '';
  await chooseFromMenu(user, 'Filter by Book/Chapter');
  await user.selectOptions(await screen.findByLabelText('Book'), `${free} (0)`);
  await user.click(button('Apply'));
  expect(screen.getByText('No passages match your filters.')).toBeVisible();
  await user.click(button('Filter by Book/Chapter'));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.click(button('Clear Filters'));
  expect(screen.getByText('1 of 200')).toBeVisible();
});

it('adds only new topics to a passage', async () => {
  const { user, api } = renderApp('/browseBible');
  await shown();
  await chooseFromMenu(user, 'Filter by Topic');
  await user.click(await screen.findByRole('checkbox', { name: /^Hope / }));
  await user.click(button('Apply'));
  await chooseFromMenu(user, 'Manage Topics');
  const dialog = await screen.findByRole('dialog', { name: /^Manage Topics for / });
  const hope = await within(dialog).findByRole('checkbox', { name: /^Hope / });
  expect(hope).toBeChecked();
  expect(hope).toBeDisabled();
  await user.type(within(dialog).getByRole('searchbox', { name: 'Search topics' }), 'zea');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Zeal (0)' }));
  expect(within(dialog).getByRole('button', { name: 'Remove Zeal' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Add Topics' }));
  expect(await screen.findByText('Topics updated successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByRole('list', { name: 'Topics' })).getByText('Zeal')).toBeVisible();

  const zeal = api.db.user('demo').topics.find(({ name }) => name === 'Zeal')?.id;
  const sent = api.requests.filter(({ endpoint }) => endpoint === 'add_passage_topic');
  expect(sent).toMatchObject([{ body: { topicIds: [zeal] } }]);
  expect(api.db.user('demo').nuggets.filter(({ topicIds }) => topicIds.includes(zeal ?? 0))).toHaveLength(1);
});

it.each([
  ['error', 'Failed to update topics'],
  ['404', 'Error updating topics'],
  ['500', 'Error updating topics'],
  ['html', 'Error updating topics'],
])('keeps the selection when adding topics answers %s', async (fault, words) => {
  const { user, api } = renderApp('/browseBible');
  await shown();
  api.faults.set('add_passage_topic', fault);
  await chooseFromMenu(user, 'Manage Topics');
  await user.click(await screen.findByRole('checkbox', { name: 'Zeal (0)' }));
  await user.click(button('Add Topics'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(button('Remove Zeal')).toBeVisible();
  api.faults.clear();
  await user.click(button('Add Topics'));
  expect(await screen.findByText('Topics updated successfully!')).toBeVisible();
});

it('gives the passage a newly created topic', async () => {
  const { user, api } = renderApp('/browseBible');
  await shown();
  await chooseFromMenu(user, 'Manage Topics');
  await user.click(await screen.findByRole('button', { name: 'Create New Topic' }));
  await screen.findByRole('checkbox', { name: 'Zeal (0)' });
  await user.click(button('Create Topic'));
  expect(screen.getByText('Please enter a topic name')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'New topic name' }), ' gRaCe ');
  await user.click(button('Create Topic'));
  expect(screen.getByText('A topic with this name already exists')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'New topic name' }));
  await user.type(screen.getByRole('textbox', { name: 'New topic name' }), 'Sabbath{Enter}');
  expect(await screen.findByText('New topic created and associated with passage!')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Sabbath (1)' })).toBeChecked();
  const { topics, nuggets } = api.db.user('demo');
  const id = topics.find(({ name }) => name === 'Sabbath')?.id ?? 0;
  expect(nuggets.filter(({ topicIds }) => topicIds.includes(id))).toHaveLength(1);
});

it('says that the list could not be loaded, and retries', async () => {
  const { user, api } = renderApp('/browseBible');
  api.faults.set('get_nugget_id_list', '500:once');
  expect(await screen.findByText('Your passages could not be loaded.')).toBeVisible();
  await user.click(button('Try again'));
  expect(await shown()).toBeVisible();
});

it('tells a user without nuggets how to add one', async () => {
  renderApp('/browseBible', { user: 'reader' });
  expect(await screen.findByText('No passages to browse yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Chapter' })).toBeVisible();
});

it('offers a guest only reading and filtering', async () => {
  const { user } = renderApp('/browseBible', { user: 'Guest' });
  // Above the passages a newcomer is shown how to start, sooner.
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Filter by Topic' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Manage Topics' })).toBeNull();
});

it('shows each text under its own reference when answers come out of order', async () => {
  const requests: (() => void)[] = [];
  const { user } = renderApp('/browseBible');
  server.use(
    http.get('*/get_passage_text.php', async ({ request }) => {
      const params = new URL(request.url).searchParams;
      const [book = '', chapter, start] = ['book', 'chapter', 'start'].map((name) => params.get(name) ?? '');
      await new Promise<void>((resolve) => requests.push(resolve));
      const verseText = `text of ${displayBookName(book)} ${chapter}:${start}`;
      const verseParts = [{ verseNumber: Number(start), versePartId: 1, verseText, wordsOfChrist: false }];
      return HttpResponse.json({ passageId: 1, verses: [{ passageId: 1, verseParts }] });
    }),
  );
  await shown();
  const expected = () => `text of ${heading()}`.replace(/-\d+$/, '');
  await user.click(button('Next passage'));
  await user.click(button('Next passage'));
  await waitFor(() => expect(requests.length).toBeGreaterThan(2));
  const verse = () => document.querySelector('.verse')?.lastChild?.textContent;
  // The last request is answered first.
  for (const answer of requests.splice(0).reverse()) answer();
  await waitFor(() => expect(verse()).toBe(expected()));
  await user.click(button('Previous passage'));
  await waitFor(() => expect(verse()).toBe(expected()));
});

it('keeps the list when a refetch fails, and says so', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user, api } = renderApp('/browseBible');
  await shown();
  api.faults.set('get_nugget_id_list', '500:once');
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await user.click(screen.getByRole('link', { name: 'Bible Nuggets' }));
  expect(await screen.findByText(/The list could not be refreshed/)).toBeVisible();
  expect(screen.getByText('1 of 200')).toBeVisible();
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).toBeNull());
});

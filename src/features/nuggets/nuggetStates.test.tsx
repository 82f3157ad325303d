import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import './NuggetDialogs';
import '@/ui/dialogs/MenuPanel';
import { listInvalidated } from '@/data/sync/sync';
import { bookOrChapterFilterSet, selectCurrentNuggetId, topicFilterSet } from './store/nuggetBrowser';
import { loadNuggets } from './store/nuggets';
import { actionLabels, runAction } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { textsIn } from '@test/kit/textsIn';

afterEach(() => {
  vi.useRealTimers();
});

const HOPE = { id: 7, name: 'Hope' };

/** Three nuggets in John 1, one of them with the topic Hope, and one in Jude. */
const four = (user = 'demo') =>
  renderApp('/browseBible', {
    user,
    prepare: (db) => {
      const data = db.user(user);
      data.topics = [HOPE];
      const [nugget = expect.fail()] = data.nuggets.splice(0, Infinity);
      for (const verse of [1, 2, 3, 4])
        data.nuggets.push({
          ...nugget,
          passageId: verse,
          startVerse: verse,
          endVerse: verse,
          topicIds: verse === 1 ? [HOPE.id] : [],
          ...(verse === 4 ? { bookName: 'jude', chapter: 1 } : { bookName: 'john', chapter: 1 }),
        });
    },
  });
const reference = () => screen.getByRole('heading', { level: 2 }).textContent;
const status = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const menuOf = async ({ user }: ReturnType<typeof four>) => {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const told = (await screen.findAllByRole('menuitem')).map(
    (item) => `${(item.parentElement?.className ?? '') === '' ? '' : '— '}${item.textContent}`,
  );
  await user.keyboard('{Escape}');
  return told;
};

it('goes through the nuggets by keys, buttons and command box, round at both ends', async () => {
  const { user } = four();
  expect(await screen.findByText('1 of 4')).toBeVisible();
  const first = reference();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('4 of 4')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(reference()).toBe(first);
  runAction('Next passage');
  runAction('Next passage');
  expect(screen.getByText('3 of 4')).toBeVisible();
  runAction('Previous passage');
  await user.click(screen.getByRole('button', { name: 'Previous passage' }));
  expect(reference()).toBe(first);
  await waitFor(() => expect(actionLabels()).toContain('Copy'));
  runAction('Copy');
  await waitFor(async () => expect((await navigator.clipboard.readText()).split('\n')[0]).toBe(first));
});

it('says how many the filters leave, and what to do where none is left', async () => {
  const app = four();
  const { store, user } = app;
  await screen.findByText('1 of 4');
  expect(status().join()).not.toContain('Showing');
  expect(actionLabels()).not.toContain('Clear Filters');
  act(() => {
    store.dispatch(bookOrChapterFilterSet({ bookName: 'john', chapter: null }));
  });
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(screen.getByText('Showing 3 of 4 passages (1 filter active)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter John' })).toBeVisible();
  act(() => {
    store.dispatch(topicFilterSet([HOPE.id]));
  });
  expect(screen.getByText('Showing 1 of 4 passages (2 filters active)')).toBeVisible();
  expect(reference()).toBe('John 1:1');
  expect(await menuOf(app)).toContain('Clear Filters');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Hope' }));
  expect(screen.getByText('Showing 3 of 4 passages (1 filter active)')).toBeVisible();
  act(() => {
    store.dispatch(topicFilterSet([HOPE.id]));
  });
  act(() => {
    store.dispatch(bookOrChapterFilterSet({ bookName: 'jude', chapter: 1 }));
  });
  await screen.findByRole('button', { name: 'Remove filter Hope' });
  expect(textsIn()).toEqual([
    'Browse Bible',
    'Nuggets: verses you keep',
    'Showing 0 of 4 passages (2 filters active)',
    'Hope',
    'Jude 1',
    'No passages match your filters.',
    'Clear Filters',
    'Filter by Topic',
    'Filter by Book/Chapter',
  ]);
  await user.click(screen.getByRole('button', { name: 'Filter by Book/Chapter' }));
  expect(await screen.findByRole('dialog', { name: 'Filter by Book/Chapter' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByText('1 of 4')).toBeVisible();
});

it('filters by a book or a chapter, each with its count', async () => {
  const { user } = four();
  await screen.findByText('1 of 4');
  runAction('Filter by Book/Chapter');
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter by Book/Chapter' }));
  const [book, chapter] = [dialog.getByLabelText('Book'), dialog.getByLabelText('Chapter')];
  expect(chapter).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  expect(dialog.queryByRole('button', { name: 'Clear Filter' })).toBeNull();
  await user.selectOptions(book, 'John (3)');
  expect(chapter).toBeEnabled();
  expect(
    within(chapter)
      .getAllByRole('option')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['All chapters (3)', '1 (3)', '2 (0)']);
  expect(within(chapter).getAllByRole('option')).toHaveLength(22);
  await user.selectOptions(chapter, '1 (3)');
  await user.selectOptions(book, 'Jude (1)');
  expect(chapter).toHaveDisplayValue('All chapters (1)');
  await user.selectOptions(chapter, '1 (1)');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove filter Jude 1' })).toBeVisible();
  runAction('Filter by Book/Chapter');
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Chapter')).toHaveDisplayValue('1 (1)');
  await user.click(again.getByRole('button', { name: 'Clear Filter' }));
  expect(screen.getByText('1 of 4')).toBeVisible();
});

it('adds the other chosen topics where another device has added one of them', async () => {
  const grace = { id: 8, name: 'Grace' };
  const app = four();
  const { user, api, store } = app;
  const data = api.db.user('demo');
  data.topics.push(grace);
  await screen.findByText('1 of 4');
  act(() => {
    store.dispatch(bookOrChapterFilterSet({ bookName: 'jude', chapter: 1 }));
  });
  runAction('Manage Topics');
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage Topics for Jude 1:4' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Hope (1)' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Grace (0)' }));
  const nugget = data.nuggets.find(({ passageId }) => passageId === 4) ?? expect.fail();
  nugget.topicIds = [grace.id];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  await act(() => store.dispatch(loadNuggets()));
  const present = within(dialog.getByRole('region', { name: 'Already here' }));
  expect(present.getByRole('checkbox', { name: 'Grace (1)' })).toBeDisabled();
  expect(within(dialog.getByRole('list', { name: 'Selected topics' })).getAllByRole('button')).toHaveLength(
    1,
  );
  await user.click(dialog.getByRole('button', { name: 'Add Topics' }));
  expect(await screen.findByText('Topics updated successfully!')).toBeVisible();
  expect(nugget.topicIds).toEqual([grace.id, HOPE.id]);
});

it('closes Manage Topics over a deleted nugget, and puts nothing on the next', async () => {
  const { user, api, store } = four();
  const data = api.db.user('demo');
  await screen.findByText('1 of 4');
  const name = `Manage Topics for ${reference()}`;
  runAction('Manage Topics');
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Hope/ }));
  const shown = selectCurrentNuggetId(store.getState());
  data.nuggets = data.nuggets.filter(({ passageId }) => passageId !== shown);
  act(() => void store.dispatch(listInvalidated('nuggets')));
  await act(() => store.dispatch(loadNuggets()));
  expect(await screen.findByText('1 of 3')).toBeVisible();
  expect(await screen.findByText('Closed, because its passage is no longer on the screen.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers each what may be done with a nugget', async () => {
  const own = four();
  await screen.findByText('1 of 4');
  const about = ['— View In Context', 'Open in Bible Hub...', 'Interlinear View...'];
  expect(await menuOf(own)).toEqual([
    'All passages',
    'Filter by Topic',
    'Filter by Book/Chapter',
    '— Manage Topics',
    ...about,
  ]);
  const shown = reference();
  runAction('View In Context');
  await waitFor(() => expect(currentPath()).toMatch(/^\/readBibleChapter\/\w+\/(john|jude)\/1\/\d$/));
  window.history.back();
  expect(await screen.findByText('1 of 4')).toBeVisible();
  expect(reference()).toBe(shown);
  own.unmount();
  const guest = four('Guest');
  await screen.findByText('1 of 4');
  expect(await menuOf(guest)).toEqual([
    'All passages',
    'Filter by Topic',
    'Filter by Book/Chapter',
    ...about,
  ]);
});

it('says where there is nothing, nothing yet, or nothing came', async () => {
  const none = renderApp('/browseBible', { user: 'reader' });
  await screen.findByText('No passages to browse yet.');
  // The first steps of a new person come between them.
  expect(textsIn().slice(0, 2)).toEqual(['Browse Bible', 'Nuggets: verses you keep']);
  expect(textsIn().slice(-3)).toEqual([
    'No passages to browse yet.',
    'Open a chapter, tap a verse, and choose Nugget to keep it here.',
    'View Chapter',
  ]);
  none.unmount();
  const guest = renderApp('/browseBible', {
    user: 'Guest',
    prepare: (db) => db.user('Guest').nuggets.splice(0),
  });
  await screen.findByText('No passages to browse yet.');
  expect(textsIn().slice(-2)).toEqual(['View Chapter', 'Login']);
  guest.unmount();
  const failed = renderApp('/browseBible', { faults: { get_nugget_id_list: '500' } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('article')).toBeNull();
  failed.api.faults.clear();
  await failed.user.click(retry);
  expect(await screen.findByText(/^1 of \d+$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  failed.unmount();
  const { api } = four();
  const held = api.hold('get_nugget_id_list');
  await held.arrived;
  expect(textsIn()).toEqual(['Browse Bible', 'Nuggets: verses you keep', expect.stringMatching(/^Loading/)]);
  held.release();
  expect(await screen.findByText('1 of 4')).toBeVisible();
});

it('names a chosen topic as the passage does, where the topics cannot be loaded', async () => {
  const { store, api } = four();
  api.faults.set('get_tag_list', '500');
  await screen.findByRole('heading', { level: 2 });
  act(() => {
    store.dispatch(topicFilterSet([HOPE.id]));
  });
  expect(await screen.findByRole('button', { name: 'Remove filter Hope' })).toBeVisible();
  await waitFor(() => expect(api.requests.some(({ endpoint }) => endpoint === 'get_tag_list')).toBe(true));
  expect(screen.getByRole('button', { name: 'Remove filter Hope' })).toBeVisible();
});

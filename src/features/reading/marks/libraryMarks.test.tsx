import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { answers } from '@test/kit/engine';
import { chooseFromMenu } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';

type User = ReturnType<typeof renderApp>['user'];
type Prepare = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['prepare']>;

const signsOf = (verse: number) => document.getElementById(`v${verse}`)?.dataset.marks;

/** A nugget in John 3, with the list loaded by Browse Bible. */
async function inTheLibrary(path: string, prepareMore?: Prepare) {
  const view = renderApp('/browseBible', {
    prepare: (db) => {
      const { nuggets } = db.user('demo');
      const [nugget] = nuggets;
      const others = nuggets.filter(({ bookName }) => bookName !== 'john').slice(1);
      nuggets.splice(0, nuggets.length, ...others);
      if (nugget) nuggets.push({ ...nugget, bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 });
      prepareMore?.(db);
    },
  });
  await screen.findByText(/^1 of 1\d\d$/);
  window.history.pushState(null, '', `/nuggets${path}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByText(/For God so loved the world/);
  return view;
}

it('marks the user’s nuggets without a request, and links from the chosen verse', async () => {
  const { user, api } = await inTheLibrary('/readBibleChapter/kjv/john/3', (db) => {
    // Today counts them in the background.
    db.user('demo').memoryPassages = [];
  });
  await waitFor(() => expect(signsOf(16)).toBe('★'));
  expect(signsOf(17)).toBe('★');
  expect(signsOf(18)).toBeUndefined();
  expect(api.requests.filter(({ endpoint }) => endpoint === 'get_nugget_id_list')).toHaveLength(1);
  await user.click(document.getElementById('v16') ?? document.body);
  const own = within(await screen.findByRole('list', { name: 'Yours' }));
  await user.click(own.getByRole('link', { name: /^Nugget/ }));
  expect(currentPath()).toBe('/browseBible');
  expect(await screen.findByRole('heading', { name: 'John 3:16-17' })).toBeVisible();
});

it('marks nuggets from the cache as soon as the app opens, without a request', async () => {
  const prepare: Prepare = (db) => {
    const own = db.user('demo');
    const [nugget] = own.nuggets;
    own.nuggets.splice(0);
    if (nugget) own.nuggets.push({ ...nugget, bookName: 'john', chapter: 3, startVerse: 18, endVerse: 18 });
  };
  const first = renderApp('/browseBible', { prepare });
  await screen.findByText(/^1 of 1$/);
  first.unmount();
  const { api } = renderApp('/readBibleChapter/kjv/john/3', { prepare });
  await screen.findByText(/For God so loved the world/);
  await waitFor(() => expect(signsOf(18)).toBe('★'));
  expect(api.requests.filter(({ endpoint }) => endpoint === 'get_nugget_id_list')).toEqual([]);
});

it('offers practice of a memorised passage in the place of memorising', async () => {
  const prepare: Prepare = (db) => {
    const [passage] = db.user('demo').memoryPassages;
    if (passage)
      Object.assign(passage, {
        bookName: 'john',
        chapter: 3,
        startVerse: 17,
        endVerse: 18,
        box: 2,
      });
  };
  const first = renderApp('/memoryPassages', { prepare });
  await waitFor(() => expect(first.store.getState().lists?.byName.passages?.loadedAt).toBeTruthy());
  first.unmount();
  const { user } = renderApp('/readBibleChapter/kjv/john/3', { prepare });
  await screen.findByText(/For God so loved the world/);
  await waitFor(() => expect(signsOf(18)).toMatch('◆'));
  await user.click(document.getElementById('v18') ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Practise' }));
  expect(currentPath()).toMatch(/^\/practice\//);
  expect(await screen.findByText(/John 3:17-18/)).toBeVisible();
});

it('does not go on to practice at the second tap of a double tap on Memorise', async () => {
  const first = renderApp('/memoryPassages');
  await waitFor(() => expect(first.store.getState().lists?.byName.passages?.loadedAt).toBeTruthy());
  first.unmount();
  const { user } = renderApp('/readBibleChapter/kjv/john/3');
  await screen.findByText(/For God so loved the world/);
  await user.click(document.getElementById('v36') ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Memorise' }));
  const memorised = await screen.findByRole('button', { name: 'Practise' });
  fireEvent.click(memorised, { detail: 2 });
  expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/36');
  fireEvent.click(memorised, { detail: 1 });
  expect(currentPath()).toMatch(/^\/practice\//);
});

it('marks the verses that cached quotes and prayers name', async () => {
  const prepare: Prepare = (db) => {
    const own = db.user('demo');
    for (const quote of own.quotes) quote.text = 'See John 3:20';
    for (const prayer of own.prayers) Object.assign(prayer, { archived: false, details: 'As in Jn 3.21f' });
  };
  const first = renderApp('/viewQuotes', { prepare });
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('See John 3:20'));
  first.unmount();
  const second = renderApp('/prayers', { prepare });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(second.store.getState().lists?.byName.prayers?.loadedAt).toBeTruthy());
  second.unmount();
  renderApp('/readBibleChapter/kjv/john/3', { prepare });
  await screen.findByText(/For God so loved the world/);
  await waitFor(() => expect([signsOf(20), signsOf(21), signsOf(22)]).toEqual(['❝', '♥', '♥']));
});

const LISTS = ['get_mempsg_list', 'get_nugget_id_list', 'get_quote_list', 'get_prayers'];

it('fetches the marked lists on a new device once and idle, and names the signs', async () => {
  await answers.forgetAll();
  const { api, store } = renderApp('/readBibleChapter/kjv/john/3', {
    prepare: (db) => {
      const own = db.user('demo');
      Object.assign(own.memoryPassages[0] ?? {}, {
        bookName: 'john',
        chapter: 3,
        startVerse: 20,
        endVerse: 20,
      });
      for (const quote of own.quotes) quote.text = 'See John 3:20';
    },
  });
  const asked = () => api.requests.map(({ endpoint }) => endpoint).filter((name) => LISTS.includes(name));
  await screen.findByText(/For God so loved the world/);
  expect(asked()).toEqual([]);
  await waitFor(() => expect(signsOf(20)).toBe('◆\n❝'));
  expect(asked()).toEqual(LISTS);
  expect(document.getElementById('v20')).toHaveTextContent(/^20 \(memory passage, quote\)/);
  expect(store.getState().listsForMarks).toEqual({ user: 'demo' });
});

it('goes without a failing list, and asks for that list again at the next chapter', async () => {
  await answers.forgetAll();
  const { api, store, user } = renderApp('/readBibleChapter/kjv/john/3', {
    faults: { get_mempsg_list: '500' },
    prepare: (db) => {
      for (const quote of db.user('demo').quotes) quote.text = 'See John 3:20';
    },
  });
  await screen.findByText(/For God so loved the world/);
  const asked = () => api.requests.map(({ endpoint }) => endpoint).filter((name) => LISTS.includes(name));
  await waitFor(() => expect(asked()).toEqual(LISTS));
  await waitFor(() => expect(signsOf(20)).toBe('❝'));
  expect(screen.getByRole('status', { name: 'Notices' })).toBeEmptyDOMElement();
  api.faults.clear();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(asked()).toEqual([...LISTS, 'get_mempsg_list']));
  await waitFor(() => expect(store.getState().listsForMarks).toEqual({ user: 'demo' }));
});

it('marks nothing for a guest', async () => {
  renderApp('/read/kjv/john/3', { user: null });
  await screen.findByText(/For God so loved the world/);
  expect(document.querySelector('[data-marks]')).toBeNull();
});

it.each([
  ['its verses', async (user: User) => user.click(await screen.findByRole('button', { name: 'Nugget' }))],
  [
    'the picker',
    async (user: User) => {
      await chooseFromMenu(user, 'Add to Nuggets...');
      const picker = within(await screen.findByRole('dialog', { name: 'Add to Nuggets' }));
      await user.click(picker.getByRole('button', { name: '16' }));
      await user.click(picker.getByRole('button', { name: '17' }));
      await user.click(picker.getByRole('button', { name: 'Add' }));
    },
  ],
])('asks before the same nugget is added twice from %s', async (_, add) => {
  const { user, api } = await inTheLibrary('/readBibleChapter/kjv/john/3');
  const added = () => api.requests.filter(({ endpoint }) => endpoint === 'add_nonmemory_passage');
  await waitFor(() => expect(signsOf(16)).toMatch('★'));
  await user.click(document.getElementById('v16') ?? document.body);
  await user.click(document.getElementById('v17') ?? document.body);
  await add(user);
  const asked = within(await screen.findByRole('dialog', { name: 'Add it again?' }));
  expect(asked.getByText('John 3:16-17 is among your nuggets already.')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add it again?' })).toBeNull());
  expect(added()).toEqual([]);
});

it('adds the same nugget a second time once that is confirmed', async () => {
  const { user } = await inTheLibrary('/readBibleChapter/kjv/john/3');
  await waitFor(() => expect(signsOf(16)).toMatch('★'));
  await user.click(document.getElementById('v16') ?? document.body);
  await user.click(document.getElementById('v17') ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Nugget' }));
  await screen.findByRole('dialog', { name: 'Add it again?' });
  await user.click(screen.getByRole('button', { name: 'Add again' }));
  expect(await screen.findByText('John 3:16-17 added to your nuggets')).toBeVisible();
});

const john18Memorised: Prepare = (db) => {
  const [passage] = db.user('demo').memoryPassages;
  const john = { bookName: 'john', chapter: 3, startVerse: 18, endVerse: 18, translation: 'kjv' };
  if (passage) Object.assign(passage, john);
};

it('asks before a verse is memorised twice whose marks are not loaded, to save data', async () => {
  await answers.forgetAll();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { user, api } = renderApp('/readBibleChapter/kjv/john/3', { prepare: john18Memorised });
  await screen.findByText(/For God so loved the world/);
  await user.click(document.getElementById('v18') ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Memorise' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Add it again?' }));
  expect(asked.getByText('John 3:18 is among your memory passages already.')).toBeVisible();
  expect(api.requests.filter(({ endpoint }) => endpoint === 'add_memory_passage')).toEqual([]);
});

it('asks before the same memory passage is added twice from the picker', async () => {
  const { user, api } = renderApp('/readBibleChapter/kjv/john/3', { prepare: john18Memorised });
  await screen.findByText(/For God so loved the world/);
  await chooseFromMenu(user, 'Add to Memory Verses...');
  const picker = within(await screen.findByRole('dialog', { name: 'Add to Memory Verses' }));
  await user.click(picker.getByRole('button', { name: '18' }));
  await user.click(picker.getByRole('button', { name: 'Add' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Add it again?' }));
  expect(asked.getByText('John 3:18 is among your memory passages already.')).toBeVisible();
  expect(api.requests.filter(({ endpoint }) => endpoint === 'add_memory_passage')).toEqual([]);
});

it('adds verses also where the list does not come that would show them there', async () => {
  await answers.forgetAll();
  const { user, api } = renderApp('/readBibleChapter/kjv/john/3');
  api.faults.set('get_nugget_id_list', 'hang');
  await screen.findByText(/For God so loved the world/);
  await user.click(document.getElementById('v5') ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Nugget' }));
  const added = () => api.requests.filter(({ endpoint }) => endpoint === 'add_nonmemory_passage');
  await waitFor(() => expect(added()).toHaveLength(1), { timeout: 15_000 });
});

it('says which of the chosen verses a mark is about, unless all of them', async () => {
  await answers.forgetAll();
  const { user } = renderApp('/readBibleChapter/kjv/psalms/23', {
    prepare: (db) => {
      const { memoryPassages } = db.user('demo');
      const others = memoryPassages.filter(({ bookName }) => bookName !== 'psalms');
      const [passage] = memoryPassages;
      const one = { bookName: 'psalms' as const, chapter: 23, startVerse: 1, endVerse: 1, box: 1 };
      memoryPassages.splice(0, Infinity, ...others, ...(passage ? [{ ...passage, ...one }] : []));
    },
  });
  await waitFor(() => expect(signsOf(1)).toMatch('◆'));
  await user.click(document.getElementById('v1') ?? document.body);
  const own = async () => within(await screen.findByRole('list', { name: 'Yours' }));
  expect((await own()).getByRole('link', { name: 'Memorised · Box 1' })).toBeVisible();
  await user.click(document.getElementById('v4') ?? document.body);
  expect((await own()).getByRole('link', { name: 'Verse 1: Memorised · Box 1' })).toBeVisible();
  expect((await own()).queryByRole('link', { name: 'Memorised · Box 1' })).toBeNull();
});

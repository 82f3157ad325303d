import { beforeEach, expect, it, vi } from 'vitest';
import { emptyUserData } from '@test/api/demoData/createDemoUsers';
import { startMockApi } from '@test/kit/startMockApi';
import { startStore } from '@test/kit/startStore';
import { testStore } from '@test/kit/testStore';
import type { Item } from '../model/item';
import { forgetImport, storedRows } from './importJob';
import { endImport, endShownImport, reportSeen, resumeImport, startImport } from './importQueue';
import { selectImport } from './importState';
import { hasUnfinishedImport } from './unfinishedImport';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { signedIn } from '@/data/session/session';

beforeEach(() => forgetImport('reader'));

const ADD = 'add_nonbible_memory_fact';
const quotes = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    location: `line ${at + 1}`,
    item: { kind: 'quote', text: `${name} ${at + 1}`, topics: [] } satisfies Item,
  }));

function start() {
  const api = startMockApi();
  api.db.putUser('reader', emptyUserData(), new Date());
  const { store } = startStore('reader', api);
  const texts = () =>
    api.db
      .user('reader')
      .quotes.map(({ text }) => text)
      .toSorted();
  const add = (name: string, count: number) => store.dispatch(startImport(quotes(name, count)));
  return { api, store, texts, add, stop: () => store.dispatch(endImport()) };
}

/** The same user in another tab. */
function otherTab() {
  const store = testStore();
  store.dispatch(signedIn({ userName: 'reader' }));
  return store;
}

const textsStored = async () =>
  (await storedRows('reader')).map(({ item }) => ('text' in item ? item.text : ''));

async function expectNothingLeft(...stores: Pick<ReturnType<typeof otherTab>, 'getState'>[]) {
  for (const { getState } of stores) expect(selectImport(getState()).status).toBe('none');
  expect(await storedRows('reader')).toEqual([]);
  expect(hasUnfinishedImport('reader')).toBe(false);
}

it('ends in every tab once stopped in one', async () => {
  const { api, store, texts, add } = start();
  const request = api.hold(ADD, 12);
  const added = add('One', 12);
  await request.arrived;
  const other = otherTab();
  await other.dispatch(endImport());
  request.release();
  await added;
  // Those that were under way.
  expect(texts().length).toBeLessThanOrEqual(4);
  await expectNothingLeft(store, other);
});

it('does not go on once stopped in another tab', async () => {
  const { api, store, texts, add } = start();
  api.faults.set(ADD, '500');
  await add('One', 5);
  expect(selectImport(store.getState()).status).toBe('stopped');
  await otherTab().dispatch(endImport());
  api.faults.clear();
  await store.dispatch(resumeImport());
  expect(texts()).toEqual([]);
  await expectNothingLeft(store);
});

it.each([0, 1, 3, 10])('sends nothing if stopped %i turns after Add', async (turns) => {
  const { store, texts, add, stop } = start();
  const added = add('One', 1_203);
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  await stop();
  await added;
  expect(texts()).toEqual([]);
  await expectNothingLeft(store);
});

it('adds nothing of a file that was stopped before its turn', async () => {
  const { api, store, texts, add, stop } = start();
  const request = api.hold(ADD);
  const first = add('One', 1);
  await request.arrived;
  await stop();
  const second = add('Two', 3);
  await vi.waitFor(async () => expect(await textsStored()).toHaveLength(3));
  await stop();
  const third = add('Three', 2);
  // Stored at once, so that it also goes on if the page is closed now.
  await vi.waitFor(async () => expect(await textsStored()).toEqual(['Three 1', 'Three 2']));
  expect(selectImport(store.getState())).toMatchObject({ status: 'running', total: 2, isStored: true });
  request.release();
  await Promise.all([first, second, third]);
  expect(selectImport(store.getState())).toMatchObject({ status: 'done', total: 2, added: 2 });
  expect(texts()).toEqual(['One 1', 'Three 1', 'Three 2']);
  await stop();
  await expectNothingLeft(store);
});

it('shows the import of another tab before another file can be added', async () => {
  const { api, add, stop } = start();
  const request = api.hold(ADD);
  const added = add('One', 1);
  await request.arrived;
  const other = otherTab();
  expect(selectImport(other.getState()).status).toBe('none');
  other.dispatch(reportSeen());
  expect(selectImport(other.getState()).status).toBe('running');
  await stop();
  request.release();
  await added;
});

it('closes its own report, and leaves the import that another tab has begun since', async () => {
  const { api, store, texts, add } = start();
  await add('One', 1);
  const other = otherTab();
  await other.dispatch(resumeImport());
  expect(selectImport(other.getState()).status).toBe('done');
  const request = api.hold(ADD);
  const added = add('Two', 2);
  await request.arrived;
  const closed = other.dispatch(endShownImport());
  // The number of the import that is closed is not shown as that of the other.
  expect(selectImport(other.getState())).toMatchObject({ status: 'running', total: 0, added: 0 });
  await vi.waitFor(() =>
    expect(selectImport(other.getState())).toMatchObject({ status: 'running', total: 2 }),
  );
  request.release();
  await Promise.all([added, closed]);
  expect(selectImport(store.getState())).toMatchObject({ status: 'done', added: 2 });
  expect(texts()).toEqual(['One 1', 'Two 1', 'Two 2']);
  await store.dispatch(endImport());
});

it('goes on in the page once the user is not remembered any more', async () => {
  const { api, store, texts, add } = start();
  const request = api.hold(ADD);
  const added = add('One', 6);
  await request.arrived;
  setSessionOnly('reader', true);
  request.release();
  await added;
  expect(texts()).toHaveLength(6);
  expect(selectImport(store.getState())).toMatchObject({ status: 'done', added: 6, isStored: false });
  await store.dispatch(endImport());
  setSessionOnly('reader', false);
});

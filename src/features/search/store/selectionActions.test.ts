import { expect, it } from 'vitest';
import type { LoadAction } from '@/data/list/createList';
import type { AppThunk } from '@/data/store/appStore';
import { loadNuggets } from '@/features/nuggets/store/nuggets';
import { loadPassages } from '@/features/memory/store/passages';
import { noticesOf, startStore } from '@test/kit/startStore';
import type { SearchResult } from '../model/searchResult';
import { addNuggets, memorise } from './selectionActions';

const verse = (chapter: number): SearchResult => ({
  translation: 'kjv',
  bookName: 'nahum',
  chapter,
  startVerse: 1,
  endVerse: 1,
  verses: [],
});

const HITS = [verse(1), verse(2), verse(3)];

interface Action {
  /** The list, as a person calls it. */
  name: string;
  add: (hits: readonly SearchResult[]) => AppThunk<Promise<unknown>>;
  load: () => LoadAction;
  list: string;
  call: string;
  rows: 'memoryPassages' | 'nuggets';
}

const ACTIONS: readonly Action[] = [
  {
    name: 'memory passages',
    add: memorise,
    load: loadPassages,
    list: 'get_mempsg_list',
    call: 'add_memory_passage',
    rows: 'memoryPassages',
  },
  {
    name: 'nuggets',
    add: addNuggets,
    load: loadNuggets,
    list: 'get_nugget_id_list',
    call: 'add_nonmemory_passage',
    rows: 'nuggets',
  },
];

it.each(ACTIONS)(
  'adds nothing twice to $name that are still being loaded',
  async ({ add, load, list, call, rows }) => {
    const app = startStore();
    await app.store.dispatch(add([verse(1)]));
    const before = app.data[rows].length;
    const later = startStore('demo', app.api);
    const held = app.api.hold(list);
    void later.store.dispatch(load());
    await held.arrived;
    const adding = later.store.dispatch(add(HITS.slice(0, 2)));
    held.release();
    await adding;
    expect(app.data[rows]).toHaveLength(before + 1);
    expect(app.api.requests.filter(({ endpoint }) => endpoint === call)).toHaveLength(2);
  },
);

it.each(ACTIONS)(
  'adds to nobody else’s $name once another user has signed in',
  async ({ add, load, call, rows }) => {
    const app = startStore();
    const { api, store, data, signIn } = app;
    await store.dispatch(load());
    const [mine, theirs] = [data[rows].length, api.db.user('reader')[rows].length];
    const held = api.hold(call);
    const adding = store.dispatch(add(HITS));
    await held.arrived;
    signIn('reader');
    held.release();
    await adding;
    expect(data[rows]).toHaveLength(mine + 1);
    expect(api.db.user('reader')[rows]).toHaveLength(theirs);
    expect(noticesOf(app)).toEqual([]);
  },
);

it.each(ACTIONS)(
  'adds nothing to $name if another user signs in while they are loaded',
  async ({ add, list, rows }) => {
    const app = startStore();
    const { api, store, data, signIn } = app;
    const [mine, theirs] = [data[rows].length, api.db.user('reader')[rows].length];
    const held = api.hold(list);
    const adding = store.dispatch(add(HITS));
    await held.arrived;
    signIn('reader');
    held.release();
    await adding;
    expect(data[rows]).toHaveLength(mine);
    expect(api.db.user('reader')[rows]).toHaveLength(theirs);
    expect(noticesOf(app)).toEqual([]);
  },
);

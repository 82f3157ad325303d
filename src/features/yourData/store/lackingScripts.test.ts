import { beforeEach, expect, it } from 'vitest';
import { emptyUserData } from '@test/api/demoData/createDemoUsers';
import { startMockApi } from '@test/kit/startMockApi';
import { startStore } from '@test/kit/startStore';
import { answers } from '@test/kit/engine';
import { newPassage, type Item } from '../model/item';
import { forgetImport } from './importJob';
import { endImport, startImport } from './importQueue';
import { selectImport } from './importState';

beforeEach(() => forgetImport('reader'));

const ref = (startVerse: number) =>
  ({ translation: 'kjv', bookName: 'john', chapter: 3, startVerse, endVerse: startVerse }) as const;
const prayer = (title: string, archived: boolean): Item => ({
  kind: 'prayer',
  fields: { title, details: '', personName: '', daily: false },
  archived,
});
const viewed = Date.UTC(2020, 1, 1);

/** Of each kind a row that needs an additional script, and one that does not. */
const ITEMS: readonly Item[] = [
  { kind: 'topic', name: 'Hope' },
  newPassage(ref(1)),
  newPassage(ref(2), { box: 2, explanation: 'Why', lastViewed: viewed }),
  { kind: 'nugget', ref: ref(3), topics: [] },
  { kind: 'nugget', ref: ref(4), topics: ['Hope'] },
  { kind: 'quote', text: 'Plain', topics: [] },
  { kind: 'quote', text: 'Tagged', topics: ['Hope'] },
  prayer('Open', false),
  prayer('Answered', true),
  { kind: 'link', label: 'Atlas', action: 'https://example.org/' },
];

async function importWithout(script: string) {
  const api = startMockApi();
  api.db.putUser('reader', emptyUserData(), new Date());
  await answers.forgetUser('reader');
  api.faults.set(script, '404');
  const { store } = startStore('reader', api);
  await store.dispatch(startImport(ITEMS.map((item, at) => ({ location: `line ${at}`, item }))));
  const state = selectImport(store.getState());
  await store.dispatch(endImport());
  const { topics, memoryPassages, nuggets, quotes, prayers, links } = api.db.user('reader');
  const rows = [topics, memoryPassages, nuggets, quotes, prayers, links].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  return { state, rows };
}

it.each([
  // script, not added, added without everything
  ['add_new_topic', 1, 2],
  ['add_memory_passage', 2, 0],
  ['update_passage', 0, 1],
  ['update_last_viewed', 0, 1],
  ['add_nonmemory_passage', 2, 0],
  ['add_passage_topic', 0, 1],
  ['add_nonbible_memory_fact', 2, 0],
  ['add_quote_topic', 0, 1],
  ['add_prayer', 2, 0],
  ['archive_prayer', 0, 1],
  ['add_additional_link', 1, 0],
  ['get_tag_list', 1, 2],
  ['get_mempsg_list', 2, 0],
  ['get_mempsg_text_overrides', 0, 0],
  ['get_nugget_id_list', 2, 0],
  ['get_quote_list', 2, 0],
  ['get_prayers', 2, 0],
  ['get_additional_links', 1, 0],
])('continues without %s, and counts the rows affected', async (script, refused, incomplete) => {
  const { state, rows } = await importWithout(script);
  expect(state.status).toBe('done');
  expect([state.refused.length, state.incomplete.length]).toEqual([refused, incomplete]);
  expect(state.added).toBe(ITEMS.length - refused);
  expect(rows).toBe(state.added);
  for (const { reason } of [...state.refused, ...state.incomplete]) expect(reason).toMatch(/[Tt]his server/);
});

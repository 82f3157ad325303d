import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { emptyUserData } from '@test/api/demoData/createDemoUsers';
import type { UserData } from '@test/api/schema';
import { server } from '@test/kit/server';
import { startMockApi } from '@test/kit/startMockApi';
import { startStore } from '@test/kit/startStore';
import { selectWaiting } from '@/data/sync/sync';
import { answers, emptyOutbox } from '@test/kit/engine';
import { newPassage, type Item } from '../model/item';
import { storedRows, type ImportRow } from './importJob';
import { endImport, resumeImport, startImport } from './importQueue';
import { selectImport } from './importState';

const SCRIPTS = [
  'add_new_topic',
  'add_memory_passage',
  'update_passage',
  'update_last_viewed',
  'add_nonmemory_passage',
  'add_passage_topic',
  'add_nonbible_memory_fact',
  'add_quote_topic',
  'add_prayer',
  'archive_prayer',
  'add_additional_link',
] as const;
const LISTS = ['get_tag_list', 'get_mempsg_list', 'get_mempsg_text_overrides', 'get_nugget_id_list'] as const;
const MORE_LISTS = ['get_quote_list', 'get_prayers', 'get_additional_links'] as const;

/** The faults of a script: it is missing, refuses, fails, or loses its answer, a few times or always. */
const TROUBLES =
  '404 error error:1 error:3 500 500:1 500:5 500-after:1 502-after:1 drop-after:1 drop-after:3 html-after:1 half-after:2 drop:2';
const trouble = fc.constantFrom(...TROUBLES.split(' '));
const listTrouble = fc.constantFrom('404', '500:1', 'drop:1', 'html:1');

const faults = fc.tuple(
  fc.dictionary(fc.constantFrom(...SCRIPTS), trouble, { maxKeys: 4 }),
  fc.dictionary(fc.constantFrom(...LISTS, ...MORE_LISTS), listTrouble, { maxKeys: 2 }),
);

const tags = fc.subarray(['Known', 'Hope', 'Love']);
/** A text at which the server always fails, one that it always refuses, and one that it accepts. */
const fate = fc.constantFrom('plain', 'plain', 'plain', 'POISON', 'REFUSED');

const items: fc.Arbitrary<Item[]> = fc
  .record({
    topics: fc.subarray(['Hope', 'Joy']),
    passages: fc.array(fc.record({ box: fc.constantFrom(1, 3), isViewed: fc.boolean() }), { maxLength: 4 }),
    nuggets: fc.array(tags, { maxLength: 3 }),
    quotes: fc.array(fc.tuple(fate, tags), { maxLength: 6 }),
    prayers: fc.array(fc.tuple(fate, fc.boolean()), { maxLength: 3 }),
    links: fc.array(fate, { maxLength: 2 }),
  })
  .map(({ topics, passages, nuggets, quotes, prayers, links }) => [
    ...topics.map((name): Item => ({ kind: 'topic', name })),
    ...passages.map(({ box, isViewed }, at) =>
      newPassage(john(at + 1), { box, lastViewed: isViewed ? 1_600_000_000_000 : null }),
    ),
    ...nuggets.map((topicNames, at): Item => ({ kind: 'nugget', ref: john(at + 10), topics: topicNames })),
    ...quotes.map(([text, topicNames], at): Item => ({
      kind: 'quote',
      text: `${text} ${at}`,
      topics: topicNames,
    })),
    ...prayers.map(([title, archived], at): Item => ({
      kind: 'prayer',
      fields: { title: `${title} ${at}`, details: '', personName: '', daily: false },
      archived,
    })),
    ...links.map((label, at): Item => ({ kind: 'link', label: `${label} ${at}`, action: 'https://a.org/' })),
  ]);

function john(startVerse: number) {
  return { translation: 'kjv', bookName: 'john', chapter: 3, startVerse, endVerse: startVerse } as const;
}

/** How often the server has a row, and whether it has all its details. */
function onServer(item: Item, data: UserData): { times: number; isComplete: boolean } {
  const namesOf = (ids: readonly number[]) =>
    ids.flatMap((id) => data.topics.filter((topic) => topic.id === id).map(({ name }) => name));
  const hasAll = (ids: readonly number[], wanted: readonly string[]) =>
    wanted.every((name) => namesOf(ids).includes(name));
  const of = <Row>(rows: readonly Row[], isIt: (row: Row) => boolean, isComplete: (row: Row) => boolean) => {
    const found = rows.filter(isIt);
    return { times: found.length, isComplete: found.every(isComplete) };
  };
  switch (item.kind) {
    case 'topic':
      return of(
        data.topics,
        ({ name }) => name === item.name,
        () => true,
      );
    case 'passage':
      return of(
        data.memoryPassages,
        (row) => row.startVerse === item.ref.startVerse,
        (row) => row.box === item.box && row.lastViewedNum === (item.lastViewed ?? row.lastViewedNum),
      );
    case 'nugget':
      return of(
        data.nuggets,
        (row) => row.startVerse === item.ref.startVerse,
        (row) => hasAll(row.topicIds, item.topics),
      );
    case 'quote':
      return of(
        data.quotes,
        ({ text }) => text === item.text,
        (row) => hasAll(row.topicIds, item.topics),
      );
    case 'prayer':
      return of(
        data.prayers,
        ({ title }) => title === item.fields.title,
        (row) => row.archived === item.archived,
      );
    case 'link':
      return of(
        data.links,
        ({ label }) => label === item.label,
        () => true,
      );
    case 'recall':
      throw new Error('no script has it');
  }
}

/** Imports against a server in trouble, whose connection comes back at once; a person who is asked continues. */
async function imported(all: readonly Item[], troubles: Readonly<Record<string, string>>) {
  const api = startMockApi();
  api.db.putUser('reader', { ...emptyUserData(), topics: [{ id: 1, name: 'Known' }] }, new Date());
  await answers.forgetUser('reader');
  await emptyOutbox();
  server.use(
    http.post('*/bible/api/:script', async ({ request }) => {
      const text = await request.clone().text();
      if (text.includes('POISON')) return HttpResponse.json({ error: 'Bad character' }, { status: 500 });
      return text.includes('REFUSED') ? HttpResponse.json('error') : undefined;
    }),
  );
  for (const [script, fault] of Object.entries(troubles)) api.faults.set(script, fault);
  const { store, outbox } = startStore('reader', api);
  const stop = store.subscribe(() => {
    if (selectWaiting(store.getState()).some(({ status, awaited }) => status !== 'rejected' && !awaited))
      void outbox.flush({ now: true });
  });
  let asked = 0;
  await store.dispatch(startImport(all.map((item, at) => ({ location: `line ${at}`, item }))));
  while (selectImport(store.getState()).status === 'stopped' && asked < 30) {
    asked += 1;
    await store.dispatch(resumeImport());
  }
  stop();
  const state = selectImport(store.getState());
  const rows = await storedRows('reader');
  await store.dispatch(endImport());
  outbox.close();
  return { state, rows, asked, data: api.db.user('reader'), requests: api.requests };
}

/** The reported outcome of a row, beside its state on the server. */
function expectTrue({ item, state, reason }: ImportRow, data: UserData): void {
  const { times, isComplete } = onServer(item, data);
  const row = JSON.stringify({ item, state, reason, times, isComplete });
  expect(['added', 'there', 'refused'], row).toContain(state);
  if (state === 'refused') {
    expect(reason, row).toMatch(/\w/);
    expect(times, row).toBe(0);
    return;
  }
  expect(times, row).toBe(1);
  if (state === 'added' && reason === undefined) expect(isComplete, row).toBe(true);
}

it('ends with each row added, there already or refused, and counts them truly', async () => {
  await fc.assert(
    fc.asyncProperty(items, faults, async (all, [troubles, lists]) => {
      const { state, rows, data } = await imported(all, { ...troubles, ...lists });
      expect(state.status).toBe(all.length === 0 ? 'none' : 'done');
      for (const row of rows) expectTrue(row, data);
      const count = (wanted: string) => rows.filter((row) => row.state === wanted).length;
      expect(state).toMatchObject({ added: count('added'), there: count('there') });
      expect(state.refused).toHaveLength(count('refused'));
      expect(state.added + state.there + state.refused.length).toBe(all.length);
    }),
    { numRuns: Number(process.env.RUNS ?? 25) },
  );
});

it('reads no list once more for the topics of each new row', async () => {
  const readsFor = async (count: number) => {
    const all = Array.from({ length: count }, (_, at): Item[] => [
      { kind: 'nugget', ref: john(at + 1), topics: ['Known'] },
      { kind: 'quote', text: `Text ${at}`, topics: ['Known'] },
    ]).flat();
    const { state, requests } = await imported(all, {});
    expect([state.added, state.incomplete]).toEqual([all.length, []]);
    return requests.filter(({ endpoint }) => /get_(?:nugget_id|quote)_list/.test(endpoint)).length;
  };
  // Ten rows more; on a busy machine a run may be repeated, which reads each list once.
  expect(await readsFor(6)).toBeLessThan((await readsFor(1)) + 10);
});

it('begins with another file while a stopped import still waits for the server', async () => {
  const { store, outbox, data } = startStore('reader', startMockApi());
  await emptyOutbox();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let calls = 0;
  server.use(
    http.get('*/bible/api/add_memory_passage.php', async () => {
      calls += 1;
      await answered;
      return undefined;
    }),
  );
  const begin = (verse: number) =>
    store.dispatch(
      startImport([{ location: 'line 1', item: newPassage(john(verse), { box: 1, lastViewed: null }) }]),
    );
  const first = begin(1);
  await vi.waitFor(() => expect(calls).toBe(1), { timeout: 20_000 });
  await store.dispatch(endImport());
  const second = begin(2);
  expect(selectImport(store.getState())).toMatchObject({ status: 'running', total: 1, added: 0 });
  answer();
  await first;
  await second;
  expect(selectImport(store.getState())).toMatchObject({ status: 'done', added: 1 });
  expect(data.memoryPassages.map(({ startVerse }) => startVerse)).toEqual([1, 2]);
  await store.dispatch(endImport());
  outbox.close();
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListName } from '../define/list';
import { quotesWithTexts } from '@/features/quotes/api/calls';
import { startMockApi } from '@test/kit/startMockApi';
import { cachedByChapter } from '@/features/reading/marks/cachedLibrary';
import { fetchList } from './cachedList';
import { cachedQuoteTexts } from '@/features/quotes/api/cachedQuoteTexts';
import { answers, cachedLists, callAs, subjects } from '@test/kit/engine';
import { listNamed } from '@test/kit/readList';

const user = 'demo';
const at = Date.UTC(2026, 10, 21, 12);
const topics = listNamed('topics');
const passages = listNamed('passages');
const quotes = listNamed('quotes');

beforeEach(async () => {
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
  await answers.forgetUser(user);
});

const cache = (list: ListName, rows: unknown, askedAt = 1) => {
  const { endpoint, params } = listNamed(list);
  return answers.write(endpoint, params(user), JSON.stringify(rows), askedAt);
};
const cachedTopics = async (...pending: string[]) =>
  (
    await cachedLists.read(topics, user, {
      pending: pending.map((name, index) => ({
        kind: 'topic' as const,
        payload: { name },
        id: -1 - index,
        at,
      })),
    })
  )?.rows;
const confirm = (name: string, id: number) =>
  cachedLists.recordWrite({ user, kind: 'topic', payload: { name }, id, at });

it('is null if nothing was answered', async () => {
  expect(await cachedLists.read(topics, user)).toBeNull();
  await confirm('Grace', 7);
  expect(await cachedLists.read(topics, user)).toBeNull();
});

it('has a write that was made during its very first load', async () => {
  await confirm('Long before', 6);
  vi.setSystemTime(at + 1_000);
  const askedAt = Date.now();
  vi.setSystemTime(at + 2_000);
  await confirm('Meanwhile', 8);
  vi.setSystemTime(at + 3_000);
  await cache('topics', [{ id: 7, name: 'Grace' }], askedAt);
  expect((await cachedTopics())?.map(({ name }) => name)).toEqual(['Grace', 'Meanwhile']);
});

it('is the answer with the writes recorded since, and then the pending ones', async () => {
  await cache('topics', [{ id: 1, name: 'Grace' }]);
  await confirm('Hope', 7);
  await confirm('Joy', 8);
  expect(await cachedTopics('Peace')).toEqual([
    { id: 1, name: 'Grace' },
    { id: 7, name: 'Hope' },
    { id: 8, name: 'Joy' },
    { id: -1, name: 'Peace' },
  ]);
  // A newer answer has these writes, or their rows are gone again.
  await cache('topics', [{ id: 1, name: 'Grace' }], at + 1);
  expect(await cachedTopics()).toEqual([{ id: 1, name: 'Grace' }]);
});

it('leaves out invalid notes', async () => {
  await cache('topics', [{ id: 1, name: 'Grace' }]);
  await cachedLists.recordWrite({ user, kind: 'topic', payload: { title: 'Hope' }, id: 7, at });
  expect(await cachedTopics()).toEqual([{ id: 1, name: 'Grace' }]);
});

it('removes a cached list that is invalid', async () => {
  await cache('topics', 'error');
  expect(await cachedTopics()).toBeUndefined();
  expect(await answers.read(topics.endpoint, topics.params(user))).toBeUndefined();
});

it('notes a write with the lists that the write changes, and with no other', async () => {
  await cache('topics', []);
  await cache('quotes', []);
  await cache('passages', []);
  const { endpoint, params } = quotesWithTexts;
  await answers.write(endpoint, params(user), '[]', 1);
  await cachedLists.recordWrite({ user, kind: 'quote', payload: { text: 'Be still' }, id: 7, at });
  const noted = async (list: {
    endpoint: string;
    params: (user: string) => Parameters<typeof answers.read>[1];
  }) => (await answers.read(list.endpoint, list.params(user)))?.writes?.length ?? 0;
  expect(await Promise.all([quotes, quotesWithTexts, topics, passages].map(noted))).toEqual([1, 1, 0, 0]);
});

it('fetches quotes with their texts, or without', async () => {
  const { db } = startMockApi();
  const texts = db.user(user).quotes.map(({ text }) => text);
  expect((await fetchList(callAs(user), quotesWithTexts)).map(({ text }) => text)).toEqual(texts);
  expect((await fetchList(callAs(user), quotes)).every(({ text }) => text === null)).toBe(true);
});

describe('by chapter', () => {
  const row = { passageId: 1, bookId: 43, bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 };
  const rows = [
    row,
    { ...row, passageId: 2, bookName: 'John ', chapter: '3' },
    { ...row, passageId: 3, bookName: null },
    { ...row, passageId: 4, bookName: 7, bookId: '43' },
    { ...row, passageId: 5, bookId: undefined },
    { ...row, passageId: 6, chapter: 4 },
    { ...row, passageId: 7, bookName: 'mark' },
    { ...row, passageId: 8, bookName: 'judas', bookId: 0 },
    { ...row, passageId: 9, startVerse: 0 },
    { passageId: 10, bookName: 'john' },
    null,
    'nonsense',
  ];
  const idsIn = async (bookName: 'john' | 'mark' | 'jude', chapter: number, pending: Pending = []) =>
    (await cachedByChapter({ answers, subjects }, passages, user, pending))({ bookName, chapter }).map(
      ({ passageId }) => passageId,
    );
  type Pending = Parameters<typeof cachedByChapter>[3];
  const ref = { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 1, endVerse: 1 };
  const waiting = (payload: object, id: number): Pending => [{ kind: 'passage', payload, id, at }];

  it('are the rows of the chapter, however its book is named', async () => {
    await cache('passages', rows);
    expect(await idsIn('john', 3)).toEqual([1, 2, 3, 4, 5, 9]);
    expect(await idsIn('john', 4)).toEqual([6]);
    expect(await idsIn('mark', 3)).toEqual([7]);
    expect(await idsIn('jude', 1)).toEqual([]);
  });

  it('include the recorded and pending writes of that chapter', async () => {
    await cache('passages', rows);
    await cachedLists.recordWrite({ user, kind: 'passage', payload: ref, id: 20, at });
    expect(await idsIn('john', 3, waiting(ref, -1))).toEqual([1, 2, 3, 4, 5, 9, 20, -1]);
    expect(await idsIn('john', 4, waiting(ref, -1))).toEqual([6]);
    expect(await idsIn('mark', 3, waiting({ ...ref, bookName: 'mark', chapter: 4 }, -1))).toEqual([7]);
  });

  it.each(['"error"', '{"verses":[]}', '<b>Warning</b>'])(
    'are those alone that wait where %s is cached',
    async (text) => {
      await answers.write(passages.endpoint, passages.params(user), text, 1);
      expect(await idsIn('john', 3)).toEqual([]);
      expect(await idsIn('john', 3, waiting(ref, -1))).toEqual([-1]);
    },
  );

  it('are empty if nothing is cached', async () => {
    expect(await idsIn('john', 3)).toEqual([]);
  });
});

describe('the texts of quotes', () => {
  const text = (quoteId: number, answer: unknown) =>
    answers.write('get_quote_text', { user, quoteId }, JSON.stringify(answer), 1);
  const list = () => {
    const rows = [1, 2, 3].map((quoteId) => ({ quoteId, quoteTx: `listed ${quoteId}` }));
    return answers.write(quotesWithTexts.endpoint, quotesWithTexts.params(user), JSON.stringify(rows), 1);
  };
  it('are those of the list and those shown since; of two the newer one', async () => {
    await text(1, 'shown before');
    await text(4, 'never listed');
    vi.setSystemTime(at + 1);
    await list();
    vi.setSystemTime(at + 2);
    await text(2, 'shown after');
    await text(3, 7);
    expect(Object.fromEntries(await cachedQuoteTexts({ lists: cachedLists, answers }, user))).toEqual({
      1: 'listed 1',
      2: 'shown after',
      3: 'listed 3',
      4: 'never listed',
    });
  });

  it('are those that were shown if no list is cached', async () => {
    await text(1, 'shown');
    await text(12, 'too');
    expect([...(await cachedQuoteTexts({ lists: cachedLists, answers }, user))]).toEqual([
      [1, 'shown'],
      [12, 'too'],
    ]);
  });
});

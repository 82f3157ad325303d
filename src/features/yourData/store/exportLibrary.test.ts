import { expect, it } from 'vitest';
import { emptyUserData } from '@test/api/demoData/createDemoUsers';
import { startMockApi } from '@test/kit/startMockApi';
import { startStore } from '@test/kit/startStore';
import { readFile } from '../model/readFile';
import { exportLibrary } from './exportLibrary';
import { engineOf } from '@/data/store/appStore';

async function messagesOf(fault?: string) {
  const api = startMockApi();
  const at = { translation: 'kjv', startVerse: 1, endVerse: 1, box: 1, explanation: '' } as const;
  const never = { lastViewedNum: 0, lastViewedStr: '' };
  const memoryPassages = [
    { ...at, ...never, passageId: 1, bookName: '3-john', chapter: 1, startVerse: 15, endVerse: 15 } as const,
    { ...at, ...never, passageId: 2, bookName: 'john', chapter: 1 } as const,
  ];
  api.db.putUser('reader', { ...emptyUserData(), memoryPassages }, new Date());
  const { store } = startStore('reader', api);
  const engine = engineOf(store);
  if (fault !== undefined) api.faults.set('get_passage_text', fault);
  const { signal } = new AbortController();
  const options = { owner: { user: 'reader', engine }, now: new Date(), signal, onProgress: () => undefined };
  return (await exportLibrary(options, ['anki'])).messages;
}

it('names the passages without a text on the server', async () => {
  expect(await messagesOf()).toEqual(['The server has no text for 3 John 1:15 KJV: for Anki it has none.']);
});

it('distinguishes them from those whose text could not be loaded', async () => {
  expect(await messagesOf('500')).toEqual([
    'The text could not be loaded of 3 John 1:15 KJV, John 1:1 KJV: for Anki they have none.',
  ]);
});

it('contains the invalid rows as the server has them, and says so', async () => {
  const api = startMockApi();
  api.db.putUser('reader', emptyUserData(), new Date());
  const { nuggets } = api.db.user('reader');
  // More than are decoded at a time, so that the last ones come alone.
  for (let passageId = 1; passageId <= 300; passageId += 1)
    nuggets.push({ passageId, bookName: 'john', chapter: 3, startVerse: 16, endVerse: 16, topicIds: [] });
  nuggets.push({ passageId: 300.5, bookName: 'john', chapter: 3, startVerse: 1, endVerse: 1, topicIds: [] });
  const { store } = startStore('reader', api);
  const engine = engineOf(store);
  const { signal } = new AbortController();
  const options = { owner: { user: 'reader', engine }, now: new Date(), signal, onProgress: () => undefined };
  const { blob, messages } = await exportLibrary(options, ['json']);
  expect(messages).toEqual(['Rows that cannot be read here: 1 in nuggets.json, as the server has them.']);
  const file: unknown = JSON.parse(await blob.text());
  expect(file).toMatchObject({ unread: [{ list: 'nuggets', row: { passageId: 300.5, chapter: 3 } }] });
  expect(file).toHaveProperty('nuggets.length', 300);

  const { messages: withoutJson } = await exportLibrary(options, ['markdown']);
  expect(withoutJson).toEqual(['Rows that cannot be read here: 1 not in the file.']);
});

const NOT_VALID = 'Its bookName is missing or not valid';

it('has a passage and a nugget of an unknown book, by the name that the server has', async () => {
  const api = startMockApi();
  api.db.putUser('reader', emptyUserData(), new Date());
  const { memoryPassages, nuggets, overrides } = api.db.user('reader');
  const verses = { bookName: 'revelation', chapter: 3, startVerse: 18, endVerse: 19 } as const;
  const kept = {
    ...verses,
    translation: 'kjv',
    box: 1,
    explanation: '',
    lastViewedNum: 0,
    lastViewedStr: '',
  };
  memoryPassages.push({ ...kept, passageId: 1 }, { ...kept, passageId: 2 });
  overrides.push({ passageId: 2, letter: 'a', verseNumber: 18, text: 'Who seeks will find' });
  nuggets.push({ ...verses, passageId: 3, topicIds: [] });
  for (const row of [...memoryPassages, ...nuggets]) Object.assign(row, { bookName: 'gospel-of-thomas' });
  const { store } = startStore('reader', api);
  const owner = { user: 'reader', engine: engineOf(store) };
  const options = {
    owner,
    now: new Date(),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };

  const { blob, messages } = await exportLibrary(options, ['json']);
  expect(messages).toEqual([]);
  const unknown = { bookName: 'unknown-book', storedBook: 'gospel-of-thomas', chapter: 3, startVerse: 18 };
  expect(JSON.parse(await blob.text())).toMatchObject({
    passages: [unknown, { ...unknown, ownText: 'Who seeks will find' }],
    nuggets: [{ bookName: 'unknown-book', storedBook: '(book 99)' }],
    unread: [],
  });
  const read = await readFile(blob, 'kjv', () => Promise.resolve());
  const reasons = read.status === 'rows' ? read.file.rows.map((row) => 'reason' in row && row.reason) : [];
  expect(reasons).toEqual([NOT_VALID, NOT_VALID, NOT_VALID]);

  const all = await exportLibrary(options, ['csv', 'markdown', 'anki']);
  expect(all.messages).toEqual([
    'The server has no text for Unknown Book 3:18-19 KJV: for Anki it has none.',
  ]);
  expect(JSON.stringify(api.requests)).not.toContain('unknown-book');
});

import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { emptyUserData } from '@test/api/demoData/createDemoUsers';
import { startMockApi } from '@test/kit/startMockApi';
import { forgetDevice, startStore } from '@test/kit/startStore';
import { exportLibrary } from './exportLibrary';
import { engineOf } from '@/data/store/appStore';

forgetDevice();

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

import { afterEach, expect, it, vi } from 'vitest';
import { startStore } from '@test/kit/startStore';
import { forgetRecallRows, readRecallRows } from '../../api/recallStorage';
import { hasTried, keepTried, logTried, triedPassage } from './tried';

const VERSE = { bookName: 'john', chapter: 11, startVerse: 35, endVerse: 35 } as const;

afterEach(async () => {
  sessionStorage.clear();
  await forgetRecallRows('demo');
});

const tryTwice = () => {
  const { passageId } = triedPassage({ ...VERSE, translation: 'kjv' });
  for (const score of [0, 1] as const)
    logTried({ passageId, direction: 'by_ref', exercise: 'letters', score, missed: [], peeks: 0 });
};

it('keeps every run that is not stored yet in the tab', async () => {
  tryTwice();
  const { store } = startStore();
  let seen: boolean | undefined;
  const add = IDBObjectStore.prototype.add;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
    seen ??= hasTried();
    return add.apply(this, row);
  });
  await store.dispatch(keepTried(VERSE, 7));
  expect(seen).toBe(true);
  expect(hasTried()).toBe(false);
  expect(await readRecallRows('demo')).toHaveLength(2);
});

it('loses no run that could not be stored', async () => {
  tryTwice();
  const { store } = startStore();
  const addSpy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.dispatch(keepTried(VERSE, 7));
  expect(hasTried()).toBe(true);
  addSpy.mockRestore();
  await store.dispatch(keepTried(VERSE, 7));
  expect(hasTried()).toBe(false);
  expect(await readRecallRows('demo')).toHaveLength(2);
});

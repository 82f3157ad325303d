import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { loadPassages } from '@/features/memory/store/passages';
import { noticesOf, startStore } from '@test/kit/startStore';
import { keepPassages } from './keep';

const of = (chapter: number) =>
  ({ translation: 'kjv', bookName: 'nahum', chapter, startVerse: 1, endVerse: 1 }) as const;

it.each([
  ['', '2 passages added to your memory passages'],
  ['add_memory_passage:drop', '2 passages added to your memory passages (waiting to be sent)'],
  ['add_memory_passage:error:once', '1 added to your memory passages; 1 passage could not be added'],
])('says what the server has of the kept passages: %s', async (faults, said) => {
  const started = startStore();
  await started.store.dispatch(loadPassages());
  started.api.faults.add(faults);
  await started.store.dispatch(keepPassages([of(1), of(2)]));
  expect(noticesOf(started)).toEqual([said]);
});

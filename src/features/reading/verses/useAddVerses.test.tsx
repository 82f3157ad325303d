import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LoadAction } from '@/data/list/createList';
import { loadNuggets } from '@/features/nuggets/store/nuggets';
import { loadPassages } from '@/features/memory/store/passages';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import { useAddVerses, type AddedKind } from './useAddVerses';

type Kind = [kind: AddedKind, load: () => LoadAction, endpoint: string, rows: 'memoryPassages' | 'nuggets'];

const KINDS: readonly Kind[] = [
  ['memory', loadPassages, 'get_mempsg_list', 'memoryPassages'],
  ['nugget', loadNuggets, 'get_nugget_id_list', 'nuggets'],
];

const VERSE = { translation: 'kjv', bookName: 'nahum', chapter: 1, startVerse: 1, endVerse: 1 } as const;

/** A user adds verses that they have already, while other code is loading the list; the test holds its answer. */
async function addWhileLoading([kind, load, endpoint, rows]: Kind) {
  const app = startStore();
  Object.assign(app.data[rows][0] ?? expect.fail(), VERSE);
  const onAdd = vi.fn();
  const { result } = renderHookIn(app.store, () => useAddVerses(onAdd));
  const held = app.api.hold(endpoint);
  void app.store.dispatch(load());
  await held.arrived;
  const adding = result.current.add(kind, VERSE);
  const answer = () =>
    act(async () => {
      held.release();
      await adding;
    });
  return { ...app, result, onAdd, answer };
}

it.each(KINDS)('asks before a %s is added twice whose list is being loaded', async (...of) => {
  const { result, onAdd, answer } = await addWhileLoading(of);
  await answer();
  expect(result.current.question).not.toBeNull();
  expect(onAdd).not.toHaveBeenCalled();
});

it.each(KINDS)('adds no %s for the user who signs in while the list is loaded', async (...of) => {
  const { result, onAdd, answer, signIn } = await addWhileLoading(of);
  act(() => void signIn('reader'));
  await answer();
  expect(result.current.question).toBeNull();
  expect(onAdd).not.toHaveBeenCalled();
});

import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addNugget } from '@/features/nuggets/store/nuggets';
import { addMemoryPassage } from '../store/passages';
import { renderApp } from '@test/kit/renderApp';

const jude = { translation: 'kjv', bookName: 'jude', chapter: 1, startVerse: 24, endVerse: 25 } as const;

it.each([
  ['a memory passage', '/memoryPassages', 'passages', addMemoryPassage],
  ['a nugget', '/browseBible', 'nuggets', addNugget],
] as const)('marks %s as waiting until sent', async (_, path, list, add) => {
  const { api, store, outbox } = renderApp(path, {
    prepare: (db) => Object.assign(db.user('demo'), { memoryPassages: [], nuggets: [] }),
  });
  await waitFor(() => expect(store.getState().lists?.byName[list]?.source).toBe('server'));
  api.faults.set('*', 'drop');
  await act(() => store.dispatch(add(jude)));
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  api.faults.clear();
  await act(() => outbox.flush());
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
});

import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readDraft, writeDraft } from '@/platform/storage/drafts';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import { useAddQuote } from './useAddQuote';

it('puts no topic on for another user, and leaves the topics in the draft', async () => {
  const { api, store, data, signIn } = startStore();
  const [{ id, name } = expect.fail()] = data.topics;
  const draft = { draft: [{ id, name }], base: [] };
  writeDraft('demo', 'quoteTopics', draft);
  writeDraft('demo', 'quote', { draft: 'Fear not.', base: '' });
  const { result } = renderHookIn(store, useAddQuote);
  expect(result.current.topics).toHaveLength(1);
  const held = api.hold('add_nonbible_memory_fact');
  let adding: Promise<boolean> | undefined;
  act(() => void (adding = result.current.add()));
  await held.arrived;
  act(() => void signIn('reader'));
  await act(async () => {
    held.release();
    expect(await adding).toBe(true);
  });
  expect(data.quotes.at(-1)).toMatchObject({ text: 'Fear not.', topicIds: [] });
  expect(api.requests.filter(({ endpoint }) => endpoint === 'add_quote_topic')).toEqual([]);
  expect(readDraft('demo', 'quoteTopics')).toEqual(draft);
  expect(readDraft('demo', 'quote').draft).toBeNull();
  expect(result.current.state).toEqual({ status: 'editing' });
});

import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readDraft, writeDraft } from '@/platform/storage/drafts';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import { useAddQuote } from './useAddQuote';

it('puts the topics on as the user who chose them, though another has signed in', async () => {
  const { api, store, data, outbox, signIn } = startStore();
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
  await outbox.flush({ now: true });
  expect(data.quotes.at(-1)).toMatchObject({ text: 'Fear not.', topicIds: [id] });
  const posts = api.requests.filter(({ endpoint }) => endpoint === 'add_quote_topic');
  expect(posts).toMatchObject([{ body: { user: 'demo', topics: [{ id, name }] } }]);
  expect(readDraft('demo', 'quoteTopics').draft).toBeNull();
  expect(readDraft('demo', 'quote').draft).toBeNull();
  expect(result.current.state).toEqual({ status: 'editing' });
});

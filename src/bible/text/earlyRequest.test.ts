import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { createClient } from '@/data/client/client';
import type { Query } from '@/data/client/call';
import { server } from '@test/kit/server';
import { withEarlyAnswer } from './earlyRequest';

it('uses the answer to the page’s own request once, and only for the same call', async () => {
  server.use(http.get('*/bible/api/get_passage_text.php', () => HttpResponse.text('late')));
  globalThis.nuggetsEarlyRequest = {
    endpoint: 'get_passage_text',
    user: 'Guest',
    params: { book: 'john', chapter: 3 },
    ref: { translation: 'kjv', bookName: 'john', chapter: 3, startVerse: 1, endVerse: 36 },
    answer: Promise.resolve('early'),
    end: () => undefined,
  };
  const { text } = withEarlyAnswer(createClient());
  const ask = async (params: Query) => (await text({ endpoint: 'get_passage_text', params })).data;
  expect(await ask({ book: 'john', chapter: 4 })).toBe('late');
  // Its order and its types are of no account.
  expect(await ask({ chapter: '3', book: 'john' })).toBe('early');
  expect(await ask({ book: 'john', chapter: 3 })).toBe('late');
});

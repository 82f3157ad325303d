import { readdirSync } from 'node:fs';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@test/kit/server';
import { ApiError, type ApiFailure } from '@/data/client/ApiError';
import { getQuoteText } from '@/features/quotes/api/calls';
import { fetchList } from '@/data/cache/cachedList';
import { quotesWithTexts } from '@/features/quotes/api/calls';
import { golden, replay, expectSentAsRecorded } from './replay';
import { values } from './values';
import { failures } from './failures';
import { lists } from './lists';
import { FOLDER } from './replay';
import { callAs } from '@test/kit/engine';

const failureOf = async (call: Promise<unknown>): Promise<ApiFailure> => {
  const error: unknown = await call.then(
    (value) => new Error(`gave ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.failure;
  throw error;
};

it.each(Object.entries(values))('%s becomes its value', async (name, [call, value]) => {
  const seen = replay(name);
  expect(await call()).toEqual(value);
  expectSentAsRecorded(name, seen);
});

it.each(Object.entries(failures))('%s becomes a failure', async (name, [call, failure]) => {
  const seen = replay(name);
  expect(await failureOf(call())).toMatchObject(failure);
  expectSentAsRecorded(name, seen);
});

it.each(Object.entries(lists))('%s becomes a list', async (name, [call, length, first]) => {
  const seen = replay(name);
  const list = await call();
  expect(list).toHaveLength(length);
  expect(list?.[0]).toEqual(first);
  expectSentAsRecorded(name, seen);
});

it('reads a quote whose text is a word of failure', async () => {
  const { response } = golden('get_quote_text');
  replay('get_quote_text');
  expect(await getQuoteText(callAs('demo'), 1)).toBe(response);
  server.use(http.get('*/bible/api/get_quote_text.php', () => HttpResponse.json('error')));
  expect(await getQuoteText(callAs('demo'), 1)).toBe('error');
});

it('reads the texts of a quote list that has them', async () => {
  replay('get_quote_list.with-text');
  const [first, ...others] = await fetchList(callAs('demo'), quotesWithTexts);
  expect(others).toHaveLength(3);
  expect(first?.text).toMatch(/^Quote number 1: And/);
});

it('covers every recorded file', () => {
  const recorded = readdirSync(FOLDER).flatMap((file) =>
    file.endsWith('.json') ? [file.replace(/\.json$/, '')] : [],
  );
  const covered = [
    ...Object.keys(values),
    ...Object.keys(failures),
    ...Object.keys(lists),
    'get_quote_text',
    'get_quote_list.with-text',
  ];
  expect(covered.sort()).toEqual(recorded.sort());
});

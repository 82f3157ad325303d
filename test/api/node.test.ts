// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../kit/server';
import { createMockApi } from './node';

const NOW = new Date(2026, 10, 21, 9, 30);
const api = createMockApi({ now: NOW });
beforeEach(() => server.use(...api.handlers));

const ask = (path: string) => fetch(`http://any.example/bible/api/${path}`);

describe('createMockApi', () => {
  it('answers at any origin and records the calls', async () => {
    const response = await ask(
      'get_passage_text.php?user=Guest&translation=kjv&book=john&chapter=3&start=16&end=16',
    );
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(text).toContain('For God so loved the world');
    expect(api.requests).toEqual([
      {
        endpoint: 'get_passage_text',
        method: 'GET',
        query: { user: 'Guest', translation: 'kjv', book: 'john', chapter: '3', start: '16', end: '16' },
        at: NOW.toISOString(),
      },
    ]);
  });

  it('fails as set, as often as set', async () => {
    api.faults.set('get_all_users', '500:2');
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask('get_all_users.php')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('breaks the connection', async () => {
    api.faults.set('*', 'drop:once');
    await expect(ask('get_all_users.php')).rejects.toThrow();
  });
});

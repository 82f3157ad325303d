// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Faults } from './faults';
import { testClient } from './testClient';

const NAMES = ['get_quote_list', 'add_prayer'];

describe('Faults', () => {
  it('reads a list of faults', () => {
    const faults = new Faults(NAMES);
    faults.add(' get_quote_list:500, add_prayer:drop:2 ,');
    expect([1, 2, 3].map(() => faults.take('get_quote_list'))).toEqual(['500', '500', '500']);
    expect([1, 2, 3].map(() => faults.take('add_prayer'))).toEqual(['drop', 'drop', undefined]);
  });

  it('fails every endpoint, and one of them in its own way', () => {
    const faults = new Faults(NAMES);
    faults.add('*:500,add_prayer:error:once');
    expect([faults.take('add_prayer'), faults.take('add_prayer')]).toEqual(['error', '500']);
  });

  it('ends one fault or all', () => {
    const faults = new Faults(NAMES);
    faults.add('*:500,add_prayer:error');
    faults.clear('add_prayer');
    expect(faults.take('add_prayer')).toBe('500');
    faults.clear();
    expect(faults.take('add_prayer')).toBeUndefined();
  });

  it.each([
    'get_qoute_list:500',
    'get_quote_list',
    'get_quote_list:501',
    'get_quote_list:500:0',
    'get_quote_list:500:x',
    'get_quote_list:500:1:1',
  ])('refuses %s', (list) => {
    expect(() => new Faults(NAMES).add(list)).toThrow(RangeError);
  });
});

describe('a failing endpoint', () => {
  it.each([
    ['500', 500, /^\{"error":/],
    ['401', 401, /^\{"error":"Unauthorized or unknown user account"\}$/],
    ['error', 200, /^"error"$/],
    ['types', 200, /^\[7,/],
  ])('answers %s with HTTP %i', async (kind, status, text) => {
    const { faults, get } = testClient();
    faults.set('get_tag_list', kind);
    const answer = await get('get_tag_list', { user: 'demo' });
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(text);
  });

  it.each(['html', 'garbage', '404', 'drop'])('answers %s with text that is not JSON', async (kind) => {
    const { faults, get } = testClient();
    faults.set('get_tag_list', kind);
    await expect(get('get_tag_list', { user: 'demo' })).rejects.toThrow(SyntaxError);
  });

  it('writes nothing', async () => {
    const { db, faults, post } = testClient();
    faults.set('add_new_topic', '500');
    await post('add_new_topic', { user: 'demo', topicNm: 'Patience' });
    expect(db.user('demo').topics).toHaveLength(25);
  });

  it.each(['drop-after', '500-after', '502-after', 'html-after', 'half-after'])(
    'writes, and then fails with %s',
    async (kind) => {
      const { db, faults, post } = testClient();
      faults.set('add_new_topic', kind);
      await post('add_new_topic', { user: 'demo', topicNm: 'Patience' }).catch(() => undefined);
      expect(db.user('demo').topics).toHaveLength(26);
    },
  );

  it('puts a warning before the answer, and sends half an answer', async () => {
    const { faults, post } = testClient();
    const text = async (kind: string) => {
      faults.set('add_new_topic', `${kind}:once`);
      return post('add_new_topic', { user: 'demo', topicNm: kind }).then(
        () => 'JSON',
        (error: unknown) => String(error),
      );
    };
    expect(await text('html-after')).toMatch(/SyntaxError/);
    expect(await text('half-after')).toMatch(/SyntaxError/);
  });

  it('answers a list without its last rows, and none', async () => {
    const { faults, get } = testClient();
    const count = async () => (await get('get_tag_list', { user: 'demo' })).json;
    faults.set('get_tag_list', 'short');
    expect(await count()).toHaveLength(20);
    faults.set('get_tag_list', 'none');
    expect(await count()).toEqual([]);
  });

  it('hangs', async () => {
    const { faults, get } = testClient();
    faults.set('get_tag_list', 'hang');
    const later = new Promise((resolve) => setTimeout(resolve, 20, 'later'));
    expect(await Promise.race([get('get_tag_list', { user: 'demo' }), later])).toBe('later');
  });
});

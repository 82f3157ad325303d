// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Holds } from './holds';
import { NOW, testClient } from './testClient';

const add = { user: 'demo', topicNm: 'Patience' };
const topicsOf = (answer: { json: unknown }) =>
  Array.isArray(answer.json) ? answer.json.length : answer.json;

describe('a held answer', () => {
  it('is computed before the wait, without changes made meanwhile', async () => {
    const { get, hold, post } = testClient();
    const held = hold('get_tag_list');
    const list = get('get_tag_list', { user: 'demo' });
    await held.arrived;
    await post('add_new_topic', add);
    held.release();
    expect(topicsOf(await list)).toBe(25);
    expect(topicsOf(await get('get_tag_list', { user: 'demo' }))).toBe(26);
  });

  it('has written what was to be written', async () => {
    const { db, hold, post } = testClient();
    const held = hold('add_new_topic');
    const answer = post('add_new_topic', add);
    await held.arrived;
    expect(db.user('demo').topics).toHaveLength(26);
    held.release();
    expect((await answer).json).toMatchObject({ message: 'success' });
  });

  it('may be released before an earlier one', async () => {
    const { db, get, hold } = testClient();
    const [first, second] = [hold('get_tag_list'), hold('get_tag_list')];
    const answers: string[] = [];
    const one = get('get_tag_list', { user: 'demo' }).then(() => answers.push('first'));
    await first.arrived;
    db.user('demo').topics = [];
    const two = get('get_tag_list', { user: 'demo' }).then(() => answers.push('second'));
    await second.arrived;
    second.release();
    await two;
    first.release();
    await one;
    expect(answers).toEqual(['second', 'first']);
  });

  it('may be one of many', async () => {
    const { get, hold } = testClient();
    const held = hold('get_quote_text', 2);
    const both = Promise.all([1, 2].map((quoteId) => get('get_quote_text', { user: 'demo', quoteId })));
    expect((await get('get_quote_text', { user: 'demo', quoteId: 3 })).status).toBe(200);
    held.release();
    expect(await both).toHaveLength(2);
  });

  it('may have been released already', async () => {
    const { get, hold } = testClient();
    hold('get_tag_list').release();
    expect((await get('get_tag_list', { user: 'demo' })).status).toBe(200);
  });
});

it('refuses an unknown endpoint', () => {
  expect(() => new Holds(['get_tag_list']).hold('get_taglist')).toThrow(RangeError);
});

it('computes a slow answer before the wait', async () => {
  const { db, get, latency, requests } = testClient();
  latency.ms = 20;
  const list = get('get_tag_list', { user: 'demo' });
  await expect.poll(() => requests).toHaveLength(1);
  db.user('demo').topics = [];
  expect(topicsOf(await list)).toBe(25);
});

it('has the time that a test sets', async () => {
  const { clock, db, post } = testClient({ now: NOW });
  clock.set(new Date(2028, 1, 29, 23, 55));
  await post('add_prayer_session', { userId: 'demo', prayerId: 1 });
  expect(db.user('demo').prayerSessions.at(-1)?.dateTime).toBe('2028-02-29 23:55:00');
});

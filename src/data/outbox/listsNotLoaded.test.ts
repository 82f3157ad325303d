import { describe, expect, it, vi } from 'vitest';
import {
  api,
  box,
  called,
  data,
  explanation,
  ids,
  otherTab,
  outbox,
  passage,
  prayer,
  session,
  sessionsNoted,
  user,
  withOutbox,
} from '@test/kit/outbox';
import { readAndCache } from '@test/kit/readList';
import { answers } from '@test/kit/engine';

withOutbox();

const titled = (title: string) => data().prayers.filter((row) => row.title === title).length;

describe('a list that was not loaded when the write was made', () => {
  it.each([
    ['prayer', prayer('Unseen').payload, 'add_prayer', () => titled('Unseen')],
    ['session', session(1, 'Unseen').payload, 'add_prayer_session', () => sessionsNoted('Unseen')],
    [
      'link',
      { label: 'Unseen', action: 'https://unseen.example' },
      'add_additional_link',
      () => data().links.filter(({ label }) => label === 'Unseen').length,
    ],
    [
      'quote',
      { text: 'Unseen' },
      'add_nonbible_memory_fact',
      () => data().quotes.filter(({ text }) => text === 'Unseen').length,
    ],
  ] as const)(
    'does not make a %s doubtful, also where an equal one exists',
    async (kind, payload, endpoint, count) => {
      await outbox.write(user, { kind, payload });
      await answers.forgetUser(user);
      api.faults.set(endpoint, 'drop-after:once');
      await outbox.write(user, { kind, payload: { ...payload } });
      await outbox.flush();
      expect(await ids()).toEqual([]);
      expect(count()).toBe(2);
    },
  );

  it('does not make a topic doubtful', async () => {
    api.faults.set('add_new_topic', 'drop-after:once');
    await outbox.write(user, { kind: 'topic', payload: { name: 'Unseen' } });
    await outbox.flush();
    expect(await ids()).toEqual([]);
    expect(data().topics.filter(({ name }) => name === 'Unseen')).toHaveLength(1);
  });

  it('is read from the cache, without a call', async () => {
    await readAndCache('topics', user);
    data().topics.push({ id: 9_000, name: 'Elsewhere' });
    api.requests.length = 0;
    await outbox.write(user, { kind: 'topic', payload: { name: 'Here' } });
    expect(called('get_tag_list')).toBe(0);
  });

  it('does not keep a write waiting if its loading fails', async () => {
    api.faults.set('get_prayers', '500');
    await outbox.write(user, prayer('Sent even so'));
    expect(titled('Sent even so')).toBe(1);
  });
});

describe('a change whose row could not be read', () => {
  it.each(['500', 'html', 'drop'])('by %s was not sent, waits, and asks nobody', async (fault) => {
    const { passageId } = passage();
    Object.assign(passage(), { box: 1 });
    api.faults.set('get_mempsg_list', `${fault}:once`);
    expect(await outbox.write(user, box(passageId, 2, 1))).toHaveProperty('waiting');
    expect(outbox.writes()).toMatchObject([{ status: 'queued' }]);
    expect(outbox.writes()[0]?.refused).toBeUndefined();
    await outbox.flush({ now: true });
    expect(passage().box).toBe(2);
    expect(await ids()).toEqual([]);
  });

  it('is sent at once by the next visit if the tab closes while the row is being read', async () => {
    const { passageId } = passage();
    const held = api.hold('get_mempsg_list');
    void outbox.write(user, explanation(passageId, 'Typed', passage().explanation));
    await held.arrived;
    const next = otherTab({ hears: false });
    await next.start();
    expect(passage().explanation).toBe('Typed');
    held.release();
    await vi.waitFor(async () => expect(await ids()).toEqual([]));
  });
});

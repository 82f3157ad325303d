import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { lastViewedString } from '@/platform/values/dates';
import { users } from '@/features/account/api';
import { fetchList } from '@/data/cache/cachedList';
import { server } from '@test/kit/server';
import { startMockApi } from '@test/kit/startMockApi';
import { sendView } from './calls';
import { viewWrite } from './writes';
import { callAs, readingAs } from '@test/kit/engine';

const DAY_MS = 86_400_000;

/** An answer of a server whose clock is behind this device's by `ahead`. */
async function learnServerTime(ahead: number) {
  const serverMs = Date.now() - ahead;
  const headers = { date: new Date(serverMs).toUTCString() };
  server.use(http.all('*/bible/api/get_all_users.php', () => HttpResponse.json([], { headers })));
  await fetchList(callAs(''), users);
  return { serverMs, headers };
}

it.each([
  ['ahead by three days', 3 * DAY_MS, 0],
  ['ahead by two minutes', 120_000, 120_000],
  ['behind by two minutes', -120_000, -120_000],
  ['behind by three days', -3 * DAY_MS, 0],
])('sends a view of a device that is %s, but never a future time', async (_, ahead, sent) => {
  const { serverMs, headers } = await learnServerTime(ahead);
  const calls: URLSearchParams[] = [];
  server.use(
    http.all('*/bible/api/update_last_viewed.php', ({ request }) => {
      calls.push(new URL(request.url).searchParams);
      return HttpResponse.json('success', { headers });
    }),
  );
  const epochMs = Date.now();
  await sendView(callAs('demo'), {
    passageId: 7,
    epochMs,
    text: lastViewedString(new Date(epochMs)),
  });
  const at = Number(calls[0]?.get('lastViewedNum'));
  // The header has whole seconds.
  expect(Math.abs(at - (serverMs + sent))).toBeLessThan(5_000);
  expect(calls[0]?.get('lastViewedStr')).toBe(lastViewedString(new Date(at)));
});

describe('a device whose clock is three weeks behind', () => {
  const WEEKS = 21 * DAY_MS;

  /** A view of its first passage, an hour ago; another device has viewed it `daysAgo`. */
  async function viewed(daysAgo: number) {
    const row = startMockApi().db.user('demo').memoryPassages[0] ?? expect.fail();
    const { serverMs } = await learnServerTime(-WEEKS);
    row.lastViewedNum = serverMs - daysAgo * DAY_MS;
    const epochMs = Date.now() - 3_600_000;
    const payload = { passageId: row.passageId, epochMs, text: lastViewedString(new Date(epochMs)) };
    const write = viewWrite(payload) ?? expect.fail();
    const send = async (hasWaited: boolean) => {
      const sender = await write.prepare(callAs('demo'), { ...readingAs('demo'), hasWaited });
      await sender(callAs('demo'));
    };
    const find = () =>
      write.recognition.find(
        { before: undefined, sentAt: epochMs },
        { ...readingAs('demo'), hasWaited: true },
      );
    return { row, trueMs: serverMs - 3_600_000, send, find };
  }

  it.each([
    ['at once', false],
    ['after it has waited', true],
  ])('does not undo the view of another device that was yesterday, %s', async (_, hasWaited) => {
    const { row, trueMs, send } = await viewed(1);
    await send(hasWaited);
    expect(Math.abs(row.lastViewedNum - trueMs)).toBeLessThan(5_000);
  });

  it('sends none that has waited if another device has viewed the passage since', async () => {
    const { row, send } = await viewed(0);
    const before = row.lastViewedNum;
    await send(true);
    expect(row.lastViewedNum).toBe(before);
  });

  it('recognises its own view after a lost answer, and no earlier one', async () => {
    const { send, find } = await viewed(1);
    expect(await find()).toBe('absent');
    await send(false);
    expect(await find()).toEqual({ saved: 0 });
    // Each answer tells the server's time a little differently.
    await learnServerTime(-WEEKS - 3_000);
    expect(await find()).toEqual({ saved: 0 });
  });
});

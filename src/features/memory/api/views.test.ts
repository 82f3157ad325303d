import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { lastViewedString } from '@/platform/values/dates';
import { users } from '@/features/account/api';
import { fetchList } from '@/data/cache/cachedList';
import { server } from '@test/kit/server';
import { postView } from './calls';
import { callAs } from '@test/kit/engine';

const DAY_MS = 86_400_000;

it.each([
  ['ahead by three days', 3 * DAY_MS, 0],
  ['ahead by two minutes', 120_000, 120_000],
  ['behind by three days', -3 * DAY_MS, -3 * DAY_MS],
])('sends a view of a device that is %s, but never a future time', async (_, ahead, sent) => {
  const serverMs = Date.now() - ahead;
  const headers = { date: new Date(serverMs).toUTCString() };
  server.use(http.all('*/bible/api/get_all_users.php', () => HttpResponse.json([], { headers })));
  await fetchList(callAs(''), users);
  const calls: URLSearchParams[] = [];
  server.use(
    http.all('*/bible/api/update_last_viewed.php', ({ request }) => {
      calls.push(new URL(request.url).searchParams);
      return HttpResponse.json('success', { headers });
    }),
  );
  const epochMs = Date.now();
  await postView(callAs('demo'), {
    passageId: 7,
    epochMs,
    text: lastViewedString(new Date(epochMs)),
  });
  const at = Number(calls[0]?.get('lastViewedNum'));
  // The header has whole seconds.
  expect(Math.abs(at - (serverMs + sent))).toBeLessThan(5_000);
  expect(calls[0]?.get('lastViewedStr')).toBe(lastViewedString(new Date(at)));
});

// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { http, passthrough } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { server as interceptor } from '../../kit/server';
import { SCHEMA_VERSION } from '../schema';
import { createMockServer, type MockServer } from './mockServer';
import { settingsFromEnv } from './settings';

let folder: string;
let running: { mock: MockServer; server: Server }[];

beforeEach(() => {
  interceptor.use(http.all('*', () => passthrough()));
  folder = mkdtempSync(path.join(tmpdir(), 'nuggets-server-'));
  running = [];
});

afterEach(() => {
  for (const { mock, server } of running) {
    mock.close();
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

/** Serves the mock on a free port; returns a client. */
async function serve(env: Record<string, string> = {}) {
  const mock = createMockServer(settingsFromEnv({ DEMO_CONTROL: '1', ...env }), folder);
  const server = createServer((req, res) => mock.middleware(req, res, () => res.writeHead(418).end()));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  running.push({ mock, server });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const call = (file: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${file}`, init);
  const api = (name: string, init?: RequestInit) => call(`/bible/api/${name}`, init);
  const post = (name: string, body: unknown) => api(name, { method: 'POST', body: JSON.stringify(body) });
  const json = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();
  return { mock, call, api, post, json };
}

const LINK = { key: '4.13', label: 'Atlas: Ωδη', action: 'https://example.org/atlas' };
const addLink = { user: 'demo', ...LINK };
const links = 'get_additional_links.php?user=demo';

describe('the mock server', () => {
  it('answers over HTTP like the handlers, and passes on the rest', async () => {
    const { api, call } = await serve();
    const answer = await api('nuggets_login.php?user=demo');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.text()).toBe('"success"');
    expect((await call('/nuggets/')).status).toBe(418);
  });

  it('stores a posted link', async () => {
    const { api, post, json } = await serve();
    expect(await json(post('add_additional_link.php', addLink))).toBe('success');
    expect(await json(api(links))).toContainEqual(LINK);
  });

  it('answers 404 in JSON for an unknown endpoint', async () => {
    const { api, json } = await serve();
    for (const name of ['get_everything.php', '', 'add_prayer.php']) {
      const answer = api(name);
      expect((await answer).status).toBe(404);
      expect(await json(answer)).toHaveProperty('error');
    }
  });

  it('has a visitor’s changes after a restart', async () => {
    const first = await serve();
    await first.post('add_additional_link.php', addLink);
    first.mock.close();
    const { api, json } = await serve();
    expect(await json(api(links))).toContainEqual(LINK);
  });

  it('does not have them if the data are in memory', async () => {
    const first = await serve({ DEMO_DATA_DIR: 'memory' });
    await first.post('add_additional_link.php', addLink);
    first.mock.close();
    const { api, json } = await serve({ DEMO_DATA_DIR: 'memory' });
    expect(await json(api(links))).toHaveLength(2);
  });

  it('answers with the set latency', async () => {
    const { api } = await serve({ DEMO_LATENCY_MS: '60' });
    const start = performance.now();
    await api('get_all_users.php');
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  it('fails as set: a status, a broken connection, no answer', async () => {
    const { api } = await serve({ DEMO_FAULT: 'get_all_users:500,nuggets_login:drop,get_tag_list:hang' });
    expect((await api('get_all_users.php')).status).toBe(500);
    await expect(api('nuggets_login.php?user=demo')).rejects.toThrow('fetch failed');
    const signal = AbortSignal.timeout(50);
    await expect(api('get_tag_list.php?user=demo', { signal })).rejects.toThrow('timeout');
  });

  it('multiplies the lists', async () => {
    const { api, json } = await serve({ DEMO_SCALE: '3' });
    expect(await json(api('get_tag_list.php?user=demo'))).toHaveLength(75);
  });
});

describe('the control of a test', () => {
  it('shows the database', async () => {
    const { api, json } = await serve();
    expect(await json(api('__control/db'))).toMatchObject({
      schemaVersion: SCHEMA_VERSION,
      users: [{ userName: 'demo' }, {}, {}],
    });
  });

  it('shows the calls, and forgets them', async () => {
    const { api, post, json } = await serve();
    await api('get_all_users.php');
    await post('add_additional_link.php', addLink);
    expect(await json(api('__control/requests'))).toMatchObject([
      { endpoint: 'get_all_users', method: 'GET', query: {} },
      { endpoint: 'add_additional_link', method: 'POST', body: addLink },
    ]);
    await post('__control/requests/clear', {});
    expect(await json(api('__control/requests'))).toEqual([]);
  });

  it('sets faults and latency, and puts everything back', async () => {
    const { api, post, json } = await serve({ DEMO_FAULT: 'get_prayers:401' });
    await post('add_additional_link.php', addLink);
    await post('__control/latency', { ms: 5 });
    await post('__control/faults', { get_all_users: '500:1', nuggets_login: '404' });
    expect((await api('get_all_users.php')).status).toBe(500);
    expect((await api('get_all_users.php')).status).toBe(200);
    expect((await api('nuggets_login.php?user=demo')).status).toBe(404);
    expect((await api('get_prayers.php?userId=demo')).status).toBe(200);

    expect(await json(post('__control/reset', { scale: 2 }))).toBe('success');
    expect((await api('nuggets_login.php?user=demo')).status).toBe(200);
    expect((await api('get_prayers.php?userId=demo')).status).toBe(401);
    expect(await json(api('get_tag_list.php?user=demo'))).toHaveLength(50);
    expect(await json(api(links))).toHaveLength(2);
  });

  it('holds an answer by its name, until released', async () => {
    const { api, post, json } = await serve();
    expect(await json(post('__control/hold', { endpoint: 'get_additional_links' }))).toEqual({ id: 0 });
    const list = json(api(links));
    expect(await json(post('__control/arrived', { id: 0 }))).toBe('success');
    await post('add_additional_link.php', addLink);
    await post('__control/release', { id: 0 });
    expect(await list).toHaveLength(2);
    expect(await json(api(links))).toHaveLength(3);
    expect((await post('__control/release', { id: 7 })).status).toBe(400);
  });

  it('sets the clock, and ends the demo data there', async () => {
    const { api, post } = await serve();
    const at = new Date(2028, 1, 29, 23, 55).getTime();
    await post('__control/reset', { at });
    await post('add_prayer_session.php', { userId: 'demo', prayerId: 1 });
    const times = async () => (await api('get_prayer_sessions.php?userId=demo')).text();
    expect(await times()).toContain('"dateTime":"2028-02-29 23:55:');
    await post('__control/clock', { at: null });
    await post('add_prayer_session.php', { userId: 'demo', prayerId: 1 });
    expect(await times()).toContain(`"dateTime":"${new Date().getFullYear()}-`);
  });

  it('resets without a body', async () => {
    const { api, json } = await serve();
    expect(await json(api('__control/reset', { method: 'POST' }))).toBe('success');
  });

  it('refuses invalid commands', async () => {
    const { post, api } = await serve();
    expect((await post('__control/faults', { get_all_users: '501' })).status).toBe(400);
    expect((await post('__control/latency', { ms: 'x' })).status).toBe(400);
    expect((await post('__control/nothing', {})).status).toBe(404);
    expect((await api('__control/reset')).status).toBe(404);
  });

  it('is closed unless enabled', async () => {
    const { api } = await serve({ DEMO_CONTROL: '0' });
    expect((await api('__control/db')).status).toBe(404);
  });
});

// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { http, passthrough } from 'msw';
import { createServer, preview, type InlineConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server as interceptor } from '../../kit/server';
import { mockApi } from './vitePlugin';

const PAGE = '<!doctype html><html><head><title>Nuggets</title></head><body>built</body></html>';
const META = '<meta name="demo-api" content="Demo data. Texts come from the KJV and ASV;';

let root: string;
let closers: (() => Promise<void>)[];

beforeEach(() => {
  interceptor.use(http.all('*', () => passthrough()));
  root = mkdtempSync(path.join(tmpdir(), 'nuggets-site-'));
  mkdirSync(path.join(root, 'dist', 'assets'), { recursive: true });
  writeFileSync(path.join(root, 'index.html'), PAGE);
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  writeFileSync(path.join(root, 'dist', 'index.html'), PAGE);
  writeFileSync(path.join(root, 'dist', 'sw.js'), 'self;');
  writeFileSync(path.join(root, 'dist', 'assets', 'index-C0ffee.js'), `console.log('${'x'.repeat(2000)}');`);
  vi.stubEnv('DEMO_DATA_DIR', 'memory');
  closers = [];
});

afterEach(async () => {
  for (const close of closers) await close();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const config = (): InlineConfig => ({
  root,
  base: '/nuggets/',
  configFile: false,
  logLevel: 'silent',
  plugins: [mockApi()],
});

type Call = (file: string, headers?: Record<string, string>) => Promise<Response>;
const caller =
  (port: number): Call =>
  (file, headers = { accept: 'text/html' }) =>
    fetch(`http://localhost:${port}${file}`, { headers, redirect: 'manual' });

async function servePreview(): Promise<Call> {
  const server = await preview({ ...config(), preview: { port: 4931 } });
  closers.push(() => server.close());
  const address = server.httpServer.address();
  return caller(typeof address === 'object' && address !== null ? address.port : 0);
}

describe('npm start', () => {
  it('leads to the app', async () => {
    const call = await servePreview();
    for (const file of ['/', '/nuggets']) {
      const answer = await call(file);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/nuggets/']);
    }
  });

  it('serves the page, with its notice, at every URL of the app', async () => {
    const call = await servePreview();
    for (const file of ['/nuggets/', '/nuggets/index.html', '/nuggets/read/kjv/john/3/16?x=1']) {
      const answer = await call(file);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain(META);
    }
  });

  it('lets only files named by their content be cached, compressed', async () => {
    const call = await servePreview();
    const script = await call('/nuggets/assets/index-C0ffee.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(await script.text()).toContain('xxx');
    expect((await call('/nuggets/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const gone = await call('/nuggets/assets/index-01d.js');
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });

  it('serves nothing from outside what was built', async () => {
    const call = await servePreview();
    const answer = await call('/nuggets/..%2Fsecret.txt');
    expect(await answer.text()).not.toContain('secret');
  });

  it('answers the API, compressed, with the headers of every answer', async () => {
    const call = await servePreview();
    const answer = await call('/bible/api/get_nugget_id_list.php?user=demo', { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(await answer.json()).toHaveLength(200);
  });

  it('has no mock and no notice when a real host answers', async () => {
    vi.stubEnv('API_TARGET', 'https://bible.example.org');
    const call = await servePreview();
    expect(await (await call('/nuggets/')).text()).not.toContain('demo-api');
    expect((await call('/bible/api/get_all_users.php')).status).toBe(404);
  });

  it('names the setting that is wrong', async () => {
    vi.stubEnv('DEMO_SCALE', 'big');
    await expect(servePreview()).rejects.toThrow('DEMO_SCALE');
  });
});

describe('npm run dev', () => {
  async function serveDev(): Promise<Call> {
    const server = await createServer({ ...config(), server: { port: 4932 } });
    closers.push(() => server.close());
    await server.listen();
    const address = server.httpServer?.address();
    return caller(typeof address === 'object' && address !== null ? address.port : 0);
  }

  it('serves the page with its notice, and the API', async () => {
    vi.stubEnv('VITEST', undefined);
    const call = await serveDev();
    expect(await (await call('/nuggets/')).text()).toContain(META);
    expect((await call('/bible/api/get_all_users.php')).status).toBe(200);
  });

  it('costs a unit test nothing', async () => {
    const call = await serveDev();
    expect((await call('/bible/api/get_all_users.php')).status).toBe(404);
  });
});

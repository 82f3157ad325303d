import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { server } from '@test/kit/server';
import { reportMissingCode } from '@/ui/lazyWithPreload';
import { recoverFromOldChunks } from './recoverFromOldChunks';

const answering = (answer: () => Response) => server.use(http.get('/nuggets/sw.js', answer));

beforeEach(() => {
  document.body.innerHTML = '';
  answering(() => HttpResponse.text(''));
});

it('lets the failure be reported where the browser forbids remembering a reload', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
  recoverFromOldChunks();
  expect(await reportMissingCode()).toBe(true);
  vi.unstubAllGlobals();
});

it('does not reload over a dialog with a field', async () => {
  document.body.innerHTML = '<div role="dialog"><textarea>Grace</textarea></div>';
  recoverFromOldChunks();
  expect(await reportMissingCode()).toBe(true);
});

it.each([
  ['leads nowhere', () => HttpResponse.error()],
  ['leads to a server that fails', () => new HttpResponse(null, { status: 502 })],
])('does not reload a page that would not come back over a network that %s', async (_, answer) => {
  answering(answer);
  recoverFromOldChunks();
  expect(await reportMissingCode()).toBe(true);
});

it('reloads while a drawer of links closes, and takes no later failure for another', async () => {
  document.body.innerHTML = '<div role="dialog"><a href="/links">Links</a></div>';
  recoverFromOldChunks();
  expect(await Promise.all([reportMissingCode(), reportMissingCode()])).toEqual([false, false]);
  expect(await reportMissingCode()).toBe(false);
});

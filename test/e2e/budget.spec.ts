import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './kit/fixtures';

/** Bytes over the wire, headers included, by kind of file: what the page downloads until nothing more comes. */
async function downloaded(page: Page, url: string): Promise<Map<string, number>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('#v1').waitFor();
  return bytes;
}

/** What of a page's own text is script or style, compressed as it travels. */
function inlineBytes(html: string, tag: 'script' | 'style'): number {
  const texts = [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );
  return gzipSync(texts.join('')).length;
}

test('a public chapter link stays within its budget of bytes', async ({ page, demo }) => {
  const bytes = await downloaded(page, `${demo.url}/nuggets/read/kjv/john/3`);
  const html = readFileSync('dist/index.html', 'utf8');
  const scripts = (bytes.get('Script') ?? 0) + inlineBytes(html, 'script');
  const styles = (bytes.get('Stylesheet') ?? 0) + inlineBytes(html, 'style');
  console.log(
    `public link: ${scripts} bytes of scripts, ${styles} bytes of CSS, those inside the page included`,
  );
  expect(scripts).toBeLessThanOrEqual(150_000);
  expect(styles).toBeLessThanOrEqual(14_000);
});

test('the chapter of a public link is asked for once, and before the scripts are there', async ({
  page,
  demo,
}) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(request.url()));
  await page.goto(`${demo.url}/nuggets/read/kjv/john/3`, { waitUntil: 'networkidle' });
  await expect(page.locator('#v16')).toContainText('God so loved the world');
  const calls = await demo.calls('get_passage_text');
  expect(calls.filter(({ query }) => query?.chapter === '3')).toHaveLength(1);
  const asked = order.findIndex((url) => url.includes('get_passage_text.php'));
  const scripts = order.flatMap((url, index) =>
    url.includes('/assets/reader') && url.endsWith('.js') ? [index] : [],
  );
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(Math.min(...scripts));
});

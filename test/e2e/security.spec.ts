import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './kit/fixtures';
import { TOUR, walk } from './kit/tour';

// What is loaded, and when, is seen with nothing in the browser's cache.
test.use({ isFirstVisit: true });

const HEADER = /^ *Header set (\S+) "(.*)"$/gm;
const htaccess = () =>
  new Map(
    [...readFileSync('dist/.htaccess', 'utf8').matchAll(HEADER)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

test('page, host configurations and server allow the same scripts, and none unsafely', async ({
  request,
  page,
  open,
  demo,
}) => {
  await open('/links');
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  const policy = (await meta.getAttribute('content')) ?? '';
  expect(policy).toMatch(
    /default-src 'self'; script-src 'self' 'sha256-[\w+/]+='; style-src 'self' 'sha256-[\w+/]+='/,
  );
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  const full = `${policy}; frame-ancestors 'self'`;
  expect(htaccess().get('Content-Security-Policy')).toBe(full);
  expect((await request.get(`${demo.url}/nuggets/links`)).headers()['content-security-policy']).toBe(full);

  // The README's line for nginx.
  const line = /^sed .* > \S+$/m.exec(readFileSync('README.md', 'utf8'))?.[0] ?? '';
  const nginx = execFileSync('sh', ['-c', line.replace(/ > \S+$/, '')], {
    encoding: 'utf8',
  });
  const wanted = ['X-Content-Type-Options', 'Referrer-Policy', 'Content-Security-Policy'];
  expect(nginx.trim().split('\n')).toEqual(
    wanted.map((name) => `add_header ${name} "${htaccess().get(name)}" always;`),
  );
  // These have a special meaning in nginx's double quotes.
  expect(nginx).not.toMatch(/[$\\]/);
});

/** The violations of the page's policy, and the page's requests to other hosts. */
async function watch(page: Page, ownUrl: string): Promise<string[]> {
  const seen: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.debug(`forbidden ${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('forbidden ')) seen.push(message.text());
  });
  page.on('request', (asked) => {
    if (!asked.url().startsWith(`${ownUrl}/`) && !/^(data|blob):/.test(asked.url())) seen.push(asked.url());
  });
  return seen;
}

const links = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((all) =>
      all.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin !== location.origin
          ? [{ protocol: link.protocol, target: link.target, rel: link.rel }]
          : [],
      ),
    );

for (const part of ['memory', 'reading', 'keeping', 'shell'] as const) {
  test(`the policy holds, no other host is asked, external links are safe: ${part}`, async ({
    page,
    open,
    demo,
  }) => {
    const seen = await watch(page, demo.url);
    await open('/links');
    await page.getByRole('button', { name: 'Add Link' }).waitFor();
    await walk(page, TOUR[part], async (name) => {
      for (const link of await links(page)) {
        expect(link, name).toEqual({ protocol: 'https:', target: '_blank', rel: 'noopener noreferrer' });
      }
      expect(seen, name).toEqual([]);
    });
  });
}

test('a foreign script or style is refused', async ({ browser, demo }) => {
  // A new page, because console errors are expected here.
  const page = await browser.newPage();
  const seen = await watch(page, demo.url);
  await page.goto(`${demo.url}/nuggets/login`);
  await page.getByRole('button', { name: 'I am new' }).waitFor();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
    document.body.setAttribute('onclick', 'document.title = "run"');
    document.body.click();
  });
  await expect.poll(() => seen.length).toBeGreaterThanOrEqual(2);
  expect(await page.title()).not.toBe('run');
  await page.close();
});

test('menus open other sites in a tab without access to the app', async ({ page, open }) => {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { __opened: opened });
    window.open = (...call) => {
      opened.push(call);
      return null;
    };
  });
  const opened = async () =>
    v.parse(
      v.array(v.tuple([v.string(), v.string(), v.string()])),
      await page.evaluate('window.__opened.splice(0)'),
    );
  for (const path of ['/practice/by_psgtxt/by_freq', '/browseBible']) {
    await open(path);
    await page.locator('.scripture .verse').first().waitFor();
    for (const item of ['Open in Bible Hub...', 'Interlinear View...']) {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    }
    expect(await opened()).toEqual([
      [expect.stringMatching(/^https:\/\/biblehub\.com\//), '_blank', 'noopener,noreferrer'],
      [expect.stringMatching(/^https:\/\/www\.biblestudytools\.com\//), '_blank', 'noopener,noreferrer'],
    ]);
  }
});

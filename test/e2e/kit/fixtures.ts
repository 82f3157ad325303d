import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { KeptPage } from './keptPage';
import { startDemoServer, type DemoServer } from './server';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const axeResult = v.object({
  violations: v.array(
    v.object({
      id: v.string(),
      nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string()) })),
    }),
  ),
});

/** Worker n takes the n-th port from here. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310);

interface TestFixtures {
  /**
   * True for a browser whose cache has nothing of the app. Otherwise tests with the same options get one page after the other,
   * emptied in between (see `keptPage.ts`), unless they have a service worker.
   */
  isFirstVisit: boolean;
  /** The server, with fresh demo data. */
  demo: DemoServer;
  /** Signs in and opens a page of the app, such as `/prayers`. Null opens it without signing in. */
  open: (path: string, user?: string | null) => Promise<void>;
  /** Fails if axe finds a violation on the current page. */
  expectAccessible: () => Promise<void>;
}

interface WorkerFixtures {
  workerServer: DemoServer;
  /** The page for the worker's next test, if that has the same options. */
  kept: { page: KeptPage | null; options: string };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerServer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, { parallelIndex }) => {
      const server = await startDemoServer(FIRST_PORT + parallelIndex);
      await provide(server);
      server.stop();
    },
    // Longer than the server may take to start.
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ workerServer }, provide) => provide(workerServer.url),
  demo: async ({ workerServer }, provide) => {
    await workerServer.reset();
    await provide(workerServer);
  },
  kept: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const kept: WorkerFixtures['kept'] = { page: null, options: '' };
      await provide(kept);
      await kept.page?.close();
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  context: async (
    {
      browser,
      kept,
      workerServer,
      isFirstVisit,
      serviceWorkers,
      viewport,
      timezoneId,
      hasTouch,
      isMobile,
      contextOptions,
    },
    provide,
    testInfo,
  ) => {
    if (isFirstVisit || serviceWorkers === 'allow') {
      const context = await browser.newContext();
      await provide(context);
      await context.close();
      return;
    }
    const options = JSON.stringify({ timezoneId, hasTouch, isMobile, contextOptions });
    if (kept.options !== options) {
      await kept.page?.close();
      kept.page = null;
    }
    kept.options = options;
    const page = (kept.page ??= await KeptPage.make(browser, contextOptions));
    if (viewport) await page.resize(viewport);
    await provide(page.context);
    if (testInfo.status !== testInfo.expectedStatus) await page.close();
    else if (await page.emptied(workerServer.url)) return;
    kept.page = null;
  },
  page: async ({ context }, provide) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const problems = watchProblems(page);
    await provide(page);
    // A route may still be changing an answer when its test is over.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems, 'console errors').toEqual([]);
  },
  open: async ({ page, demo }, provide) => {
    await provide(async (path, user = 'demo') => {
      if (user !== null) {
        await page.addInitScript((name) => localStorage.setItem('user.name', name), user);
      }
      await page.goto(`${demo.url}/nuggets${path}`);
    });
  },
  expectAccessible: async ({ page }, provide) => {
    await provide(async () => {
      if (await page.evaluate('typeof axe === "undefined"')) await page.evaluate(axeSource);
      // Playwright passes the script's value as unknown, so its shape is checked here.
      const result: unknown = await page.evaluate("axe.run({ resultTypes: ['violations'] })");
      const { violations } = v.parse(axeResult, result);
      expect(violations).toEqual([]);
    });
  },
});

/** Console errors and uncaught errors, except the browser's own messages about failed requests. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  return problems;
}

export { expect };

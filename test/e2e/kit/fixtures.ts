import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import { startDemoServer, type DemoServer } from './server';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Worker n takes the n-th port from here. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4310);

interface TestFixtures {
  /** The server, with fresh demo data. */
  demo: DemoServer;
  /** Signs in and opens a page: `/prayers`, of the app. Null opens it as a stranger. */
  open: (path: string, user?: string | null) => Promise<void>;
  /** Fails when axe finds a violation on the page as it is. */
  expectAccessible: () => Promise<void>;
}

export const test = base.extend<TestFixtures, { workerServer: DemoServer }>({
  workerServer: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const server = await startDemoServer(FIRST_PORT + parallelIndex);
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ workerServer }, use) => use(workerServer.url),
  demo: async ({ workerServer }, use) => {
    await workerServer.reset();
    await use(workerServer);
  },
  page: async ({ page }, use) => {
    const problems = watchProblems(page);
    await use(page);
    expect(problems, 'console errors').toEqual([]);
  },
  open: async ({ page, demo }, use) => {
    await use(async (path, user = 'demo') => {
      if (user !== null) {
        await page.addInitScript((name) => localStorage.setItem('user.name', name), user);
      }
      await page.goto(`${demo.url}/nuggets${path}`);
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      await page.evaluate(axeSource);
      const violations = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: {
            run: () => Promise<{
              violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
            }>;
          };
        };
        const result = await axe.run();
        return result.violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
        }));
      });
      expect(violations).toEqual([]);
    });
  },
});

/** Errors on the console and uncaught ones. What the browser itself says of a failed request is no error of ours. */
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

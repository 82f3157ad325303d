import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { bootInPage } from '../../src/boot/vitePlugin.ts';

it('the page of the dev server names scripts that are there', async () => {
  const server = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [bootInPage()],
  });
  const page = await server.transformIndexHtml('/', '<html><head></head><body></body></html>');
  await server.close();
  const scripts = [...page.matchAll(/src="\/nuggets\/(src\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(scripts).toHaveLength(2);
  expect(scripts.filter((file) => !existsSync(file))).toEqual([]);
});

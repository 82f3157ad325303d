import path from 'node:path';
import compression from 'compression';
import type { Connect, HtmlTagDescriptor, PreviewServer, ViteDevServer } from 'vite';
import { DEMO_META } from './demoNotice';
import { createMockServer } from './mockServer';
import { previewPages } from './previewPages';
import { settingsFromEnv } from './settings';

/** Adds the mock API to Vite's dev server; returns the tags for the page's head. */
export function installInDev(server: ViteDevServer): HtmlTagDescriptor[] {
  const settings = settingsFromEnv(process.env);
  if (settings.apiTarget !== undefined) return [];
  const mock = createMockServer(settings, server.config.root);
  server.middlewares.use(mock.middleware);
  server.httpServer?.once('close', mock.close);
  return [{ tag: 'meta', attrs: DEMO_META, injectTo: 'head' }];
}

/** Adds compression, the built page and the mock API to Vite's preview server. */
export function installInPreview(server: PreviewServer): void {
  const settings = settingsFromEnv(process.env);
  const { root, base, build } = server.config;
  const demo = settings.apiTarget === undefined;
  const compress: unknown = settings.compress && compression();
  if (isMiddleware(compress)) server.middlewares.use(compress);
  server.middlewares.use(previewPages({ distDir: path.resolve(root, build.outDir), base, demo }));
  if (!demo) return;
  const mock = createMockServer(settings, root);
  server.middlewares.use(mock.middleware);
  server.httpServer.once('close', mock.close);
}

/** `compression` is typed for Express, whose requests have more fields than it uses. */
function isMiddleware(x: unknown): x is Connect.NextHandleFunction {
  return typeof x === 'function';
}

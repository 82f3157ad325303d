import { fileURLToPath } from 'node:url';
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite';

/**
 * Adds the mock API to `npm run dev` and `npm start`, unless `API_TARGET` names a real one. Builds never contain it,
 * because the plugin is not used for building. Unit tests run the handlers themselves and start no server.
 */
export function mockApi(): Plugin {
  let tags: HtmlTagDescriptor[] = [];
  return {
    name: 'nuggets:mock-api',
    apply: 'serve',

    async configureServer(server) {
      if (process.env.VITEST !== undefined) return;
      const { installInDev } = await serverModule();
      tags = installInDev(server);
    },

    async configurePreviewServer(server) {
      const { installInPreview } = await serverModule();
      installInPreview(server);
    },

    transformIndexHtml: () => tags,
  };
}

/** Loaded through Vite only when serving, so that builds and unit tests need not load the mock with their config. */
async function serverModule() {
  const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const resolve = { alias: { '@': here('../../../src'), '@test': here('../..') } };
  return (await runnerImport<typeof import('./install')>(here('./install.ts'), { resolve })).module;
}

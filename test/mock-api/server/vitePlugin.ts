import { fileURLToPath } from 'node:url';
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite';

/**
 * Puts the mock API into `npm run dev` and `npm start`, unless `API_TARGET` names a real one. A build never contains it:
 * the plugin takes no part in building. Unit tests run the handlers themselves and start no server.
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

/** Loaded through Vite, and only by what serves: a build or a unit test does not have to read the mock with its config. */
async function serverModule() {
  const file = fileURLToPath(new URL('./install.ts', import.meta.url));
  return (await runnerImport<typeof import('./install')>(file)).module;
}

import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { format } from 'date-fns';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bootInPage } from './src/boot/vitePlugin.ts';
import { mockApi } from './test/api/server/vitePlugin.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** As the footer shows it: made here, so that no page needs date formatting for it. */
const buildTime = (now: Date) => format(now, 'MM/dd/yyyy HH:mm');
const target = process.env.API_TARGET;
const server = {
  port: Number(process.env.PORT ?? 4173),
  strictPort: true,
  ...(target && { proxy: { '/bible/api': { target, changeOrigin: true } } }),
};

const LICENSES = 'licenses.md';

/** Vite lists the licences of what it bundles as scripts; styles and the service worker are added here. */
const otherLicenses = (): Plugin => ({
  name: 'nuggets:other-licenses',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    if (!(LICENSES in bundle)) return;
    for (const name of ['bootstrap', 'workbox-core']) {
      const text = readFileSync(folder(`./node_modules/${name}/LICENSE`), 'utf8');
      appendFileSync(`${dir}/${LICENSES}`, `\n\n## ${name}\n\n${text}`);
    }
  },
});

/** Installable, and there without a network; a new version is offered, never forced (see `app/sync/appUpdate.ts`). */
const installable = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    includeAssets: ['icon.svg', 'apple-touch-icon.png'],
    manifest: {
      id: '/nuggets/',
      name: 'Bible Nuggets',
      short_name: 'Nuggets',
      description: 'Memorise passages, read the Bible, keep what you find, and pray.',
      start_url: '/nuggets/',
      scope: '/nuggets/',
      display: 'standalone',
      background_color: '#fbf8f1',
      theme_color: '#fbf8f1',
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      share_target: {
        action: '/nuggets/share',
        method: 'GET',
        params: { title: 'title', text: 'text', url: 'url' },
      },
      shortcuts: [
        { name: 'Today', url: '/nuggets/today' },
        { name: 'Practice', url: '/nuggets/practice' },
        { name: 'Prayers', url: '/nuggets/prayers' },
        { name: 'Search', url: '/nuggets/search' },
      ],
    },
    workbox: {
      // All of it: what `app/sync` says is on the device must be.
      globPatterns: ['**/*.{js,css,html,svg}'],
      navigateFallback: '/nuggets/index.html',
      cleanupOutdatedCaches: true,
      // Already the first visit goes on when the network goes; a new version still waits to be taken.
      clientsClaim: true,
    },
  });

export default defineConfig({
  base: '/nuggets/',
  plugins: [react(), bootInPage(), otherLicenses(), installable(), mockApi()],
  resolve: { alias: { '@': folder('./src'), '@test': folder('./test') } },
  define: { __BUILD_TIME__: JSON.stringify(buildTime(new Date())) },
  css: {
    preprocessorOptions: {
      // Bootstrap 5 is written with @import and older functions; its warnings are not ours to mend.
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        loadPaths: [folder('./src/styles'), folder('./node_modules')],
      },
    },
  },
  build: {
    // The oldest browsers that the README names.
    target: ['safari16.4', 'chrome111', 'firefox121'],
    modulePreload: { polyfill: false },
    license: { fileName: LICENSES },
    rolldownOptions: {
      input: { index: folder('./index.html'), app: folder('./src/boot/entry.ts') },
      // A module that imports one thing from a `public.ts` does not load the rest of that subject.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]features[\\/].*[\\/]public\.ts$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // The code for a public chapter link comes as three files, one for each part of `boot/entry.ts`: a dozen small
          // ones compress worse and come later.
          groups: [
            { name: 'react', test: /[\\/]parts[\\/]react\.ts$|rolldown.runtime/ },
            { name: 'libraries', test: /[\\/]parts[\\/]libraries\.ts$/ },
            { name: 'reader', test: /src[\\/](main|features[\\/]reading[\\/]ReaderScreen)\.tsx$/ },
            // A stranger with the link of a set needs no more of what the screens share than this.
            { name: 'learn', test: /src[\\/]features[\\/]sets[\\/]learn[\\/]LearnScreen\.tsx$/ },
            // The source that six parts that are loaded later share: one file of that is sooner there than thirty. The reader of
            // references, with its library, is not among it: it is loaded where somebody types one.
            {
              name: 'shared',
              test: /src[\\/](?!bible[\\/]references[\\/](?!reference\.ts))/,
              minShareCount: 6,
            },
            // The table of what belongs to what, which a stranger downloads, would name a file for each icon and small control.
            { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
          ],
        },
      },
    },
  },
  server,
  preview: server,
});

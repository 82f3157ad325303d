import { appendFileSync, readFileSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { format } from 'date-fns';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
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

/** Small parts of many screens, which come as one file. One that is not there any more ends the build. */
const CONTROLS: ReadonlySet<string> = new Set(
  [
    'bible/controls/MissingText.tsx',
    'bible/externalSites.ts',
    'bible/text/lastTranslation.ts',
    'bible/text/otherTranslation.ts',
    'data/sync/conflictOf.ts',
    'data/sync/useSave.ts',
    'data/visit/sessionState.ts',
    'platform/page/download.ts',
    'platform/page/openExternal.ts',
    'platform/page/useNow.ts',
    'platform/page/useOnline.ts',
    'platform/scheduling/forEachConcurrently.ts',
    'platform/scheduling/idle.ts',
    'platform/values/filters.ts',
    'platform/values/random.ts',
    'ui/controls/ButtonLink.tsx',
    'ui/controls/ConflictNotice.tsx',
    'ui/controls/DraftRestored.tsx',
    'ui/controls/Field.tsx',
    'ui/controls/FormProblem.tsx',
    'ui/controls/TextArea.tsx',
    'ui/dialogs/FormButtons.tsx',
    'ui/dialogs/useSubmit.ts',
    'ui/keys/useRowKeys.ts',
    'ui/layout/Chip.tsx',
    'ui/layout/paneScroll.ts',
    'ui/lists/Disclosure.tsx',
    'ui/text/Highlighted.tsx',
  ].map((file) => realpathSync(folder(`./src/${file}`))),
);

/**
 * Bundled before the tests of screens: each file of these has a context of its own, which would load some thousand files.
 * React stays outside, so that there is only one; what uses react-dom is named, for the same reason.
 */
const BUNDLED_FOR_TESTS = {
  enabled: true,
  exclude: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  include: [
    '@reduxjs/toolkit',
    '@tanstack/react-virtual',
    '@testing-library/dom',
    '@testing-library/jest-dom/vitest',
    '@testing-library/react',
    '@testing-library/user-event',
    'axios',
    'date-fns',
    'downshift',
    'fast-check',
    'lucide-react',
    'react-bootstrap/Modal',
    'react-bootstrap/Offcanvas',
    'react-dom',
    'react-dom/client',
    'react-redux',
    'react-router-dom',
    'valibot',
  ],
};

/** Tests of pure rules and of the mock API, which need no document. */
const RULES = [
  'src/bible/*.test.ts',
  'src/bible/references/**/*.test.ts',
  'src/features/**/model/**/*.test.ts',
  'src/platform/values/**/*.test.ts',
  'test/{api,checks}/**/*.test.ts',
];

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
      globPatterns: ['**/*.{js,css,html,svg}'],
      // Large, and opened now and then: it is downloaded when it is opened, and there without a network from then on.
      globIgnores: ['**/YourDataScreen-*.js', '**/importQueue-*.js'],
      runtimeCaching: [
        {
          urlPattern: /\/assets\/(?:YourDataScreen|importQueue)-[^/]*\.js$/,
          handler: 'CacheFirst',
          options: { cacheName: 'your-data', expiration: { maxEntries: 4 } },
        },
      ],
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
    target: 'es2022',
    modulePreload: { polyfill: false },
    license: { fileName: LICENSES },
    rolldownOptions: {
      input: { index: folder('./index.html'), app: folder('./src/boot/entry.ts') },
      // Who imports one thing of a subject loads no other.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]features[\\/].*[\\/]public\.ts$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // What a public chapter link needs comes as three files, one for each part of `boot/entry.ts`: a dozen small
          // ones compress worse and come later.
          groups: [
            { name: 'react', test: /[\\/]parts[\\/]react\.ts$|rolldown.runtime/ },
            { name: 'libraries', test: /[\\/]parts[\\/]libraries\.ts$/ },
            { name: 'reader', test: /src[\\/](main|features[\\/]reading[\\/]ReaderScreen)\.tsx$/ },
            // The table of what belongs to what, which a stranger downloads, would name a file for each icon and small control.
            { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
            { name: 'controls', test: (file: string) => CONTROLS.has(file) },
          ],
        },
      },
    },
  },
  server,
  preview: server,
  test: {
    restoreMocks: true,
    // A busy machine is slow, and not wrong: what is waited for may take its time.
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    // A worker that has grown larger is replaced by a new one: large ones are slow.
    vmMemoryLimit: '500MB',
    // Tests also wait.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['./test/kit/setup.ts'],
    projects: [
      {
        // They are many, and share a process.
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: RULES,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          pool: 'vmForks',
          // A context for each file leaves much behind: with more room for what is new, collecting it takes a tenth less time. And
          // no code runs for long enough to repay its optimising, which takes a seventh.
          execArgv: ['--max-semi-space-size=64', '--no-opt'],
          environment: './test/kit/jsdomEnvironment.ts',
          deps: { optimizer: { client: BUNDLED_FOR_TESTS } },
          include: ['src/**/*.test.{ts,tsx}', 'test/{kit,golden}/**/*.test.{ts,tsx}'],
          exclude: RULES,
        },
      },
    ],
  },
});

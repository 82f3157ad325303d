import { appendFileSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { format } from 'date-fns';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { bootInPage } from './src/boot/vitePlugin.ts';
import { mockApi } from './test/mock-api/server/vitePlugin.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** As the footer shows it: made here, so that no page needs date formatting for it. */
const buildTime = (now: Date) => format(now, 'MM/dd/yyyy HH:mm');
const target = process.env.API_TARGET;
const server = {
  port: Number(process.env.PORT ?? 4173),
  strictPort: true,
  ...(target && { proxy: { '/bible/api': { target, changeOrigin: true } } }),
};

/**
 * What of axios this app never runs, and what stands in for it in the build: a browser without XMLHttpRequest does not exist,
 * nothing is sent but JSON, parameters are flat, nobody watches progress, calls are cancelled by signals. Some 6 KB of the
 * public link's budget. Axios itself leaves out its Node adapter in the same way.
 */
const UNUSED_IN_AXIOS: Readonly<Record<string, string>> = {
  'fetch.js': 'export const getFetch = undefined;',
  'HttpStatusCode.js': 'export default {};',
  'CancelToken.js': 'export default class {}',
  'formDataToJSON.js': 'export default () => null;',
  'toURLEncodedForm.js': 'export default (data) => data;',
  'progressEventReducer.js': 'export const progressEventReducer = undefined;',
  'toFormData.js':
    'export default (from, to) => { for (const [name, value] of Object.entries(from)) if (value != null) to.append(name, value); };',
};

const withoutUnusedAxios = (): Plugin => ({
  name: 'nuggets:without-unused-axios',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const file = source.split('/').at(-1) ?? '';
    return importer?.includes('axios/lib/') && file in UNUSED_IN_AXIOS ? `\0axios:${file}` : null;
  },
  load: (id) => (id.startsWith('\0axios:') ? (UNUSED_IN_AXIOS[id.slice('\0axios:'.length)] ?? null) : null),
});

/**
 * How lucide makes an icon of its paths, without the ways of calling it that are not ours: an icon here has a size, a stroke, and
 * is hidden from a screen reader. 1 KB of the budget.
 */
const ICON = `import { createElement } from 'react';
const fixed = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' };
export default ({ node }) => ({ size = 24, strokeWidth = 2, ...rest }) =>
  createElement(
    'svg',
    { ...fixed, width: size, height: size, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...rest },
    node.map(([tag, attributes]) => createElement(tag, attributes)),
  );`;

const slimIcons = (): Plugin => ({
  name: 'nuggets:slim-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('lucide-react/') && source.endsWith('createLucideIcon.mjs') ? '\0lucide:icon' : null,
  load: (id) => (id === '\0lucide:icon' ? ICON : null),
});

/** React Router's packages lead to its development build, whose warnings nobody reads in production: 1 KB of the budget. */
const productionRouter = (): Plugin => ({
  name: 'nuggets:production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
});

/** Small parts of many screens, which come as one file. */
const CONTROLS =
  /src[\\/]ui[\\/]\w+[\\/](Button|CheckField|Chip|ConflictNotice|Disclosure|DraftRestored|Field|FormButtons|FormProblem|Highlighted|openExternal|paneScroll|SearchField|useCloseWhileOpen|useOnce|useSubmit)\.tsx?$/;

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
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg}'],
      navigateFallback: '/nuggets/index.html',
      cleanupOutdatedCaches: true,
      // Already the first visit goes on when the network goes; a new version still waits to be taken.
      clientsClaim: true,
    },
  });

export default defineConfig({
  base: '/nuggets/',
  plugins: [
    react(),
    withoutUnusedAxios(),
    productionRouter(),
    slimIcons(),
    bootInPage(),
    otherLicenses(),
    installable(),
    mockApi(),
  ],
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
      input: { index: folder('./index.html'), app: folder('./src/boot/inParts.ts') },
      output: {
        codeSplitting: {
          // What a public chapter link needs comes as three files, one for each part of `boot/inParts.ts`: a dozen small
          // ones compress worse and come later.
          groups: [
            { name: 'react', test: /[\\/]parts[\\/]react\.ts$/ },
            { name: 'libraries', test: /[\\/]parts[\\/]libraries\.ts$/ },
            { name: 'reader', test: /src[\\/](main|screens[\\/]reader[\\/]ReaderScreen)\.tsx$/ },
            // The table of what belongs to what, which a stranger downloads, would name a file for each icon and small control.
            { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
            { name: 'controls', test: CONTROLS },
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
    // One of two cores would idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: ['./test/kit/setup.ts'],
    projects: [
      {
        // Pure rules and the mock API need no document, and are many: they share a process without one.
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: ['src/domain/**/*.test.ts', 'test/{mock-api,mutate}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          pool: 'vmForks',
          environment: './test/kit/jsdomEnvironment.ts',
          deps: { optimizer: { client: BUNDLED_FOR_TESTS } },
          include: [
            'src/{api,app,boot,device,routes,screens,store,ui}/**/*.test.{ts,tsx}',
            'test/kit/**/*.test.{ts,tsx}',
          ],
        },
      },
    ],
  },
});

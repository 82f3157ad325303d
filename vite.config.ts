import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { format } from 'date-fns';
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

export default defineConfig({
  base: '/nuggets/',
  plugins: [react(), bootInPage(), mockApi()],
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
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server,
  preview: server,
  test: {
    environment: 'jsdom',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'test/bench/**'],
    setupFiles: ['./test/kit/setup.ts'],
    restoreMocks: true,
  },
});

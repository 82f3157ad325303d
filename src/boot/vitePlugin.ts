import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFiles } from './loadApp.ts';
import { build, type Plugin, type UserConfig } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Where a host configuration names the page's policy. */
const PLACEHOLDER = '%CONTENT_SECURITY_POLICY%';

/**
 * Puts `boot/main.ts` into index.html, so that a public link's chapter is asked for without a further download, and
 * writes the Content-Security-Policy that allows just that script and its styles by their hashes: into the page, and into the host
 * configuration beside it.
 */
export function bootInPage(): Plugin {
  let policy = '';
  let outDir = '';
  let css: UserConfig['css'] = {};
  return {
    name: 'nuggets:boot-in-page',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
      css = {
        ...(config.css.preprocessorOptions && { preprocessorOptions: config.css.preprocessorOptions }),
      };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        if (server)
          return [
            {
              tag: 'script',
              attrs: { type: 'module', src: '/nuggets/src/boot/main.ts' },
              injectTo: 'head-prepend',
            },
          ];
        const { script, style } = await bundled(css);
        policy = policyFor(script, style);
        const { page, files } = withoutFiles(html);
        // The policy stands before the script that it is about, and both before everything that is downloaded.
        const head = `<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <style>${style}</style>
    <script ${tagged(files)}>${script}</script>`;
        return page.replace('<meta charset="utf-8" />', () => head);
      },
    },
    closeBundle() {
      if (policy === '') return;
      const file = path.join(outDir, '.htaccess');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(PLACEHOLDER, policy));
    },
  };
}

/** The script inside the page has the app's files downloaded (see `loadApp.ts`): the page itself names none. */
function withoutFiles(html: string): { page: string; files: AppFiles } {
  const taken: string[][] = [[], [], []];
  const patterns = [
    / *<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>\n?/g,
    / *<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>\n?/g,
    / *<link rel="stylesheet"[^>]* href="([^"]*)"[^>]*>\n?/g,
  ];
  const page = patterns.reduce(
    (text, pattern, index) =>
      text.replace(pattern, (_, address: string) => {
        taken[index]?.push(address);
        return '';
      }),
    html,
  );
  const [scripts = [], preloads = [], styles = []] = taken;
  // The last script imports whatever stands before it.
  const entry = scripts.at(-1);
  if (entry === undefined) throw new Error('The page has no script');
  return { page, files: { entry, modules: [...scripts.slice(0, -1), ...preloads], styles } };
}

const tagged = ({ entry, modules, styles }: AppFiles): string =>
  `data-entry="${entry}" data-modules="${modules.join(' ')}" data-styles="${styles.join(' ')}"`;

/** The boot script as one classic script that leaves no names behind, and its styles. */
async function bundled(css: UserConfig['css']): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': here('..') } },
    css: { ...css },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here('./main.ts'), formats: ['iife'], name: 'boot', cssFileName: 'boot' },
    },
  });
  const files = (Array.isArray(result) ? result : []).flatMap(({ output }) => output);
  const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  const style = files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('');
  if (script === '' || style === '') throw new Error('The boot script was not built');
  return { script: script.trim(), style: style.trim() };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyFor(script: string, style: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(script)}`,
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

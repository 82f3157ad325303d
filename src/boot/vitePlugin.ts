import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFiles } from './loadApp.ts';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The chunks of `inParts.ts`, as `vite.config.ts` names them. */
const PARTS: ReadonlySet<string> = new Set(['react', 'libraries', 'reader']);

/** Where a host configuration names the page's policy. */
const PLACEHOLDER = '%CONTENT_SECURITY_POLICY%';

/**
 * Puts `boot/inPage.ts` into index.html, so that a public link's chapter is asked for without a further download, and
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
      async handler(html, { server, bundle = {} }) {
        if (server)
          return [
            {
              tag: 'script',
              attrs: { type: 'module', src: '/nuggets/src/boot/inPage.ts' },
              injectTo: 'head-prepend',
            },
          ];
        const { script, style } = await bundled(css);
        policy = policyFor(script, style);
        const { page, files } = withoutFiles(html, partsOf(Object.values(bundle)));
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
function withoutFiles(html: string, parts: AppParts): { page: string; files: AppFiles } {
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
  return {
    page,
    files: {
      entry,
      modules: distinct([...scripts.slice(0, -1), ...preloads, ...parts.modules]),
      styles: distinct([...styles, ...parts.styles]),
    },
  };
}

const distinct = (addresses: readonly string[]): string[] => [...new Set(addresses)];

type AppParts = Pick<AppFiles, 'modules' | 'styles'>;

/** What `inParts.ts` will import first on every page: fetched with it, not after it. */
function partsOf(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): AppParts {
  const parts = files.filter(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && PARTS.has(file.name),
  );
  const styles = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const address = (file: string) => `/nuggets/${file}`;
  return { modules: parts.map(({ fileName }) => address(fileName)), styles: styles.map(address) };
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
      lib: { entry: here('./inPage.ts'), formats: ['iife'], name: 'boot', cssFileName: 'boot' },
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
    'media-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

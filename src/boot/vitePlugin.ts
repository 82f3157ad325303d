import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFiles } from './loadApp.ts';
import {
  build,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  type UserConfig,
} from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The chunks of `entry.ts`, as `vite.config.ts` names them. */
const PARTS: ReadonlySet<string> = new Set(['react', 'libraries', 'reader']);

type Target = ResolvedConfig['build']['target'];

/** The script that starts the app. */
const ENTRY = 'src/boot/entry.ts';

/** Replaced by the page's policy in the host configuration. */
const PLACEHOLDER = '%CONTENT_SECURITY_POLICY%';

/**
 * Puts `boot/inlineBoot.ts` into index.html, so that a public link's chapter is requested without another download, and writes the
 * Content-Security-Policy that allows only that script and its styles, by their hashes, into the page and into the host
 * configuration beside it.
 */
export function bootInPage(): Plugin {
  let policy = '';
  let outDir = '';
  let css: UserConfig['css'] = {};
  let target: Target = false;
  return {
    name: 'nuggets:boot-in-page',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
      target = config.build.target;
      css = {
        ...(config.css.preprocessorOptions && { preprocessorOptions: config.css.preprocessorOptions }),
      };
    },
    async transformIndexHtml(_, { server, bundle = {} }) {
      const first = (tag: string, attrs: Record<string, string>, children = ''): HtmlTagDescriptor => ({
        tag,
        attrs,
        children,
        injectTo: 'head-prepend',
      });
      const source = (name: string) => ({ type: 'module', src: `/nuggets/src/boot/${name}` });
      const charset = first('meta', { charset: 'utf-8' });
      if (server)
        return [
          charset,
          first('script', source('inlineBoot.ts')),
          { tag: 'script', attrs: source('entry.ts'), injectTo: 'body' },
        ];
      const { script, style } = await bundled(css, target);
      policy = policyFor(script, style);
      const { entry, modules, styles } = filesOf(Object.values(bundle));
      const files = {
        'data-entry': entry,
        'data-modules': modules.join(' '),
        'data-styles': styles.join(' '),
      };
      // The policy must come before the script that it allows, and both before any download.
      return [
        charset,
        first('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
        first('style', {}, style),
        first('script', files, script),
      ];
    },
    closeBundle() {
      if (policy === '') return;
      const file = path.join(outDir, '.htaccess');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(PLACEHOLDER, policy));
    },
  };
}

/**
 * What the script inside the page downloads at once (see `loadApp.ts`): the entry with everything it imports, and what
 * `entry.ts` imports first on every page.
 */
function filesOf(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): AppFiles {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(ENTRY));
  if (!entry) throw new Error(`${ENTRY} was not built`);
  const wanted = new Set([entry, ...[...chunks.values()].filter(({ name }) => PARTS.has(name))]);
  for (const { imports } of wanted)
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported) wanted.add(imported);
    }
  const urlOf = (file: string) => `/nuggets/${file}`;
  // The entry's styles come last, to override those of its imports.
  wanted.delete(entry);
  const styles = new Set(
    [...wanted, entry].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  return {
    entry: urlOf(entry.fileName),
    modules: [...wanted].map(({ fileName }) => urlOf(fileName)),
    styles: [...styles].map(urlOf),
  };
}

/** The boot script, as one classic script that defines no globals, and its styles. */
async function bundled(css: UserConfig['css'], target: Target): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': here('..') } },
    css: { ...css },
    build: {
      write: false,
      target,
      lib: { entry: here('./inlineBoot.ts'), formats: ['iife'], name: 'boot', cssFileName: 'boot' },
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

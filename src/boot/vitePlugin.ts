import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Where a host configuration names the page's policy. */
const PLACEHOLDER = '%CONTENT_SECURITY_POLICY%';

/**
 * Puts `boot/main.ts` into index.html, so that a public link's chapter is asked for without a further download, and
 * writes the Content-Security-Policy that allows just that script by its hash: into the page, and into the host
 * configuration beside it.
 */
export function bootInPage(): Plugin {
  let policy = '';
  let outDir = '';
  return {
    name: 'nuggets:boot-in-page',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
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
        const script = await bundled();
        policy = policyFor(script);
        // The policy stands before the script that it is about, and both before everything that is downloaded.
        const head = `<meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <script>${script}</script>`;
        return html.replace('<meta charset="utf-8" />', () => head);
      },
    },
    closeBundle() {
      if (policy === '') return;
      const file = path.join(outDir, '.htaccess');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(PLACEHOLDER, policy));
    },
  };
}

/** The boot script as one classic script that leaves no names behind. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': here('..') } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here('./main.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('The boot script was not built');
  return chunk.code.trim();
}

function policyFor(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 cannot run TypeScript: `node test/checks/run.js test/checks/parts.ts` runs it through Vite.
const [file = ''] = process.argv.slice(2);
/** @param {string} path */
const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
await runnerImport(`./${file}`, { resolve: { alias: { '@': folder('../../src'), '@test': folder('..') } } });

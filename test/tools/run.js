import { runnerImport } from 'vite';

// Node 20 cannot run TypeScript: `node test/tools/run.js test/tools/parts.ts` runs it through Vite.
const [file = ''] = process.argv.slice(2);
await runnerImport(`./${file}`);

import { spawnSync } from 'node:child_process';

/** What `npm test` checks, in this order; it ends with the first part that fails. */
const PARTS = ['types', 'lint', 'unit', 'build', 'e2e'] as const;
const GOAL_MINUTES = 12;

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const rows: string[] = [];
let total = 0;
let failed = false;
for (const part of PARTS) {
  console.log(`\n== ${part}`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', part], {
    stdio: 'inherit',
    // What runs this file sets it to development, and the build would be one for development.
    env: { ...process.env, NODE_ENV: undefined },
    shell: process.platform === 'win32',
  });
  const took = performance.now() - start;
  total += took;
  failed = status !== 0;
  rows.push(`${part.padEnd(8)}${minutes(took).padStart(6)}${failed ? '  failed' : ''}`);
  if (failed) break;
}

console.log(`\nMinutes by part (${GOAL_MINUTES} at most on two quiet cores)`);
console.log([...rows, `${'total'.padEnd(8)}${minutes(total).padStart(6)}`].join('\n'));
process.exitCode = failed ? 1 : 0;

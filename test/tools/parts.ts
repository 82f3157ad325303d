import { spawn } from 'node:child_process';

/**
 * The checks of `npm test`, stage by stage; it ends at the first stage that fails. The lanes of a stage run at the same
 * time, because each of them needs only one core.
 */
const STAGES: readonly (readonly (readonly string[])[])[] = [
  [['lint'], ['types', 'tidy', 'build', 'unit:rules']],
  [['unit:screens']],
  [['e2e']],
];
const GOAL_MINUTES = 12;

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const rows: string[] = [];

/** Runs a part; resolves to whether it passed. The output of parallel parts is printed in one piece each. */
async function run(part: string, beside: boolean): Promise<boolean> {
  const start = performance.now();
  const said: string[] = [];
  if (!beside) console.log(`\n== ${part}`);
  const child = spawn('npm', ['run', '--silent', part], {
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    // The runner of this file sets NODE_ENV to development, which would make a development build.
    env: { ...process.env, NODE_ENV: undefined },
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)));
  const passed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      said.push(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  if (beside) console.log(`\n== ${part}\n${said.join('')}`);
  rows.push(`${part.padEnd(14)}${minutes(performance.now() - start).padStart(6)}${passed ? '' : '  failed'}`);
  return passed;
}

async function runLane(parts: readonly string[], beside: boolean): Promise<boolean> {
  for (const part of parts) if (!(await run(part, beside))) return false;
  return true;
}

const start = performance.now();
let passed = true;
for (const lanes of STAGES) {
  const outcomes = await Promise.all(lanes.map((parts) => runLane(parts, lanes.length > 1)));
  passed = outcomes.every(Boolean);
  if (!passed) break;
}
console.log(`\nMinutes by part (${GOAL_MINUTES} at most on two quiet cores)`);
console.log([...rows, `${'total'.padEnd(14)}${minutes(performance.now() - start).padStart(6)}`].join('\n'));
process.exitCode = passed ? 0 : 1;

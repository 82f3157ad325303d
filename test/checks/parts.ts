import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { flakyIn } from './flaky';

/**
 * The checks of `npm test`, in two lanes at the same time; a lane ends at its first part that fails. Tests often wait, the
 * browser's most of all: the other lane has a lower priority, and takes the time that they leave.
 */
const TESTS = ['build', 'unit:screens', 'e2e'];
const OTHERS = ['types', 'tidy', 'unit:rules', 'lint'];
const LOW_PRIORITY = 10;
const GOAL_MINUTES = 12;

const minutes = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** What a part prints last says why it failed. */
const LAST_LINES = 60;

const rows: string[] = [];
const failures: string[] = [];
/** Tests that failed and passed when they were run once more: no reason to be red, but each is a defect to mend. */
const flaky: string[] = [];

const lastLinesOf = (text: string): string => text.trimEnd().split('\n').slice(-LAST_LINES).join('\n');

/** Runs a part; resolves to whether it passed. What a part in the background prints comes in one piece, when it has ended. */
async function run(part: string, inBackground: boolean): Promise<boolean> {
  const start = performance.now();
  const output: string[] = [];
  if (!inBackground) console.log(`\n== ${part}`);
  const child = spawn('npm', ['run', '--silent', part], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The runner of this file sets NODE_ENV to development, which would make a development build.
    env: { ...process.env, NODE_ENV: undefined },
    shell: process.platform === 'win32',
  });
  if (inBackground && child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output.push(String(text));
      if (!inBackground) process.stdout.write(String(text));
    });
  const passed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output.push(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
  if (inBackground) console.log(`\n== ${part}\n${output.join('')}`);
  flaky.push(...flakyIn(output.join('')));
  if (!passed) failures.push(`\n== ${part} failed\n${lastLinesOf(output.join(''))}`);
  rows.push(`${part.padEnd(14)}${minutes(performance.now() - start).padStart(6)}${passed ? '' : '  failed'}`);
  return passed;
}

async function runLane(parts: readonly string[], inBackground: boolean): Promise<boolean> {
  for (const part of parts) if (!(await run(part, inBackground))) return false;
  return true;
}

const start = performance.now();
const outcomes = await Promise.all([runLane(TESTS, false), runLane(OTHERS, true)]);
for (const failure of failures) console.log(failure);
if (flaky.length > 0) console.log(`\nFlaky, which is to be mended:\n${flaky.join('\n')}`);
console.log(`\nMinutes by part (${GOAL_MINUTES} at most on two quiet cores)`);
console.log([...rows, `${'total'.padEnd(14)}${minutes(performance.now() - start).padStart(6)}`].join('\n'));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
